import type { PersonCard } from '#contract/people.ts';
import { sendMessage, type Message } from '#contract/chat.ts';
import { accept } from '#server/features/chat/list/requests.ts';
import { asRow, presentMessage } from '#server/features/chat/log/chat.present.ts';
import {
  attachMatch,
  claimDirectRoom,
  closeOpenRoom,
  directRoomOf,
  insertChange,
  insertDirectRoom,
  lockForChange,
  oneRoom,
  releaseClaim,
  roomsOf,
  standingsOf,
} from '#server/features/chat/log/chat.queries.ts';
import { messagesOf } from '#server/features/chat/log/log.queries.ts';
import { refusalOf, unready } from '#server/features/chat/log/refusals.ts';
import { holdMessage } from '#server/features/chat/uploads/waiting.ts';
import { canWrite, welcomes } from '#server/features/people/manners.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { blocksBetween } from '#server/features/visibility/blocks.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import type { NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MessageDraft } from '#server/platform/seams/rooms.ts';

declare module '#server/platform/realtime/hints.ts' {
  interface HintKinds {
    room: string;
    typing: string;
    read: string;
    presence: string;
  }
}

interface NewDirectRoom {
  a: number;
  b: number;
  createdBy: number;
  /** A companion's room is a direct room with a type of its own. */
  roomType?: 'direct' | 'companion';
  matchId?: string;
  /** True when `createdBy` opens the room with a stranger. The room is then a request. */
  isRequest?: boolean;
  now: Date;
  newId: NewId;
}

/**
 * Returns the only direct room of two people, and creates it if needed. Repeated and concurrent calls return the same
 * room. With `matchId`, the room becomes that match's room and is opened again.
 */
export async function createDirectRoom(
  trx: Trx,
  { a, b, createdBy, roomType = 'direct', matchId, isRequest = false, now, newId }: NewDirectRoom,
): Promise<string> {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  const roomId = newId();
  const claimed = await claimDirectRoom(trx, { low, high, roomId });
  if (claimed === roomId) {
    const askedBy = isRequest ? createdBy : null;
    await insertDirectRoom(trx, { roomId, roomType, low, high, createdBy, matchId: matchId ?? null, askedBy, now });
  } else if (matchId !== undefined) await attachMatch(trx, claimed, matchId);
  return claimed;
}

interface UserPair {
  a: number;
  b: number;
}

/**
 * Locks a pair's row of `direct_room` until the transaction ends, so that no other transaction makes a room or a match
 * for the pair. Returns the id of the pair's room; undefined if they have none.
 */
export async function holdPair(
  trx: Trx,
  { newId }: Pick<Deps, 'newId'>,
  { a, b }: UserPair,
): Promise<string | undefined> {
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const unused = newId();
  const claimed = await claimDirectRoom(trx, { low, high, roomId: unused });
  if (claimed !== unused) return claimed;
  await releaseClaim(trx, low, high);
  return undefined;
}

/**
 * Writes into a direct room's log that a block of its two people began or ended. A room that one of them does not know
 * yet gets no line. Writers of messages wait for the room's lock, so no message is accepted after a block. Announce the
 * room after the commit.
 */
export async function noteBlock(
  trx: Trx,
  { newId }: Pick<Deps, 'newId'>,
  { roomId, now }: { roomId: string; now: Date },
): Promise<void> {
  const seq = await lockForChange(trx, roomId);
  if (seq !== undefined) await insertChange(trx, { roomId, seq, id: newId(), type: 'room_changed', now });
}

/** Closes a room for writing, and notes that in its log. The room stays readable. Announce it after the commit. */
export async function closeDirectRoom(
  trx: Trx,
  { roomId, now, newId }: { roomId: string; now: Date; newId: NewId },
): Promise<void> {
  const seq = await closeOpenRoom(trx, roomId, now);
  if (seq !== undefined) await insertChange(trx, { roomId, seq, id: newId(), type: 'room_closed', now });
}

interface PageWish {
  roomId: string;
  afterSeq: number | undefined;
  beforeSeq: number | undefined;
  limit: number;
}

interface MessagePage {
  messages: Message[];
  changed: Message[];
  taken: { userId: number; seq: number }[];
  lastSeq: number;
  hasMore: boolean;
}

/** Returns the messages around a line of the log; the older half ends with that line. */
export async function pageAround(
  db: Db,
  userId: number,
  { roomId, aroundSeq, limit }: { roomId: string; aroundSeq: number; limit: number },
): Promise<MessagePage> {
  const half = { roomId, limit: Math.ceil(limit / 2) };
  const before = await pageFor(db, userId, { ...half, beforeSeq: aroundSeq + 1, afterSeq: undefined });
  // The newer half is read second, because the page's `lastSeq` is that of the first read. A client that catches up
  // from there gets every change between the two reads, and keeps the copy with the higher `changedSeq`.
  const after = await pageFor(db, userId, { ...half, afterSeq: aroundSeq, beforeSeq: undefined });
  return { ...before, messages: [...before.messages, ...after.messages] };
}

export async function pageFor(db: Db, userId: number, wish: PageWish): Promise<MessagePage> {
  const page = await messagesOf(db, { ...wish, userId });
  if (page === null) throw new AppError('not_found');
  const reader = { userId, joined: page.joinedSeq };
  const rows = page.rows.slice(0, wish.limit);
  if (wish.afterSeq === undefined) rows.reverse();
  const hasMore = page.rows.length > wish.limit;
  // A `taken` line beyond the end of this page comes with the later page that reaches the line.
  const end = hasMore ? (rows.at(-1)?.seq ?? 0) : page.lastSeq;
  return {
    messages: rows.map((row) => presentMessage(row, reader)),
    changed: page.changed.map((row) => presentMessage(asRow(row), reader)),
    taken: page.taken.filter(({ seq }) => seq <= end),
    lastSeq: page.lastSeq,
    hasMore,
  };
}

/** Throws `not_found` unless the person is a member now, so that strangers and former members learn nothing. */
export async function mustBeIn(db: Db, userId: number, roomId: string): Promise<void> {
  const [standing] = await standingsOf(db, { userId, ids: [roomId], mostMembers: 0 });
  if (standing === undefined) throw new AppError('not_found');
}

/**
 * Finds or opens the caller's direct room with `otherId`. Throws `not_found` for a person the caller may not see. An AI
 * character is met by matching only; before the match, this throws `companion_unmet`.
 */
export async function openDirect(
  deps: Pick<Deps, 'db' | 'clock' | 'newId' | 'hints'>,
  userId: number,
  otherId: number,
): Promise<{ id: string; otherUser: PersonCard }> {
  const { db, clock, newId } = deps;
  if (userId === otherId) throw new AppError('invalid', { message: 'That is you. Pick somebody else.' });
  const now = clock.now();
  const otherUser = (await cardsFor(db, [otherId], { viewerId: userId, now })).get(otherId);
  if (otherUser === undefined) throw new AppError('not_found');
  if (otherUser.isSeedUser) {
    const roomId = await directRoomOf(db, userId, otherId);
    if (roomId === undefined) throw new AppError('companion_unmet');
    return { id: roomId, otherUser };
  }
  await refuseHeld(db, userId);
  if (!(await canWrite(db, userId))) throw unready();
  if (!(await canWrite(db, otherId))) throw new AppError('other_incomplete');
  const isRequest = !(await welcomes(db, { userId: otherId, senderId: userId }));
  const id = await inTransaction(db, async (trx) => {
    const roomId = await createDirectRoom(trx, { a: userId, b: otherId, createdBy: userId, isRequest, now, newId });
    if ((await blocksBetween(trx, userId, otherId)).isBlocked) throw new AppError('not_found');
    return roomId;
  });
  const [room] = await roomsOf(db, userId, oneRoom(userId, id));
  // A caller who opens a request of the other person that they have not seen, or have deleted, accepts the request.
  if (room?.last_content === null) await accept(deps, { roomId: id, userId });
  return { id, otherUser };
}

/** Counts a message against the limit that sockets and HTTP share. Returns the seconds to wait; undefined for none. */
export async function spendMessage({ limits }: Pick<Deps, 'limits'>, userId: number): Promise<number | undefined> {
  const { limit, method, path } = sendMessage;
  if (limit === undefined) return undefined;
  const { allowed, retryAfterSeconds } = await limits.take(`${method} ${path}`, String(userId), limit);
  return allowed ? undefined : retryAfterSeconds;
}

/**
 * Writes a person's message, unless the guard refuses it; one whose pictures nobody has looked at is kept until then.
 * After the commit, informs other features and resolves.
 */
export async function send(
  deps: Pick<Deps, 'rooms' | 'db' | 'clock' | 'newId' | 'waiting'>,
  draft: MessageDraft,
  isSure: boolean,
): Promise<{ message: Message; duplicate: boolean }> {
  return deps.rooms.utter(draft, {
    isSure,
    write: async () => {
      const said = await write(deps, draft);
      return { said, isNew: !said.duplicate };
    },
    wait: async () => {
      // A repeat of a message that went out meanwhile is no new one.
      const said = (await holdMessage(deps, draft)) ?? (await write(deps, draft));
      return { said, isNew: !said.duplicate };
    },
  });
}

/** Writes a message; resolves once it is committed. */
async function write(
  { rooms }: Pick<Deps, 'rooms'>,
  draft: MessageDraft,
): Promise<{ message: Message; duplicate: boolean }> {
  const written = await rooms.keeper.say(draft);
  if ('message' in written) return { message: written.message, duplicate: written.verdict === 'duplicate' };
  throw refusalOf(written.verdict);
}
