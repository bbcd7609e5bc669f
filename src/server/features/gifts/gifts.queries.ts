import { sql, type Insertable, type RawBuilder } from 'kysely';
import { isHidden } from '#server/features/visibility/lines.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { GiftTable } from '#server/platform/database/tables.ts';

export interface GiftRow {
  id: string;
  room_id: string;
  type: string;
  sent_at: Date;
  unwrapped_at: Date | null;
  /** The sender of a received gift, or the receiver of a sent one; null when the account is gone. */
  other_id: number | null;
}

/** A page of gifts that are older than the gift `before`; without `before`, of the newest gifts. */
interface GiftPageQuery {
  userId: number;
  before: string | undefined;
  most: number;
}

export async function insertGift(trx: Trx, gift: Insertable<GiftTable>): Promise<void> {
  await trx.insertInto('gift').values(gift).execute();
}

/** Returns the room of a gift that a person received; undefined for any other gift. */
export async function roomOfGift(
  db: Db,
  { id, receiverId }: { id: string; receiverId: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('gift')
    .select('room_id')
    .where('receiver_id', '=', receiverId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.room_id;
}

export async function markUnwrapped(
  trx: Trx,
  { id, receiverId, now }: { id: string; receiverId: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('gift')
    .set({ unwrapped_at: now })
    .where('receiver_id', '=', receiverId)
    .where('id', '=', id)
    .execute();
}

const columns = sql`gift.id, gift.room_id, gift.type, gift.sent_at, gift.unwrapped_at`;
const isBefore = (before: string | undefined) => (before === undefined ? sql`true` : sql`gift.id < ${before}::uuid`);

/**
 * True in SQL for an unwrapped gift, and for a wrapped one whose message was neither deleted nor hidden. A distributed
 * database that dies as it commits may keep a gift without its message, and another may then have that seq.
 */
export function isGiftThere(gift: string): RawBuilder<boolean> {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${gift}.${column}`);
  return sql<boolean>`(${of('unwrapped_at')} IS NOT NULL OR EXISTS (
    SELECT FROM room_event event WHERE event.room_id = ${of('room_id')} AND event.seq = ${of('seq')}
      AND event.id = ${of('id')} AND event.payload ? 'gift' AND NOT ${isHidden('event')}))`;
}
const isThere = isGiftThere('gift');

/** Returns the gifts that a person received, the newest first, from visible people and from deleted accounts. */
export async function receivedBy(db: Db, { userId, before, most }: GiftPageQuery): Promise<GiftRow[]> {
  const { rows } = await sql<GiftRow>`
    SELECT ${columns}, gift.sender_id AS other_id
    FROM gift
    LEFT JOIN account sender ON sender.id = gift.sender_id
    WHERE gift.receiver_id = ${userId} AND ${isBefore(before)} AND ${isThere}
      AND (gift.sender_id IS NULL OR ${isVisible(userId, 'sender')})
    ORDER BY gift.id DESC
    LIMIT ${most}
  `.execute(db);
  return rows;
}

/** Returns the gifts that a person sent, the newest first, to visible people. */
export async function sentBy(db: Db, { userId, before, most }: GiftPageQuery): Promise<GiftRow[]> {
  const { rows } = await sql<GiftRow>`
    SELECT ${columns}, gift.receiver_id AS other_id
    FROM gift
    JOIN account receiver ON receiver.id = gift.receiver_id
    WHERE gift.sender_id = ${userId} AND ${isBefore(before)} AND ${isThere} AND ${isVisible(userId, 'receiver')}
    ORDER BY gift.id DESC
    LIMIT ${most}
  `.execute(db);
  return rows;
}

/** A page of the shelf of gifts of `userId`, as `viewerId` sees the shelf. */
interface ShelfWish extends GiftPageQuery {
  viewerId: number;
}

/** Returns the gifts that a person has unwrapped, the newest first; not those from people hidden from the viewer. */
export async function onShelf(
  db: Db,
  { userId, viewerId, before, most }: ShelfWish,
): Promise<(GiftRow & { unwrapped_at: Date })[]> {
  const { rows } = await sql<GiftRow & { unwrapped_at: Date }>`
    SELECT ${columns}, gift.sender_id AS other_id
    FROM gift
    LEFT JOIN account sender ON sender.id = gift.sender_id
    WHERE gift.receiver_id = ${userId} AND gift.unwrapped_at IS NOT NULL AND ${isBefore(before)}
      AND (gift.sender_id IS NULL OR ${isVisible(viewerId, 'sender')})
    ORDER BY gift.id DESC
    LIMIT ${most}
  `.execute(db);
  return rows;
}

/** Counts the gifts that `onShelf` returns on all pages. */
export async function countOnShelf(
  db: Db,
  { userId, viewerId }: Pick<ShelfWish, 'userId' | 'viewerId'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count
    FROM gift
    LEFT JOIN account sender ON sender.id = gift.sender_id
    WHERE gift.receiver_id = ${userId} AND gift.unwrapped_at IS NOT NULL
      AND (gift.sender_id IS NULL OR ${isVisible(viewerId, 'sender')})
  `.execute(db);
  return rows[0]?.count ?? 0;
}

export async function isShelfHidden(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('gift_shelf').select('user_id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function hideShelf(db: Db, userId: number, now: Date): Promise<void> {
  await db
    .insertInto('gift_shelf')
    .values({ user_id: userId, hidden_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function showShelf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('gift_shelf').where('user_id', '=', userId).execute();
}
