import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { QuizAnswer } from '#contract/quiz.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { QuizSessionTable } from '#server/platform/database/tables.ts';

export type QuizSessionRow = Selectable<QuizSessionTable>;

/** Where a run is: keyed by its owner, so that nobody else's can be named. */
export interface SessionKey {
  userId: number;
  id: string;
}

/** Forgets an open run of another version of the quiz: its answers cannot be completed any more. */
export async function discardOutdatedSession(db: Db, userId: number, version: number): Promise<void> {
  await db
    .deleteFrom('quiz_session')
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('quiz_version', '<>', version)
    .execute();
}

/** Opens a run, unless one is open. */
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

/** Holds the run until the transaction ends: no answer can slip in while it is scored. */
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

/** The complete runs, the newest first; two of the same instant in a fixed order. */
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

export async function answersOf(db: Db, { userId, id }: SessionKey): Promise<QuizAnswer[]> {
  return db
    .selectFrom('quiz_answer')
    .select(['question_id as questionId', 'answer_choice_id as answerChoiceId'])
    .where('user_id', '=', userId)
    .where('session_id', '=', id)
    .orderBy('question_id')
    .execute();
}

/** Keeps the newest answer to a question; false when there is no such run, or it is complete. */
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
