import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { QuizAnswer } from '#contract/quiz.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { QuizSessionTable } from '#server/platform/database/tables.ts';

export type QuizSessionRow = Selectable<QuizSessionTable>;

/** The key of a run includes its owner, so that no statement can reach another person's run. */
export interface SessionKey {
  userId: number;
  id: string;
}

/** Deletes an open run of another version of the quiz, because its answers can no longer be completed. */
export async function discardOutdatedSession(db: Db, userId: number, version: number): Promise<void> {
  await db
    .deleteFrom('quiz_session')
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('quiz_version', '<>', version)
    .execute();
}

/** Opens a run unless one is already open. */
export async function insertSession(db: Db, session: Insertable<QuizSessionTable>): Promise<void> {
  await db
    .insertInto('quiz_session')
    .values(session)
    .onConflict((conflict) => conflict.column('user_id').where('completed_at', 'is', null).doNothing())
    .execute();
}

export async function openSessionOf(db: Db, userId: number): Promise<QuizSessionRow | undefined> {
  return db
    .selectFrom('quiz_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .executeTakeFirst();
}

export async function sessionByKey(db: Db, { userId, id }: SessionKey): Promise<QuizSessionRow | undefined> {
  return db
    .selectFrom('quiz_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the run until the transaction ends, so that no answer arrives while it is scored. */
export async function lockSession(db: Db, { userId, id }: SessionKey): Promise<QuizSessionRow | undefined> {
  return db
    .selectFrom('quiz_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function latestCompleted(db: Db, userId: number): Promise<QuizSessionRow | undefined> {
  return db
    .selectFrom('quiz_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the complete runs, newest first; runs of the same instant come in a fixed order. */
export async function completedSessions(db: Db, userId: number, max: number): Promise<QuizSessionRow[]> {
  return db
    .selectFrom('quiz_session')
    .selectAll()
    .where('user_id', '=', userId)
    .where('completed_at', 'is not', null)
    .orderBy('completed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
}

/** Deletes complete runs, with their answers, that are older than the newest `kept`. */
export async function deleteOldRuns(trx: Db, userId: number, kept: number): Promise<void> {
  await sql`DELETE FROM quiz_session WHERE user_id = ${userId} AND id IN (
      SELECT id FROM quiz_session WHERE user_id = ${userId} AND completed_at IS NOT NULL
      ORDER BY completed_at DESC, id DESC OFFSET ${kept}::int)`.execute(trx);
}

export async function answersOf(db: Db, { userId, id }: SessionKey): Promise<QuizAnswer[]> {
  return db
    .selectFrom('quiz_answer')
    .select(['question_id as questionId', 'answer_choice_id as answerChoiceId'])
    .where('user_id', '=', userId)
    .where('session_id', '=', id)
    .orderBy('question_id')
    .execute();
}

/** Stores an answer in place of an earlier answer to the question. Returns false if no open run has this key. */
export async function upsertAnswer(db: Db, key: SessionKey, answer: QuizAnswer & { at: Date }): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO quiz_answer (user_id, session_id, question_id, answer_choice_id, answered_at)
    SELECT user_id, id, ${answer.questionId}::text, ${answer.answerChoiceId}::text, ${answer.at}::timestamptz
    FROM quiz_session WHERE user_id = ${key.userId} AND id = ${key.id} AND completed_at IS NULL FOR SHARE
    ON CONFLICT (user_id, session_id, question_id)
    DO UPDATE SET answer_choice_id = excluded.answer_choice_id, answered_at = excluded.answered_at
    RETURNING question_id`.execute(db);
  return rows.length === 1;
}

export async function updateSession(
  db: Db,
  { userId, id }: SessionKey,
  changes: Updateable<QuizSessionTable>,
): Promise<void> {
  await db.updateTable('quiz_session').set(changes).where('user_id', '=', userId).where('id', '=', id).execute();
}
