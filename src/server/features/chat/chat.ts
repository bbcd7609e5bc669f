import type { PersonCard } from '#contract/people.ts';
import { sendMessage, type MatchData, type Message, type Room } from '#contract/chat.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { NewId } from '#server/platform/clock.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { presentMessage } from './chat.present.ts';
import {
  attachMatch,
  claimDirectRoom,
  closeOpenRoom,
  directRoomOf,
  insertChange,
  insertDirectRoom,
  memberIdsOf,
  messagesOf,
  roomsOf,
  standingsOf,
  unreadOf,
  type RoomRow,
} from './chat.queries.ts';
import type { Draft, Writer, Written } from './chat.writer.ts';

export { chatDoor, type ChatDoor } from './door.ts';

/** The name of somebody who cannot be shown any more. */
const SOMEONE = 'A Wild Self';

interface NewDirectRoom {
  a: number;
  b: number;
  createdBy: number;
  /** A companion's room is one of a pair like any other; its type tells what speaks there. */
  roomType?: 'direct' | 'companion';
  matchId?: string;
  now: Date;
  newId: NewId;
}

/**
 * The one direct room of two people, made when they have none: however often and by whomever it is asked
 * for, the answer is the same room. With `matchId` it becomes that match's room and is open again.
 */
export async function createDirectRoom(
  trx: Trx,
  { a, b, createdBy, roomType = 'direct', matchId, now, newId }: NewDirectRoom,
): Promise<string> {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  const roomId = newId();
  const claimed = await claimDirectRoom(trx, { low, high, roomId });
  if (claimed === roomId) {
    await insertDirectRoom(trx, { roomId, roomType, low, high, createdBy, matchId: matchId ?? null, now });
  } else if (matchId !== undefined) await attachMatch(trx, claimed, matchId);
  return claimed;
}

/** Ends writing in a room, as one more line of its log; the log stays readable. Announce the room after the commit. */
export async function closeDirectRoom(
  trx: Trx,
  { roomId, now, newId }: { roomId: string; now: Date; newId: NewId },
): Promise<void> {
  const seq = await closeOpenRoom(trx, roomId, now);
  if (seq !== undefined) await insertChange(trx, { roomId, seq, id: newId(), type: 'room_closed', now });
}

/** Has all who look at the room, on every instance, read what is new in its log. Call it after the commit. */
export function announceRoom({ hints }: Pick<Deps, 'hints'>, roomId: string): void {
  hints.announce('room', roomId);
}

/** Shows, to all who look at the room, that somebody in it is typing; it fades within seconds unless it is said again. */
export function announceTyping({ hints }: Pick<Deps, 'hints'>, roomId: string, userId: number): void {
  hints.announce('typing', `${roomId} ${userId}`);
}

/** Has the others of a person's direct rooms see at once that the person hides whether they are here, or no longer does. Call it after the commit. */
export function announceHiding({ hints }: Pick<Deps, 'hints'>, userId: number, isHidden: boolean): void {
  hints.announce('presence', `${userId} ${isHidden ? 'hidden' : '1'}`);
}

/** All of a person's unread messages, each room counted up to the cap. */
export function unreadFor(db: Db, userId: number): Promise<number> {
  return unreadOf(db, userId);
}

interface View {
  viewerId: number;
  now: Date;
}

/** The caller's rooms as the list shows them, the latest first; only the rooms `ids` when given. */
export async function roomsFor(db: Db, view: View, ids?: string[]): Promise<Room[]> {
  const rows = await roomsOf(db, view.viewerId, ids);
  const others = rows.map((row) => otherOf(row, view.viewerId)).filter((id) => id !== null);
  const cards = await cardsFor(db, others, view);
  return rows.map((row) => presentRoom(row, cards.get(otherOf(row, view.viewerId) ?? 0) ?? null));
}

export async function roomFor(db: Db, view: View, roomId: string): Promise<Room> {
  const [room] = await roomsFor(db, view, [roomId]);
  if (room === undefined) throw new AppError('not_found');
  return room;
}

export async function membersIn(
  db: Db,
  view: View,
  roomId: string,
): Promise<{ totalMembers: number; members: PersonCard[] }> {
  await mustBeIn(db, view.viewerId, roomId);
  const ids = await memberIdsOf(db, roomId);
  const cards = await cardsFor(db, ids, view);
  return { totalMembers: ids.length, members: [...cards.values()] };
}

interface PageWish {
  roomId: string;
  afterSeq: number | undefined;
  beforeSeq: number | undefined;
  limit: number;
}

export async function pageFor(
  db: Db,
  userId: number,
  wish: PageWish,
): Promise<{ messages: Message[]; lastSeq: number; hasMore: boolean }> {
  const page = await messagesOf(db, { ...wish, userId });
  if (page === null) throw new AppError('not_found');
  const rows = page.rows.slice(0, wish.limit);
  if (wish.afterSeq === undefined) rows.reverse();
  return { messages: rows.map(presentMessage), lastSeq: page.lastSeq, hasMore: page.rows.length > wish.limit };
}

/** Throws `not_found` for anybody who is no member now: a stranger learns nothing, a former member neither. */
export async function mustBeIn(db: Db, userId: number, roomId: string): Promise<void> {
  const [standing] = await standingsOf(db, userId, [roomId]);
  if (standing === undefined) throw new AppError('not_found');
}

/**
 * Finds or opens the caller's direct room with `otherId`; `not_found` for whom they may not see. An AI character is met
 * by matching only: before that it is `companion_unmet`.
 */
export async function openDirect(
  { db, clock, newId }: Pick<Deps, 'db' | 'clock' | 'newId'>,
  userId: number,
  otherId: number,
): Promise<{ id: string; otherUser: PersonCard }> {
  if (userId === otherId) throw new AppError('invalid', { message: 'That is you. Pick somebody else.' });
  const now = clock.now();
  const otherUser = (await cardsFor(db, [otherId], { viewerId: userId, now })).get(otherId);
  if (otherUser === undefined) throw new AppError('not_found');
  if (otherUser.isSeedUser) {
    const roomId = await directRoomOf(db, userId, otherId);
    if (roomId === undefined) throw new AppError('companion_unmet');
    return { id: roomId, otherUser };
  }
  const id = await inTransaction(db, (trx) =>
    createDirectRoom(trx, { a: userId, b: otherId, createdBy: userId, now, newId }),
  );
  return { id, otherUser };
}

/** Counts a message against its sender's limit, the same one by socket and by HTTP. */
export async function spendMessage({ limits }: Pick<Deps, 'limits'>, userId: number): Promise<number | undefined> {
  const { limit, method, path } = sendMessage;
  if (limit === undefined) return undefined;
  const { allowed, retryAfterSeconds } = await limits.take(`${method} ${path}`, String(userId), limit);
  return allowed ? undefined : retryAfterSeconds;
}

const refusals = {
  not_member: 'not_found',
  blocked: 'blocked',
  invalid: 'invalid',
  idempotency_conflict: 'idempotency_conflict',
  internal: 'unavailable',
} as const;

/** Writes a message and answers once it is committed. */
export async function write(writer: Writer, draft: Draft): Promise<{ message: Message; duplicate: boolean }> {
  const written = await new Promise<Written>((resolve) => writer.write(draft, resolve));
  if ('message' in written) return { message: written.message, duplicate: written.verdict === 'duplicate' };
  throw new AppError(refusals[written.verdict]);
}

function otherOf(row: RoomRow, viewerId: number): number | null {
  return row.user_low === viewerId ? row.user_high : row.user_low;
}

function presentRoom(row: RoomRow, other: PersonCard | null): Room {
  const pair = row.user_low === null || row.user_high === null ? [] : [row.user_low, row.user_high];
  return {
    id: row.id,
    roomType: row.room_type,
    type: pair.length === 2 ? 'direct' : 'group',
    name: other?.displayName ?? SOMEONE,
    createdAt: row.created_at.toISOString(),
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unreadCount: row.unread,
    memberCount: pair.length,
    participants: pair,
    lastMessage: row.last_content,
    lastMessageSenderId: row.last_sender,
    lastMessageTimestamp: row.last_at?.toISOString() ?? null,
    otherUser: other,
    isOnline: other?.isOnline ?? false,
    isFromSoulMatch: row.from_match,
    matchData: row.match_data satisfies MatchData | null,
    canSend: !row.is_closed && !row.is_blocked,
  };
}
