import { sql, type RawBuilder } from 'kysely';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import { floorOf, isDeleted, isHiddenFrom, wordsOfDeleted } from '#server/features/visibility/lines.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { DataExportTable } from '#server/platform/database/tables.ts';
import { columnsIn, type PersonalData, type Sight } from './held.ts';
import { sights } from './sight.queries.ts';
import { rowsOf, type HeldTable } from './your-data.queries.ts';

export interface ExportRow {
  id: string;
  state: DataExportTable['state'];
  progress: number;
  size_bytes: number | null;
  expires_at: Date;
}

export async function exportOf(db: Db, userId: number): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .select(['id', 'state', 'progress', 'size_bytes', 'expires_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Begins a person's export, in place of an earlier one. */
export async function beginExport(
  trx: Trx,
  { userId, id, now, expiresAt }: { userId: number; id: string; now: Date; expiresAt: Date },
): Promise<void> {
  const values = { id, state: 'waiting', progress: 0, size_bytes: null, token_hash: null } as const;
  const times = { asked_at: now, expires_at: expiresAt };
  await trx
    .insertInto('data_export')
    .values({ user_id: userId, ...values, ...times })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, ...times }))
    .execute();
}

/** Changes an export. Returns false if the export was replaced or does not exist any more. */
export async function changeExport(
  db: Db,
  { userId, id }: { userId: number; id: string },
  changes: Partial<Omit<ExportRow, 'id'>> & { token_hash?: Uint8Array },
): Promise<boolean> {
  const changed = await db
    .updateTable('data_export')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Returns the export of a link; undefined if the link is used or replaced, or its export has expired. */
export async function exportOfLink(
  db: Db,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ user_id: number; id: string } | undefined> {
  return db
    .selectFrom('data_export')
    .select(['user_id', 'id'])
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a link. Returns false if somebody else has used it, or it was replaced. */
export async function takeLink(db: Db, tokenHash: Uint8Array): Promise<boolean> {
  const taken = await db
    .updateTable('data_export')
    .set({ token_hash: null })
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function deleteExport(db: Db, { userId, id }: { userId: number; id: string }): Promise<void> {
  await db.deleteFrom('data_export').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function expiredExports(db: Db, now: Date): Promise<{ user_id: number; id: string }[]> {
  return db.selectFrom('data_export').select(['user_id', 'id']).where('expires_at', '<=', now).execute();
}

/** Returns the ids in `ids` that belong to an export. */
export async function knownExports(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM data_export WHERE id = ANY (${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

interface ExportSlice {
  userId: number;
  after: unknown;
  most: number;
}

/** Returns the exported columns of `entry`. A veiled column is null where its condition does not hold. */
function columnsFor({ exported, veiled = {} }: PersonalData, userId: number): RawBuilder<unknown> {
  const conditions = new Map(
    (Object.keys(veiled) as Sight[]).flatMap((sight) =>
      columnsIn(veiled[sight] ?? '').map((name) => [name, sights[sight](userId)] as const),
    ),
  );
  return sql.join(
    columnsIn(exported).map((name) => {
      const [column, condition] = [sql.ref(`entry.${name}`), conditions.get(name)];
      return condition === undefined ? column : sql`CASE WHEN ${condition} THEN ${column} END AS ${sql.ref(name)}`;
    }),
  );
}

/** Returns a page of a person's rows for an export. For a table without a key, returns all rows at once. */
export async function exportedRows(
  db: Db,
  one: HeldTable,
  { userId, after, most }: ExportSlice,
): Promise<Record<string, unknown>[]> {
  const [, { key }] = one;
  const place = key === undefined ? sql`` : sql`, ${sql.ref(`entry.${key}`)} AS export_key`;
  const next = key === undefined || after === undefined ? sql`` : sql`AND ${sql.ref(`entry.${key}`)} > ${after}`;
  const page = key === undefined ? sql`` : sql`ORDER BY ${sql.ref(`entry.${key}`)} LIMIT ${most}`;
  const { rows } = await sql<Record<string, unknown>>`
    SELECT ${columnsFor(one[1], userId)}${place} ${rowsOf(one, userId)} ${next} ${page}
  `.execute(db);
  return rows;
}

export interface ExportedLine {
  seq: number;
  sender_id: number | null;
  content: string;
  created_at: Date;
}

/** A room of a person, who reads the lines after `floor`. `floor` is null if the person is no member any more. */
export interface ExportedRoom {
  room_id: string;
  floor: number | null;
}

export async function roomsOf(db: Db, userId: number): Promise<ExportedRoom[]> {
  const { rows } = await sql<ExportedRoom>`
    SELECT mine.room_id, CASE WHEN member.left_seq IS NULL THEN ${floorOf('member')} END AS floor
    FROM user_room mine
    LEFT JOIN room_member member ON member.room_id = mine.room_id AND member.user_id = mine.user_id
    WHERE mine.user_id = ${userId}
    ORDER BY mine.room_id
  `.execute(db);
  return rows;
}

interface LineWish {
  userId: number;
  roomId: string;
  after: number;
  most: number;
}

const lineColumns = (userId: number): RawBuilder<unknown> => sql`event.seq, event.sender_id,
  CASE WHEN ${isDeleted('event')} THEN ${wordsOfDeleted('event')}
    WHEN ${isHiddenFrom(userId, 'event')} THEN ${HIDDEN_MESSAGE}
    ELSE coalesce(event.payload ->> 'content', '') END AS content, event.created_at`;

/** Returns a page of the person's own lines up to `until`: lines that they may no longer read in the conversation. */
export async function ownLinesOf(
  db: Db,
  { userId, roomId, after, most, until }: LineWish & { until: number },
): Promise<ExportedLine[]> {
  const { rows } = await sql<ExportedLine>`
    SELECT ${lineColumns(userId)} FROM room_event event
    WHERE event.room_id = ${roomId} AND event.sender_id = ${userId} AND event.type = 'message'
      AND event.seq > ${after} AND event.seq <= ${until}
    ORDER BY event.seq LIMIT ${most}
  `.execute(db);
  return rows;
}

/**
 * Returns a page of a conversation as the person reads it. A subquery computes the seq at which the page begins, so
 * that PostgreSQL reads the log's index from there. With a join, each page might sort all following lines.
 */
export async function linesOf(db: Db, { userId, roomId, after, most }: LineWish): Promise<ExportedLine[]> {
  const { rows } = await sql<ExportedLine>`
    SELECT ${lineColumns(userId)} FROM room_event event
    WHERE event.room_id = ${roomId} AND event.type = 'message' AND event.seq > (
      SELECT greatest(${floorOf('member')}, ${after}::bigint) FROM room_member member
      WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND member.left_seq IS NULL
    )
    ORDER BY event.seq LIMIT ${most}
  `.execute(db);
  return rows;
}
