import { seedFrom } from '#content/seeded-rng.ts';
import { nextLinesInSpanish } from '#content/wyn-lines-spanish.ts';
import { nextLines } from '#content/wyn-lines.ts';
import type { Room } from '#contract/chat.ts';
import type { Language } from '#contract/languages.ts';
import type { Suggestions } from '#contract/wyn.rooms.ts';
import { pageFor } from '#server/features/chat/chat.ts';
import { roomFor } from '#server/features/chat/rooms.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { isRead, LINES_READ, sentIn, sharedIn } from './chats.ts';
import { graveIn } from './grave.ts';
import { allow, forbid, isAllowed } from './rooms.queries.ts';
import type { read as readLines } from './suggest.reader.ts';

interface WynRoomKey {
  userId: number;
  roomId: string;
}

/** Returns whether the person lets Wyn read a chat; throws `not_found` for anything but a chat of two people. */
export async function consentIn(deps: Deps, place: WynRoomKey): Promise<{ isAllowed: boolean }> {
  await betweenTwo(deps, place);
  return { isAllowed: await isAllowed(deps.db, place) };
}

export async function setConsent(deps: Deps, place: WynRoomKey, wish: boolean): Promise<{ isAllowed: boolean }> {
  await betweenTwo(deps, place);
  if (wish) await allow(deps.db, place, deps.clock.now());
  else await forbid(deps.db, place);
  return { isAllowed: wish };
}

/**
 * Returns suggestions for the person's next message. The person's own rights decide which lines are read. The lines
 * serve this answer only: none is stored, and no language model gets them, whatever is configured.
 */
export async function suggestionsIn(deps: Deps, place: WynRoomKey, language: Language): Promise<Suggestions> {
  const room = await betweenTwo(deps, place);
  if (!room.canSend || !(await isAllowed(deps.db, place))) throw new AppError('forbidden');
  const page = { roomId: place.roomId, limit: LINES_READ, afterSeq: undefined, beforeSeq: undefined };
  const { messages } = await pageFor(deps.db, place.userId, page);
  const lines = messages.filter(isRead).map(({ senderId, content }) => ({
    isMine: senderId === place.userId,
    text: content,
  }));
  const grave = await graveIn(deps, lines);
  if (grave !== undefined) return grave;
  const known = { lines, shared: sharedIn(room), sent: await sentIn(deps, place), language };
  const read = await deps.reading.ask<typeof readLines>(SUGGEST, { ...known, seed: seedFrom(deps.rng) });
  return { ...(read ?? unread[language]), safetyCase: null, isOwn: false };
}

const SUGGEST = new URL('suggest.reader.ts', import.meta.url);

/** The suggestions for lines that could not be read. */
const unreadBy = (lines: readonly string[]): Pick<Suggestions, 'stand' | 'lines'> => ({
  stand: 'unread',
  lines: lines.map((text) => ({ text, from: [] })),
});
const unread: Readonly<Record<Language, ReturnType<typeof unreadBy>>> = {
  en: unreadBy(nextLines.unread.any),
  es: unreadBy(nextLinesInSpanish.unread.any),
};

async function betweenTwo({ db, clock }: Deps, { userId, roomId }: WynRoomKey): Promise<Room> {
  const room = await roomFor(db, { viewerId: userId, now: clock.now() }, roomId);
  if (room.roomType !== 'direct') throw new AppError('not_found');
  return room;
}
