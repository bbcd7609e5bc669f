import { advanceRead } from '#server/features/chat/log/chat.queries.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Whisper } from './chat.whisper.ts';
import type { Lobby } from './lobby.ts';

/**
 * Moves a person's read mark and announces it to the person's devices. In a direct room the other person gets it too,
 * unless one of the two hides how far they have read.
 */
export async function read(
  { db, clock, hints }: Pick<Deps, 'db' | 'clock' | 'hints'>,
  { userId, roomId, seq: wanted }: { userId: number; roomId: string; seq: number },
): Promise<void> {
  const moved = await advanceRead(db, { roomId, userId, seq: wanted, now: clock.now() });
  if (moved !== undefined) hints.announce('read', `${roomId} ${userId} ${moved.seq} ${moved.is_told ? '1' : '0'}`);
}

/** Sends read marks to the sockets of this process. A client that misses a mark reads it with the room. */
export function followReading({ hub, hints }: Pick<Deps, 'hub' | 'hints'>, lobby: Lobby, whisper: Whisper): void {
  hints.on('read', /^[0-9a-f-]{36} \d{12} \d{1,15} [01]$/, (value) => {
    const [roomId = '', who, upTo, isTold] = value.split(' ');
    const userId = Number(who);
    const event = { type: 'read', roomId, userId, seq: Number(upTo) } as const;
    hub.sendToPerson(userId, event);
    const room = isTold === '1' ? lobby.get(roomId) : undefined;
    if (room?.members !== undefined) whisper(event, userId, () => lobby.othersIn(room, userId));
  });
}
