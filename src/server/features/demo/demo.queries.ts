import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

type Table =
  | 'account'
  | 'presence'
  | 'quiz_session'
  | 'quiz_answer'
  | 'match_preference'
  | 'room'
  | 'direct_room'
  | 'room_member'
  | 'user_room'
  | 'room_event'
  | 'gift'
  | 'post'
  | 'quest_hall';

/** Inserts rows of one shape in one statement: as JSON they are one parameter, whatever their number. */
export async function insertRows(trx: Trx, table: Table, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(trx);
}

/** Locks the community against other processes that settle or remove it, until this transaction ends. */
export async function lockCommunity(trx: Trx): Promise<void> {
  await sql`LOCK TABLE demo_community IN EXCLUSIVE MODE`.execute(trx);
}

interface DemoState {
  /** True when there are no members; AI characters do not count. */
  isEmpty: boolean;
  /** True when the community is in the database. */
  isSettled: boolean;
  /** True when the community exists, or existed and was removed. */
  isKnown: boolean;
}

export async function standing(db: Db): Promise<DemoState> {
  const { rows } = await sql<DemoState>`
    SELECT NOT EXISTS (SELECT FROM account WHERE NOT is_seed_user) AS "isEmpty",
      EXISTS (SELECT FROM account WHERE is_demo) AS "isSettled",
      EXISTS (SELECT FROM demo_community) AS "isKnown"
  `.execute(db);
  return rows[0] ?? { isEmpty: false, isSettled: false, isKnown: false };
}

export async function recordSettled(trx: Trx, seed: number, now: Date): Promise<void> {
  await sql`
    INSERT INTO demo_community (seed, settled_at) VALUES (${seed}, ${now})
    ON CONFLICT (only_row) DO UPDATE SET seed = excluded.seed, settled_at = excluded.settled_at, removed_at = NULL
  `.execute(trx);
}

export async function recordRemoved(trx: Trx, now: Date): Promise<void> {
  await sql`UPDATE demo_community SET removed_at = ${now} WHERE removed_at IS NULL`.execute(trx);
}

/** Returns the rooms that a demo member is or was in. */
export async function demoRoomIds(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    SELECT DISTINCT room_id FROM user_room JOIN account ON account.id = user_room.user_id WHERE is_demo
    UNION
    SELECT room_id FROM direct_room JOIN account ON account.id IN (user_low, user_high) WHERE is_demo
  `.execute(trx);
  return rows.map(({ room_id }) => room_id);
}

/** Deletes the rooms. The tables of rooms have no foreign keys, so each table is named here. */
export async function deleteRooms(trx: Trx, roomIds: string[]): Promise<void> {
  const ofMessages = ['room_event', 'gift', 'message_reaction', 'message_edit'];
  for (const table of [...ofMessages, 'room_member', 'direct_room', 'user_room', 'demo_due', 'demo_talk']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE room_id = ANY(${roomIds}::uuid[])`.execute(trx);
  }
  await sql`DELETE FROM room WHERE id = ANY(${roomIds}::uuid[])`.execute(trx);
}

/** Deletes the daily counts of how many demo members each person met. */
export async function forgetMeetings(trx: Trx): Promise<void> {
  await sql`DELETE FROM quota WHERE kind = 'demo'`.execute(trx);
}

/** Refunds the daily matches that people spent on demo members while such matches still counted. */
export async function refundDemoMatches(trx: Trx): Promise<void> {
  await sql`
    WITH demo AS (
      SELECT soul_match.id FROM soul_match
      JOIN account ON account.is_demo AND account.id IN (soul_match.user_low, soul_match.user_high)
    )
    UPDATE quota SET used = used - (SELECT count(*) FROM unnest(refs) AS ref WHERE ref IN (SELECT id FROM demo)),
      refs = ARRAY (SELECT ref FROM unnest(refs) AS ref WHERE ref NOT IN (SELECT id FROM demo))
    WHERE kind = 'match' AND refs && ARRAY (SELECT id FROM demo)
  `.execute(trx);
}

/** Deletes the accounts of demo members and, by foreign keys, everything of theirs; returns the number of accounts. */
export async function deleteDemoAccounts(trx: Trx): Promise<number> {
  const { rows } = await sql`DELETE FROM account WHERE is_demo RETURNING id`.execute(trx);
  return rows.length;
}

/** Updates the planner's statistics after many rows at once. */
export async function analyze(db: Db): Promise<void> {
  await sql`ANALYZE account, match_profile, match_preference, post`.execute(db);
}

/** Returns how many demo members there are. */
export async function demoCount(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM account WHERE is_demo`.execute(db);
  return rows[0]?.count ?? 0;
}
