import { sql, type Selectable } from 'kysely';
import type { roomTypes } from '#contract/chat.ts';
import { isActive } from '#server/features/visibility/people.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { WaitingThingTable } from '#server/platform/database/tables.ts';
import type { WaitingThing } from '#server/platform/seams/waiting.ts';

export type WaitingRow = Selectable<WaitingThingTable>;

export interface WaitingKey {
  id: string;
}
export interface WaitingClaim extends WaitingKey, Lease {}

export const waitingDue: LeaseTable<WaitingKey> = { name: 'waiting_due', key: [{ column: 'id', type: 'uuid' }] };

/** Locks a person, so that what they let wait is counted one after another. */
export async function holdAuthor(trx: Trx, userId: number): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
}

/** Inserts a waiting thing. Returns false if the person's thing with this client id waits already. */
export async function insertWaiting(
  trx: Trx,
  { id, userId, kind, roomId, clientId, draft, since }: Omit<WaitingThing, 'isRefused'>,
): Promise<boolean> {
  const made = await trx
    .insertInto('waiting_thing')
    .values({
      id,
      user_id: userId,
      kind,
      room_id: roomId,
      client_id: clientId,
      draft: JSON.stringify(draft),
      since,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'room_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Sets when a thing is looked at next, to see whether it goes out. */
export async function noteDue(trx: Trx, id: string, at: Date): Promise<void> {
  await sql`
    INSERT INTO waiting_due (id, due_at) VALUES (${id}, ${at})
    ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at, seq = waiting_due.seq + 1, tries = 0
  `.execute(trx);
}

export async function dropDue(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('waiting_due').where('id', '=', id).execute();
}

export async function waitingByClient(
  trx: Trx,
  { userId, roomId, clientId }: Pick<WaitingThing, 'userId' | 'roomId' | 'clientId'>,
): Promise<WaitingRow | undefined> {
  return trx
    .selectFrom('waiting_thing')
    .selectAll()
    .where('user_id', '=', userId)
    .where('room_id', 'is not distinct from', roomId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

/** Counts the things of a person that wait and are not refused. */
export async function countWaiting(trx: Trx, userId: number): Promise<number> {
  const { rows } = await sql<{ things: number }>`
    SELECT count(*)::int AS things FROM waiting_thing WHERE user_id = ${userId} AND refused_at IS NULL
  `.execute(trx);
  return rows[0]?.things ?? 0;
}

/** Returns a person's things of a kind that wait, and the refused ones that they have not put away, oldest first. */
export async function waitingOf(db: Db, userId: number, kind: WaitingThing['kind']): Promise<WaitingRow[]> {
  return db
    .selectFrom('waiting_thing')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('dismissed_at', 'is', null)
    .orderBy('since')
    .orderBy('id')
    .execute();
}

export async function hasPicture(db: Db, userId: number, pictureId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM waiting_thing
    WHERE user_id = ${userId} AND draft -> 'pictures' @> ${JSON.stringify([{ id: pictureId }])}::jsonb
  `.execute(db);
  return rows.length > 0;
}

export async function waitingById(db: Db, id: string): Promise<WaitingRow | undefined> {
  return db.selectFrom('waiting_thing').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a thing, locked until the transaction ends. */
export async function lockWaiting(trx: Trx, id: string): Promise<WaitingRow | undefined> {
  return trx.selectFrom('waiting_thing').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Deletes a thing that waits and is not refused. Returns false if it does not wait any more. */
export async function deleteWaiting(trx: Trx, id: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('waiting_thing')
    .where('id', '=', id)
    .where('refused_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Records that a moderator let a thing out. Returns its sender; undefined when the thing is gone. */
export async function setPassed(trx: Trx, id: string, now: Date): Promise<number | undefined> {
  const passed = { passed_at: now, refused_at: null, dismissed_at: null };
  return change(trx, id, passed);
}

/** Records that a moderator refused a thing. Returns its sender; undefined when the thing is gone. */
export async function setRefused(trx: Trx, id: string, now: Date): Promise<number | undefined> {
  return change(trx, id, { refused_at: now });
}

type Marks = Partial<Pick<WaitingRow, 'passed_at' | 'refused_at' | 'dismissed_at'>>;

async function change(trx: Trx, id: string, marks: Marks): Promise<number | undefined> {
  const row = await trx
    .updateTable('waiting_thing')
    .set(marks)
    .where('id', '=', id)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Records that the sender put a refused thing away. */
export async function setDismissed(trx: Trx, id: string, now: Date): Promise<void> {
  await change(trx, id, { dismissed_at: now });
}

/** A thing in the moderators' queue, with its sender. */
export interface QueuedThing extends WaitingRow {
  handle: string;
  display_name: string | null;
  member_since: Date;
  room_type: (typeof roomTypes)[number] | null;
  /** True when the moderator who asks has opened it. */
  is_opened: boolean;
}

const queued = (callerId: number) => sql`
  SELECT thing.*, account.handle, account.display_name, account.created_at AS member_since,
    (SELECT room.room_type FROM room WHERE room.id = thing.room_id) AS room_type,
    EXISTS (SELECT FROM moderation_event event WHERE event.case_id = thing.id AND event.kind = 'picture_opened'
      AND event.actor_id = ${callerId}) AS is_opened
  FROM waiting_thing thing JOIN account ON account.id = thing.user_id
  WHERE thing.passed_at IS NULL AND thing.refused_at IS NULL
    AND NOT EXISTS (SELECT FROM moderator WHERE moderator.user_id = thing.user_id)`;

/** Returns what waits for a look, the oldest first. */
export async function waitingQueue(
  db: Db,
  { callerId, most }: { callerId: number; most: number },
): Promise<QueuedThing[]> {
  const { rows } = await sql<QueuedThing>`${queued(callerId)} ORDER BY thing.since, thing.id LIMIT ${most}`.execute(db);
  return rows;
}

export async function queuedThing(
  db: Db,
  { callerId, id }: { callerId: number; id: string },
): Promise<QueuedThing | undefined> {
  const { rows } = await sql<QueuedThing>`${queued(callerId)} AND thing.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns how many things wait for a look, and since when the oldest does. */
export async function queueLength(db: Db): Promise<{ things: number; oldest: Date | null }> {
  const { rows } = await sql<{ things: number; oldest: Date | null }>`
    SELECT count(*)::int AS things, min(since) AS oldest FROM waiting_thing
    WHERE passed_at IS NULL AND refused_at IS NULL
  `.execute(db);
  return rows[0] ?? { things: 0, oldest: null };
}

/** Returns whether a moderator has opened the person's waiting thing with this picture. */
export async function hasOpened(
  db: Db,
  { moderatorId, ownerId, pictureId }: { moderatorId: number; ownerId: number; pictureId: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM waiting_thing thing JOIN moderation_event event ON event.case_id = thing.id
    WHERE thing.user_id = ${ownerId} AND thing.draft -> 'pictures' @> ${JSON.stringify([{ id: pictureId }])}::jsonb
      AND event.kind = 'picture_opened' AND event.actor_id = ${moderatorId}
  `.execute(db);
  return rows.length > 0;
}

/** What members do to cases, also those members who moderate: no sign that they are at the desk. */
const BY_MEMBERS = ['opened', 'added', 'reopened', 'appealed', 'hidden'];

/** Returns whether a moderator who can work now did something at the desk after `since`. */
export async function isDeskStaffed(db: Db, since: Date): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM moderation_event event JOIN moderator ON moderator.user_id = event.actor_id
    JOIN account ON account.id = moderator.user_id
    WHERE event.created_at > ${since} AND event.kind <> ALL (${BY_MEMBERS}::text[]) AND ${isActive('account')} LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Returns things that have waited, or have been refused, since `before`, the oldest first. */
export async function endedWaiting(
  trx: Trx,
  { column, before, most }: { column: 'since' | 'refused_at'; before: Date; most: number },
): Promise<WaitingRow[]> {
  return trx
    .selectFrom('waiting_thing')
    .selectAll()
    .where(column, '<=', before)
    .$if(column === 'since', (query) => query.where('refused_at', 'is', null))
    .orderBy(column)
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function deleteEnded(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom('waiting_thing').where('id', 'in', ids).execute();
}
