import { trendingRooms } from '#content/trending.ts';
import { EDIT_MS } from '#contract/chat.changes.ts';
import type { ChatFilter, ChatLimits, ChatTotals } from '#contract/chat.list.ts';
import { ALT_MAX, PICTURES_MAX } from '#contract/chat.pictures.ts';
import { PINS_MAX } from '#contract/chat.pins.ts';
import { MESSAGE_MAX, OWN_REACTIONS_MAX, REACTION_KINDS_MAX, SMALL_ROOM, type Room } from '#contract/chat.ts';
import { VOICE_MS } from '#contract/media.ts';
import { roomsOf } from '#server/features/chat/log/chat.queries.ts';
import { presentRooms, type View } from '#server/features/chat/log/rooms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { pageOf } from '#server/platform/paging.ts';
import { readersLanguage, spokenToReader } from '#server/platform/reader.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { listedRooms, syncOf, totalsOf, type ChatListCursor } from './list.queries.ts';
import { clearLines, deleteFromList } from './clearing.queries.ts';

/** The most rooms in one response of the sync, so that the response stays below 60 KB. */
const SYNCED = 500;
/** A line is committed some time after its timestamp was taken, so a sync looks this much further back than `since`. */
const OVERLAP_MS = 10_000;

const limits: ChatLimits = {
  messageMax: MESSAGE_MAX,
  altMax: ALT_MAX,
  editMs: EDIT_MS,
  picturesMax: PICTURES_MAX,
  voiceMs: VOICE_MS,
  pinsMax: PINS_MAX,
  reactionKindsMax: REACTION_KINDS_MAX,
  ownReactionsMax: OWN_REACTIONS_MAX,
  smallRoom: SMALL_ROOM,
};

interface PageWish {
  cursor?: string | undefined;
  limit: number;
  filter?: ChatFilter | undefined;
  search?: string | undefined;
}

interface ChatPage {
  chats: Room[];
  next: string | null;
  mark: string;
  totals: ChatTotals | null;
  limits: ChatLimits | null;
}

/** Returns a page of the caller's list. The first page without a filter or search also has the totals and limits. */
export async function pageOfChats(db: Db, view: View, { cursor, limit, filter, search }: PageWish): Promise<ChatPage> {
  const { viewerId, now } = view;
  const wanted = search?.trim().replace(/^@/, '');
  const isWhole = cursor === undefined && filter === undefined && wanted === undefined;
  const named = wanted === '' ? undefined : wanted;
  const part = { after: placeOf(cursor), limit, filter, now, search: named, openRooms: openRoomsWith(named) };
  const [rows, totals] = await Promise.all([
    roomsOf(db, viewerId, listedRooms(viewerId, part)),
    isWhole ? totalsOf(db, viewerId, now) : null,
  ]);
  const { page, nextCursor: next } = pageOf(rows, limit, (row) => `${row.pin_key}.${row.stir_key}.${row.id}`);
  const chats = await presentRooms(db, view, page);
  return { chats, next, mark: now.toISOString(), totals, limits: isWhole ? limits : null };
}

const letters = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Returns the stored names of the open rooms that are called so in the reader's language. */
function openRoomsWith(search: string | undefined): string[] {
  if (search === undefined || readersLanguage() === 'en') return [];
  const part = letters(search);
  return Object.values(trendingRooms).flatMap(({ name }) =>
    letters(spokenToReader(name)).includes(part) ? [name] : [],
  );
}

interface SyncedRoom {
  roomId: string;
  lastSeq: number;
  readSeq: number;
  unreadCount: number;
  isListed: false | undefined;
}

/** Returns a page of the caller's positions in their rooms; with `since`, only in rooms that changed after `since`. */
export async function syncPage(
  db: Db,
  userId: number,
  { since, cursor }: { since?: string | undefined; cursor?: string | undefined },
): Promise<{ rooms: SyncedRoom[]; next: string | null }> {
  const mark = since === undefined ? undefined : new Date(Date.parse(since) - OVERLAP_MS);
  const rows = await syncOf(db, userId, { since: mark, after: placeOf(cursor), limit: SYNCED });
  const { page, nextCursor: next } = pageOf(rows, SYNCED, (row) => `0.${row.stir_key}.${row.room_id}`);
  const rooms = page.map((row) => ({
    roomId: row.room_id,
    lastSeq: row.last_seq,
    readSeq: row.read_seq,
    unreadCount: row.unread,
    isListed: row.is_listed ? undefined : (false as const),
  }));
  return { rooms, next };
}

function placeOf(cursor: string | undefined): ChatListCursor | undefined {
  if (cursor === undefined) return undefined;
  const [pin = '', stir = '', roomId = ''] = cursor.split('.');
  return { pin: Number(pin), stir: Number(stir), roomId };
}

interface Own {
  userId: number;
  roomId: string;
}
type Needs = Pick<Deps, 'db' | 'clock' | 'hints'>;

/** Clears a room's history for the caller alone; throws `not_found` if they are not a member. */
export async function clear(deps: Needs, { userId, roomId }: Own): Promise<Pick<Room, 'clearedSeq'>> {
  const clearedSeq = await clearLines(deps.db, { userId, roomId, now: deps.clock.now() });
  if (clearedSeq === undefined) throw new AppError('not_found');
  askToResync(deps, userId, 'chats');
  return { clearedSeq };
}

/** Removes a room of two from the caller's list until its next message; throws `not_found` for any other room. */
export async function removeFromList(deps: Needs, { userId, roomId }: Own): Promise<void> {
  if (!(await deleteFromList(deps.db, { userId, roomId, now: deps.clock.now() }))) throw new AppError('not_found');
  askToResync(deps, userId, 'chats');
}
