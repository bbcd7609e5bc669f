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
  | 'post'
  | 'quest_hall';

/** Writes rows of one shape in one statement: as JSON they are one parameter, however many they are. */
export async function insertRows(trx: Trx, table: Table, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json)
  `.execute(trx);
}

/** Makes others who settle or remove the community wait until this transaction ends. */
export async function lockCommunity(trx: Trx): Promise<void> {
  await sql`LOCK TABLE demo_community IN EXCLUSIVE MODE`.execute(trx);
}

interface Standing {
  /** No members of any kind; AI characters are none. */
  isEmpty: boolean;
  /** The community is there. */
  isSettled: boolean;
  /** It was there before, or is. */
  isKnown: boolean;
}

export async function standing(db: Db): Promise<Standing> {
  const { rows } = await sql<Standing>`
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

/** The rooms that somebody of the community is or was in, with whomever. */
export async function demoRoomIds(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ room_id: string }>`
    SELECT DISTINCT room_id FROM user_room JOIN account ON account.id = user_room.user_id WHERE is_demo
    UNION
    SELECT room_id FROM direct_room JOIN account ON account.id IN (user_low, user_high) WHERE is_demo
  `.execute(trx);
  return rows.map(({ room_id }) => room_id);
}

/** The rooms' tables have no foreign keys, so each is named. */
export async function deleteRooms(trx: Trx, roomIds: string[]): Promise<void> {
  for (const table of ['room_event', 'room_member', 'direct_room', 'user_room']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE room_id = ANY(${roomIds}::uuid[])`.execute(trx);
  }
  await sql`DELETE FROM room WHERE id = ANY(${roomIds}::uuid[])`.execute(trx);
}

/** Gives the days' matches that were spent on the community back to their owners. */
export async function deleteDemoSlots(trx: Trx): Promise<void> {
  await sql`
    DELETE FROM match_slot USING soul_match, account
    WHERE match_slot.match_id = soul_match.id AND account.is_demo
      AND account.id IN (soul_match.user_low, soul_match.user_high)
  `.execute(trx);
}

/** The accounts, and by their foreign keys all that belongs to them; answers how many. */
export async function deleteDemoAccounts(trx: Trx): Promise<number> {
  const { rows } = await sql`DELETE FROM account WHERE is_demo RETURNING id`.execute(trx);
  return rows.length;
}

/** Fresh figures for the planner after so many rows at once. */
export async function analyze(db: Db): Promise<void> {
  await sql`ANALYZE account, match_profile, match_preference, post`.execute(db);
}
