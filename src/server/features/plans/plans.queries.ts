import { sql } from 'kysely';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface PlanKey {
  roomId: string;
  seq: number;
}

export interface Timing {
  startsAt: Date;
  remindAt: Date | null;
}

export async function insertPlan(
  trx: Trx,
  { id, roomId, seq, startsAt, remindAt }: PlanKey & Timing & { id: string },
): Promise<void> {
  const times = { starts_at: startsAt, remind_at: remindAt };
  await trx
    .insertInto('plan')
    .values({ id, room_id: roomId, seq, ...times })
    .execute();
}

export async function movePlan(trx: Trx, { roomId, seq, startsAt, remindAt }: PlanKey & Timing): Promise<void> {
  const times = { starts_at: startsAt, remind_at: remindAt };
  await trx.updateTable('plan').set(times).where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

export async function markCancelled(trx: Trx, { roomId, seq }: PlanKey): Promise<void> {
  const end = { is_cancelled: true, remind_at: null };
  await trx.updateTable('plan').set(end).where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

/** Deletes the rows of a plan and its answers. */
export async function deletePlan(trx: Trx, { roomId, seq }: PlanKey): Promise<void> {
  await trx.deleteFrom('plan').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

interface PlanAnswerKey extends PlanKey {
  userId: number;
}

export async function answerOf(
  db: Db,
  { roomId, seq, userId }: PlanAnswerKey,
): Promise<{ answer: PlanAnswer; has_met: boolean | null } | undefined> {
  return db
    .selectFrom('plan_answer')
    .select(['answer', 'has_met'])
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function putAnswer(
  trx: Trx,
  { roomId, seq, userId, id, answer, now }: PlanAnswerKey & { id: string; answer: PlanAnswer; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO plan_answer (room_id, seq, user_id, id, answer, answered_at)
    VALUES (${roomId}, ${seq}, ${userId}, ${id}, ${answer}, ${now})
    ON CONFLICT (room_id, seq, user_id) DO UPDATE SET answer = excluded.answer, answered_at = excluded.answered_at
  `.execute(trx);
}

/** Stores a person's private note on a plan. Returns false if the person has not answered yes or maybe. */
export async function putMet(
  db: Db,
  { roomId, seq, userId, hasMet }: PlanAnswerKey & { hasMet: boolean | null },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plan_answer')
    .set({ has_met: hasMet })
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .where('answer', '!=', 'no')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the people who answered a plan, with their answers, in the order of the answers. */
export async function answersOf(
  db: Db,
  { roomId, seq }: PlanKey,
  most: number,
): Promise<{ user_id: number; answer: PlanAnswer }[]> {
  return db
    .selectFrom('plan_answer')
    .select(['user_id', 'answer'])
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .orderBy('answered_at')
    .orderBy('user_id')
    .limit(most)
    .execute();
}
