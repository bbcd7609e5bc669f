import type { Message } from '#contract/chat.ts';
import type { TrayPicture } from './picture.tray.ts';
import type { Recording } from './voice.recorder.ts';
import type { Gone } from './room.gone.ts';
import type { Uploaded } from './sending.later.ts';
import { emptyLog, reduceLog, type LogAction, type RoomLog } from './room.log.ts';

/** The state of one room's conversation for the screens. Any change creates a new object. */
export interface RoomState {
  log: RoomLog;
  /** `loading`: the first page is not here yet. `error`: that page could not be read. */
  status: 'loading' | 'ready' | 'error';
  /** How the person came to be out of the room; null while they are in it. */
  gone: Gone | null;
  isLoadingOlder: boolean;
  /** The user ids of the people who are typing. */
  typists: readonly number[];
  /** The part of a line that an AI has written so far. It is removed when the line arrives or the AI stops typing. */
  forming: Forming | null;
  /** The message that the person replies to or edits in the composer. */
  about: About | null;
  /** The pictures that were chosen for the next message. */
  tray: readonly TrayPicture[];
  /** The voice note that is recorded, or that waits for the next message. */
  recording: Recording;
  /** What the person has pressed Send for, while its uploads are on their way. */
  awaited: readonly Uploaded[];
}

export interface Forming {
  senderId: number;
  /** The client id of the line, by which the whole line is recognized when it arrives. */
  clientId: string;
  content: string;
}

/** The part of a message that a reply quotes. */
export type Answered = Pick<Message, 'id' | 'seq' | 'senderId' | 'content' | 'endsAt'>;

/** The message that the composer replies to or edits. `text` is the edited text so far. */
export type About = { kind: 'reply'; message: Answered } | { kind: 'edit'; message: Message; text?: string };

/** The rooms that this page holds, as an external store for the screens. */
export class RoomStore {
  readonly #me: number;
  readonly #rooms = new Map<string, RoomState>();
  readonly #listeners = new Map<string, Set<() => void>>();
  readonly #blank: RoomState;
  /** Resolves once the device has stored the last sent message; null after that. Its attachments stay until then. */
  outgoing: Promise<void> | null = null;

  constructor(me: number) {
    this.#me = me;
    this.#blank = {
      log: emptyLog(me),
      status: 'loading',
      gone: null,
      isLoadingOlder: false,
      typists: [],
      forming: null,
      about: null,
      tray: [],
      recording: { step: 'idle' },
      awaited: [],
    };
  }

  get me(): number {
    return this.#me;
  }

  get(roomId: string): RoomState {
    return this.#rooms.get(roomId) ?? this.#blank;
  }

  has(roomId: string): boolean {
    return this.#rooms.has(roomId);
  }

  /** Returns the rooms whose log has been loaded, the most recently used last. */
  loaded(): string[] {
    return [...this.#rooms].filter(([, { log }]) => log.loaded).map(([roomId]) => roomId);
  }

  /** Returns the room in which an unconfirmed message waits, if the store has it. */
  roomOfPending(clientId: string): string | undefined {
    for (const [roomId, { log }] of this.#rooms) {
      if (log.pending.some((pending) => pending.clientId === clientId)) return roomId;
    }
    return undefined;
  }

  /** Marks the room as the most recently used. */
  touch(roomId: string): void {
    const state = this.get(roomId);
    this.#rooms.delete(roomId);
    this.#rooms.set(roomId, state);
  }

  forget(roomId: string): void {
    this.#rooms.delete(roomId);
    this.#tell(roomId);
  }

  /** Ends recordings and uploads, because the person has signed out. */
  callOff(): void {
    for (const { recording, tray } of this.#rooms.values()) {
      if (recording.step !== 'idle') recording.end.abort();
      for (const { job } of tray) job.drop();
    }
  }

  update(roomId: string, change: Partial<RoomState>): void {
    const before = this.get(roomId);
    const after = { ...before, ...change };
    const isSame = Object.keys(change).every((key) => before[key as keyof RoomState] === after[key as keyof RoomState]);
    if (isSame && this.has(roomId)) return;
    this.#rooms.set(roomId, after);
    this.#tell(roomId);
  }

  dispatch(roomId: string, action: LogAction): RoomLog {
    const log = reduceLog(this.get(roomId).log, action);
    this.update(roomId, log.loaded ? { log, status: 'ready' } : { log });
    return log;
  }

  subscribe(roomId: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(roomId) ?? new Set();
    this.#listeners.set(roomId, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  #tell(roomId: string): void {
    for (const listener of this.#listeners.get(roomId) ?? []) listener();
  }
}
