import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { OutingTable } from '#server/platform/database/tables.ts';
import type { OutingStep } from './outings.rules.ts';

export type OutingRow = Selectable<OutingTable>;

export async function insertOuting(trx: Trx, row: Insertable<OutingTable>): Promise<void> {
  await trx.insertInto('outing').values(row).execute();
}

/** Returns the outings of a member. Their number is bounded by the limits on making them and by their term. */
export async function outingsOf(db: Db, userId: number, most: number): Promise<OutingRow[]> {
  return db
    .selectFrom('outing')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at', 'desc')
    .limit(most)
    .execute();
}

export async function outingById(
  db: Db,
  { id, userId }: { id: string; userId: number },
): Promise<OutingRow | undefined> {
  return db.selectFrom('outing').selectAll().where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
}

export async function outingBySecret(db: Db, secretHash: Uint8Array): Promise<OutingRow | undefined> {
  return db.selectFrom('outing').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();
}

export async function outingsById(db: Db, ids: readonly string[]): Promise<OutingRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('outing')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

export async function lockOuting(
  trx: Trx,
  { id, userId }: { id: string; userId: number },
): Promise<OutingRow | undefined> {
  return trx
    .selectFrom('outing')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Counts the outings that are not over for the member, all of them or those of one trusted person. */
export async function countOpen(
  db: Db,
  { userId, trustedId, now }: { userId: number; trustedId?: string; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('outing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('answered_at', 'is', null)
    .where('closes_at', '>', now)
    .$if(trustedId !== undefined, (query) => query.where('trusted_id', '=', trustedId ?? null))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Counts a try at a PIN before it is looked at, so that tries at once are counted too. Returns false beyond `most` in a
 * row, unless the latest was before `pausedSince`.
 */
export async function takeTry(
  db: Db,
  { id, userId, most, now, pausedSince }: { id: string; userId: number; most: number; now: Date; pausedSince: Date },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE outing SET wrong_pins = least(wrong_pins + 1, 1000), wrong_pin_at = ${now}
    WHERE id = ${id} AND user_id = ${userId} AND (wrong_pins < ${most} OR wrong_pin_at <= ${pausedSince})
    RETURNING id
  `.execute(db);
  return rows.length > 0;
}

/** Stores an answer with either PIN. All of it is the same statement for both. */
export async function storeAnswer(
  trx: Trx,
  {
    id,
    answer,
    isSilent,
    now,
    closesAt,
  }: { id: string; answer: 'good' | 'end'; isSilent: boolean; now: Date; closesAt: Date },
): Promise<void> {
  await sql`
    UPDATE outing SET answer = coalesce(answer, ${answer}), answered_at = coalesce(answered_at, ${now}),
      is_silent = is_silent OR ${isSilent}, next_at = NULL, wrong_pins = 0, wrong_pin_at = NULL,
      closes_at = greatest(closes_at, ${closesAt})
    WHERE id = ${id}
  `.execute(trx);
}

export async function storeMore(
  trx: Trx,
  { id, now, checkInAt, closesAt }: { id: string; now: Date; checkInAt: Date; closesAt: Date },
): Promise<void> {
  await sql`
    UPDATE outing SET mores = array_append(mores, ${now}::timestamptz), reminders = 0, check_in_at = ${checkInAt},
      next_at = ${checkInAt}, closes_at = greatest(closes_at, ${closesAt})
    WHERE id = ${id}
  `.execute(trx);
}

/** Locks and returns outings of which a reminder or the telling is due. Skips those that another instance has. */
export async function lockDue(trx: Trx, now: Date, most: number): Promise<OutingRow[]> {
  return trx
    .selectFrom('outing')
    .selectAll()
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function storeStep(trx: Trx, id: string, step: OutingStep): Promise<void> {
  await trx
    .updateTable('outing')
    .set({
      next_at: step.nextAt,
      ...(step.does === 'tell'
        ? { told_at: step.at, closes_at: sql<Date>`greatest(closes_at, ${step.closesAt})` }
        : { reminders: sql<number>`reminders + 1` }),
    })
    .where('id', '=', id)
    .execute();
}
