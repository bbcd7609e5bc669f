import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { CallTable } from '#server/platform/database/tables.ts';

export type CallRow = Selectable<CallTable>;
export type CallChanges = Omit<Updateable<CallTable>, 'id' | 'room_id' | 'caller_id' | 'callee_id' | 'client_id'>;

export async function callById(db: Db, id: string): Promise<CallRow | undefined> {
  return db.selectFrom('call').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function callsById(db: Db, ids: readonly string[]): Promise<CallRow[]> {
  return db
    .selectFrom('call')
    .selectAll()
    .where('call.id', 'in', [...ids])
    .execute();
}

/** Locks and returns a call. Lock its room first, as `starting.ts` does. */
export async function lockCall(trx: Trx, id: string): Promise<CallRow | undefined> {
  return trx.selectFrom('call').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function callOfClient(
  trx: Trx,
  { callerId, clientId }: { callerId: number; clientId: string },
): Promise<CallRow | undefined> {
  return trx
    .selectFrom('call')
    .selectAll()
    .where('caller_id', '=', callerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Locks and returns the running call of a room; undefined without one. */
export async function lockLiveIn(trx: Trx, roomId: string): Promise<CallRow | undefined> {
  return trx
    .selectFrom('call')
    .selectAll()
    .where('room_id', '=', roomId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCall(trx: Trx, row: Insertable<CallTable>): Promise<CallRow> {
  return trx.insertInto('call').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function changeCall(trx: Trx, id: string, changes: CallChanges): Promise<CallRow> {
  return trx.updateTable('call').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Returns the call in which a person has a seat. */
export async function seatedCallOf(db: Db, userId: number): Promise<CallRow | undefined> {
  return db
    .selectFrom('call')
    .innerJoin('call_seat', 'call_seat.call_id', 'call.id')
    .selectAll('call')
    .where('call_seat.user_id', '=', userId)
    .where('call.ended_at', 'is', null)
    .executeTakeFirst();
}

/** Seats people in a call, and returns those who are in no other. The order of ids avoids deadlocks. */
export async function takeSeats(trx: Trx, callId: string, userIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    INSERT INTO call_seat (user_id, call_id)
    SELECT one.id, ${callId}::uuid FROM unnest(${[...userIds]}::bigint[]) AS one (id) ORDER BY one.id
    ON CONFLICT (user_id) DO UPDATE SET call_id = call_seat.call_id WHERE call_seat.call_id = excluded.call_id
    RETURNING user_id
  `.execute(trx);
  return rows.map((row) => row.user_id);
}

export async function leaveSeats(trx: Trx, { id, caller_id: callerId, callee_id: calleeId }: CallRow): Promise<void> {
  await trx.deleteFrom('call_seat').where('user_id', 'in', [callerId, calleeId]).where('call_id', '=', id).execute();
}

/** What limits a person's next call to another. */
export interface Spent {
  /** The person's calls to the other since `hour`. */
  in_hour: number;
  /** The person's calls to everybody since `day`. */
  in_day: number;
  /** The person's calls that the other declined since the other called, or since the two last talked. */
  declined: number;
  has_talked: boolean;
}

/** Counts a person's calls. */
export async function spentBy(
  db: Db,
  { roomId, userId, hour, day }: { roomId: string; userId: number; hour: Date; day: Date },
): Promise<Spent> {
  const { rows } = await sql<Spent>`
    SELECT
      (SELECT count(*)::int FROM call WHERE call.room_id = ${roomId} AND call.caller_id = ${userId} AND call.started_at > ${hour})
        AS in_hour,
      (SELECT count(*)::int FROM call WHERE call.caller_id = ${userId} AND call.started_at > ${day}) AS in_day,
      (SELECT count(*)::int FROM call WHERE call.room_id = ${roomId} AND call.caller_id = ${userId} AND call.ended_how = 'declined'
        AND call.started_at > coalesce((SELECT max(other.started_at) FROM call other WHERE other.room_id = ${roomId}
          AND (other.caller_id <> ${userId} OR other.answered_at IS NOT NULL)), '-infinity')) AS declined,
      EXISTS (SELECT FROM call WHERE call.room_id = ${roomId} AND call.answered_at IS NOT NULL) AS has_talked
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A count has no row.');
  return row;
}

interface Pulse {
  id: string;
  userId: number;
  connection: string;
  via: 'relay' | 'direct' | undefined;
  now: Date;
}

/**
 * Notes that one of the two connections of a running call lives, and how the browsers are connected. Returns undefined
 * for any other connection and for a call that ended.
 */
export async function noteAlive(
  db: Db,
  { id, userId, connection, via, now }: Pulse,
): Promise<Pick<CallRow, 'connected_at' | 'connected_via' | 'answered_at'> | undefined> {
  const isCaller = sql`(caller_id = ${userId} AND caller_connection = ${connection}::uuid)`;
  const isCallee = sql`(callee_id = ${userId} AND callee_connection = ${connection}::uuid)`;
  const isNew = sql`(answered_at IS NOT NULL AND connected_at IS NULL AND ${via ?? null}::text IS NOT NULL)`;
  const { rows } = await sql<Pick<CallRow, 'connected_at' | 'connected_via' | 'answered_at'>>`
    UPDATE call SET
      caller_alive_at = CASE WHEN ${isCaller} THEN ${now}::timestamptz ELSE caller_alive_at END,
      callee_alive_at = CASE WHEN ${isCallee} THEN ${now}::timestamptz ELSE callee_alive_at END,
      connected_at = CASE WHEN ${isNew} THEN ${now}::timestamptz ELSE connected_at END,
      connected_via = CASE WHEN ${isNew} THEN ${via ?? null}::text ELSE connected_via END
    WHERE id = ${id} AND ended_at IS NULL AND (${isCaller} OR ${isCallee})
    RETURNING connected_at, connected_via, answered_at
  `.execute(db);
  return rows[0];
}

/**
 * Returns the calls whose time is over: one side was last alive at or before `alive`; or, without an answer, they ring
 * since `rung` or before, or the caller was last alive at or before `calling`.
 */
export async function dueCalls(
  db: Db,
  { rung, calling, alive }: { rung: Date; calling: Date; alive: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM call
    WHERE ended_at IS NULL AND (caller_alive_at <= ${alive} OR callee_alive_at <= ${alive}
      OR (answered_at IS NULL AND (started_at <= ${rung} OR caller_alive_at <= ${calling})))
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Returns those of the calls that are over. */
export async function endedAmong(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('call')
    .select('id')
    .where('call.id', 'in', [...ids])
    .where('ended_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}
