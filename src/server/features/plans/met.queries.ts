import { sql } from 'kysely';
import type { Meeting } from '#contract/plans.meetings.ts';
import type { Db } from '#server/platform/database/database.ts';

interface KeptWish {
  hasMet: boolean | null;
  meeting: Meeting | null;
  words: string;
}

/** Stores what a person keeps of a meeting. Returns false if the person has not answered yes or maybe. */
export async function putMet(
  db: Db,
  { roomId, seq, userId, now, ...kept }: KeptWish & { roomId: string; seq: number; userId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('plan_answer')
    .set({ has_met: kept.hasMet, meeting: kept.meeting, met_words: kept.words, met_at: now })
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .where('user_id', '=', userId)
    .where('answer', '!=', 'no')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface MeetingKey {
  userId: number;
  planId: string;
}

/** Changes what a person keeps of a meeting. Returns false if they keep none. */
export async function changeMet(
  db: Db,
  { userId, planId, meeting, words }: MeetingKey & Omit<KeptWish, 'hasMet'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    UPDATE plan_answer SET meeting = ${meeting}, met_words = ${words}
    FROM plan WHERE plan.id = ${planId} AND plan_answer.room_id = plan.room_id AND plan_answer.seq = plan.seq
      AND plan_answer.user_id = ${userId} AND plan_answer.has_met
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function forgetMet(db: Db, { userId, planId }: MeetingKey): Promise<void> {
  await sql`
    UPDATE plan_answer SET has_met = NULL, meeting = NULL, met_words = ''
    FROM plan WHERE plan.id = ${planId} AND plan_answer.room_id = plan.room_id AND plan_answer.seq = plan.seq
      AND plan_answer.user_id = ${userId}
  `.execute(db);
}

/** A meeting of a person, with the other of the two; null in a group. */
interface MetRow {
  user_id: number;
  plan_id: string;
  room_id: string;
  seq: number;
  starts_at: Date;
  other_id: number | null;
  meeting: Meeting | null;
  met_words: string;
}

/** Returns the meetings that a person keeps, the latest first. */
export async function metBy(db: Db, userId: number, most: number): Promise<MetRow[]> {
  const { rows } = await sql<MetRow>`
    SELECT said.user_id, plan.id AS plan_id, plan.room_id, plan.seq, plan.starts_at, said.meeting, said.met_words,
      CASE WHEN room.room_type = 'direct' THEN room.user_low + room.user_high - said.user_id END AS other_id
    FROM plan_answer said
    JOIN plan ON plan.room_id = said.room_id AND plan.seq = said.seq
    JOIN room ON room.id = plan.room_id
    WHERE said.user_id = ${userId} AND said.has_met
    ORDER BY plan.starts_at DESC, plan.id LIMIT ${most}
  `.execute(db);
  return rows;
}

interface AskedRow {
  user_id: number;
  plan_id: string;
  room_id: string;
  seq: number;
  starts_at: Date;
  other_id: number;
}

/** Returns the plans of two, begun after `after`, to which both said yes and of which a person has said nothing. */
export async function unsaidMeetings(
  db: Db,
  { userId, after, before }: { userId: number; after: Date; before: Date },
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    SELECT said.user_id, plan.id AS plan_id, plan.room_id, plan.seq, plan.starts_at, other.user_id AS other_id
    FROM plan_answer said
    JOIN plan ON plan.room_id = said.room_id AND plan.seq = said.seq AND NOT plan.is_cancelled
    JOIN room ON room.id = plan.room_id AND room.room_type = 'direct'
    JOIN plan_answer other ON other.room_id = said.room_id AND other.seq = said.seq AND other.user_id <> said.user_id
    WHERE said.user_id = ${userId} AND said.answer = 'going' AND other.answer = 'going' AND said.met_at IS NULL
      AND plan.starts_at > ${after} AND plan.starts_at <= ${before}
    ORDER BY plan.starts_at DESC, plan.id
  `.execute(db);
  return rows;
}

/**
 * Notes the question as due for the two of each plan that is over and to which both said yes, once over all instances.
 * Returns the number of plans.
 */
export async function noteQuestions(db: Db, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ plans: number }>`
    WITH due AS MATERIALIZED (
      SELECT room_id, id FROM plan WHERE ask_at <= ${now} ORDER BY ask_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), asked AS (
      UPDATE plan SET ask_at = NULL FROM due WHERE plan.room_id = due.room_id AND plan.id = due.id
      RETURNING plan.id, plan.room_id, plan.seq
    ), noted AS (
      INSERT INTO plan_due (user_id, plan_id, room_id, kind, seq, due_at)
      SELECT said.user_id, asked.id, asked.room_id, 'met', 1, ${now}::timestamptz
      FROM asked
      JOIN room ON room.id = asked.room_id AND room.room_type = 'direct'
      JOIN plan_answer said ON said.room_id = asked.room_id AND said.seq = asked.seq AND said.answer = 'going'
      JOIN plan_answer other ON other.room_id = asked.room_id AND other.seq = asked.seq AND other.answer = 'going'
        AND other.user_id <> said.user_id
      WHERE said.met_at IS NULL
      ORDER BY said.user_id, asked.id
      ON CONFLICT (user_id, plan_id) DO UPDATE SET kind = 'met', seq = plan_due.seq + 1, due_at = excluded.due_at, tries = 0
    )
    SELECT count(*)::int AS plans FROM asked
  `.execute(db);
  return rows[0]?.plans ?? 0;
}
