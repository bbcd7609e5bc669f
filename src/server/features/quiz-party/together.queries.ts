import { sql } from 'kysely';
import type { StoredParty } from '#server/features/chat/messages.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface PartyKey {
  roomId: string;
  seq: number;
}

interface Seat extends PartyKey {
  userId: number;
  id: string;
  now: Date;
}

export interface PartyAnswerRow {
  user_id: number;
  answers: string[];
  outcome: string;
}

/** Returns up to `most` answers to the quiz of a message, in the order in which people gave them. */
export async function takenAt(db: Db, { roomId, seq }: PartyKey, most: number): Promise<PartyAnswerRow[]> {
  const { rows } = await sql<PartyAnswerRow>`
    SELECT user_id, answers, outcome FROM quiz_party_answer
    WHERE room_id = ${roomId} AND seq = ${seq} AND answered_at IS NOT NULL
    ORDER BY answered_at, user_id LIMIT ${most}`.execute(db);
  return rows;
}

/** Returns the quizzes sent after `since` that still wait for a person's answer, in the order of their messages. */
export async function seatsOf(
  trx: Trx,
  { roomId, userId, since }: { roomId: string; userId: number; since: Date },
): Promise<{ seq: number; party: StoredParty }[]> {
  const { rows } = await sql<{ seq: number; party: StoredParty }>`
    SELECT seat.seq, event.payload -> 'party' AS party FROM quiz_party_answer seat
    JOIN room_event event ON event.room_id = seat.room_id AND event.seq = seat.seq
    WHERE seat.room_id = ${roomId} AND seat.user_id = ${userId} AND seat.answered_at IS NULL
      AND event.created_at > ${since} AND event.payload ? 'party' AND NOT event.payload -> 'party' ? 'isShown'
    ORDER BY seat.seq`.execute(trx);
  return rows;
}

/** Returns how many people answered. `waiting` counts those in the room who joined the quiz and have not answered. */
export async function countSeats(db: Db, { roomId, seq }: PartyKey): Promise<{ answered: number; waiting: number }> {
  const { rows } = await sql<{ answered: number; waiting: number }>`
    SELECT count(seat.answered_at)::int AS answered,
      (count(*) FILTER (WHERE seat.answered_at IS NULL AND member.left_seq IS NULL))::int AS waiting
    FROM quiz_party_answer seat
    JOIN room_member member ON member.room_id = seat.room_id AND member.user_id = seat.user_id
    WHERE seat.room_id = ${roomId} AND seat.seq = ${seq}`.execute(db);
  return rows[0] ?? { answered: 0, waiting: 0 };
}

/** Records that a person joined a quiz; returns false if they had joined already. */
export async function putSeat(trx: Trx, { roomId, seq, userId, id, now }: Seat): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO quiz_party_answer (room_id, seq, user_id, id, joined_at)
    VALUES (${roomId}, ${seq}, ${userId}, ${id}, ${now})
    ON CONFLICT (room_id, seq, user_id) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Removes a person from a quiz unless they have answered; returns false if nothing was removed. */
export async function dropSeat(trx: Trx, { roomId, seq, userId }: PartyKey & { userId: number }): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM quiz_party_answer
    WHERE room_id = ${roomId} AND seq = ${seq} AND user_id = ${userId} AND answered_at IS NULL RETURNING id`.execute(
    trx,
  );
  return rows.length > 0;
}

/** Stores a person's answers. Returns false, and changes nothing, if they answered before. */
export async function putTaken(
  trx: Trx,
  { roomId, seq, userId, now, ...row }: Seat & { answers: readonly string[]; outcome: string },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO quiz_party_answer AS seat (room_id, seq, user_id, id, joined_at, answers, outcome, answered_at)
    VALUES (${roomId}, ${seq}, ${userId}, ${row.id}, ${now}, ${JSON.stringify(row.answers)}::jsonb, ${row.outcome}, ${now})
    ON CONFLICT (room_id, seq, user_id) DO UPDATE
      SET answers = excluded.answers, outcome = excluded.outcome, answered_at = excluded.answered_at
      WHERE seat.answered_at IS NULL
    RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Deletes the rows of everybody who joined or answered the quiz of a message. */
export async function deleteTaken(trx: Trx, { roomId, seq }: PartyKey): Promise<void> {
  await trx.deleteFrom('quiz_party_answer').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}
