import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface Place {
  roomId: string;
  seq: number;
}

export interface Taken {
  user_id: number;
  answers: string[];
  outcome: string;
}

/** Returns who answered, in the order of their answers. */
export async function takenAt(db: Db, { roomId, seq }: Place, most: number): Promise<Taken[]> {
  return db
    .selectFrom('quiz_party_answer')
    .select(['user_id', 'answers', 'outcome'])
    .where('room_id', '=', roomId)
    .where('seq', '=', seq)
    .orderBy('answered_at')
    .orderBy('user_id')
    .limit(most)
    .execute();
}

/** Keeps what a person answered; returns false where they had answered before, and nothing changes. */
export async function putTaken(
  trx: Trx,
  {
    roomId,
    seq,
    userId,
    ...row
  }: Place & { userId: number; id: string; answers: readonly string[]; outcome: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO quiz_party_answer (room_id, seq, user_id, id, answers, outcome, answered_at)
    VALUES (${roomId}, ${seq}, ${userId}, ${row.id}, ${JSON.stringify(row.answers)}::jsonb, ${row.outcome}, ${row.now})
    ON CONFLICT (room_id, seq, user_id) DO NOTHING RETURNING id`.execute(trx);
  return rows.length > 0;
}

/** Deletes what was answered to a message. */
export async function deleteTaken(trx: Trx, { roomId, seq }: Place): Promise<void> {
  await trx.deleteFrom('quiz_party_answer').where('room_id', '=', roomId).where('seq', '=', seq).execute();
}
