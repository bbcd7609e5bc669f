import type { FastifyInstance } from 'fastify';
import type { Draft, Writer, Written } from './chat.writer.ts';

/** What another feature may do in the rooms of a running server. */
export interface ChatDoor {
  /** Writes a line as anybody who is in the room; answers after the commit. */
  say: (draft: Draft) => Promise<Written>;
  /** `listener` hears of rooms in which an AI character owes an answer, right after the commit that made it so. */
  onUnanswered: (listener: (roomIds: readonly string[]) => void) => void;
}

interface Behind {
  door: ChatDoor;
  listeners: ((roomIds: readonly string[]) => void)[];
}

const doors = new WeakMap<FastifyInstance, Behind>();

/** The one writer of a server is made with its sockets; this lets other features in to it. */
export function openDoor(app: FastifyInstance, writer: Writer): void {
  const listeners: Behind['listeners'] = [];
  doors.set(app, {
    listeners,
    door: {
      say: (draft) => new Promise((resolve) => writer.write(draft, resolve)),
      onUnanswered: (listener) => listeners.push(listener),
    },
  });
}

export function tellUnanswered(app: FastifyInstance, roomIds: readonly string[]): void {
  for (const listener of doors.get(app)?.listeners ?? []) listener(roomIds);
}

/** The door of a server whose chat is registered. */
export function chatDoor(app: FastifyInstance): ChatDoor {
  const behind = doors.get(app);
  if (behind === undefined) throw new Error('Chat is not registered yet.');
  return behind.door;
}
