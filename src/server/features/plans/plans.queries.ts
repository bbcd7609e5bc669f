import { sql } from 'kysely';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import type { Meeting } from '#contract/plans.meetings.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface PlanKey {
  roomId: string;
  seq: number;
}

export interface Timing {
  startsAt: Date;
  remindAt: Date | null;
  /** When the two who said yes are asked whether they met. */
  askAt: Date;
}

export async function insertPlan(
  trx: Trx,
  { id, roomId, seq, startsAt, remindAt, askAt }: PlanKey & Timing & { id: string },
): Promise<void> {
  const times = { starts_at: startsAt, remind_at: remindAt, ask_at: askAt };
  await trx
    .insertInto('plan')
    .values({ id, room_id: roomId, seq, ...times })
    .execute();
}

export async function movePlan(trx: Trx, { roomId, seq, startsAt, remindAt, askAt }: PlanKey & Timing): Promise<void> {
  const times = { starts_at: startsAt, remind_at: remindAt, ask_at: askAt };
  await trx.updateTable('plan').set(times).where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

export async function markCancelled(trx: Trx, { roomId, seq }: PlanKey): Promise<void> {
  const end = { is_cancelled: true, remind_at: null, ask_at: null };
  await trx.updateTable('plan').set(end).where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

/** Deletes the rows of a plan and its answers. */
export async function deletePlan(trx: Trx, { roomId, seq }: PlanKey): Promise<void> {
  await trx.deleteFrom('plan').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}

interface PlanAnswerKey extends PlanKey {
  userId: number;
}

interface KeptRow {
  has_met: boolean | null;
  meeting: Meeting | null;
  met_words: string;
}

export async function answerOf(
  db: Db,
  { roomId, seq, userId }: PlanAnswerKey,
): Promise<({ answer: PlanAnswer } & KeptRow) | undefined> {
  return db
    .selectFrom('plan_answer')
    .select(['answer', 'has_met', 'meeting', 'met_words'])
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
