import { sql, type Selectable } from 'kysely';
import type { PartyQuizId } from '#contract/quiz-party.ts';
import { friendsOf } from '#server/features/visibility/follows.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { QuizPartyRunTable } from '#server/platform/database/tables.ts';

export type RunRow = Selectable<QuizPartyRunTable>;

/** A person's run of one quiz. */
export interface RunKey {
  userId: number;
  quizId: PartyQuizId;
}

export interface Counts {
  quiz_id: string;
  people: number;
  ratings: number;
  /** The average rating; null without ratings. */
  stars: number | null;
}

/** For every quiz with a completed run, returns the number of its people, and the number and mean of their ratings. */
export async function countRuns(db: Db): Promise<Counts[]> {
  const { rows } = await sql<Counts>`
    SELECT quiz_id, count(*)::int AS people, count(stars)::int AS ratings, avg(stars)::float8 AS stars
    FROM quiz_party_run WHERE completed_at IS NOT NULL GROUP BY quiz_id`.execute(db);
  return rows;
}

export async function runsOf(db: Db, userId: number): Promise<RunRow[]> {
  return db.selectFrom('quiz_party_run').selectAll().where('user_id', '=', userId).execute();
}

export async function runOf(db: Db, { userId, quizId }: RunKey): Promise<RunRow | undefined> {
  return db
    .selectFrom('quiz_party_run')
    .selectAll()
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .executeTakeFirst();
}

/** Stores the answers of the open run in place of the run's earlier answers. */
export async function putDraft(
  db: Db,
  { userId, quizId }: RunKey,
  { answers, version }: { answers: readonly string[]; version: number },
): Promise<void> {
  const draft = JSON.stringify(answers);
  await sql`
    INSERT INTO quiz_party_run (user_id, quiz_id, draft, draft_version)
    VALUES (${userId}, ${quizId}, ${draft}::jsonb, ${version})
    ON CONFLICT (user_id, quiz_id) DO UPDATE SET draft = excluded.draft, draft_version = excluded.draft_version
  `.execute(db);
}

/** Ends the open run without a result. */
export async function dropDraft(db: Db, { userId, quizId }: RunKey): Promise<void> {
  await db
    .updateTable('quiz_party_run')
    .set({ draft: null, draft_version: null })
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .execute();
}

interface Scored {
  answers: readonly string[];
  version: number;
  outcome: string;
  now: Date;
}

/**
 * Replaces the person's result and ends the open run. If the answers or the version changed, the result is hidden from
 * friends again and gets a new time.
 */
export async function putResult(
  db: Db,
  { userId, quizId }: RunKey,
  { answers, version, outcome, now }: Scored,
): Promise<RunRow> {
  const { rows } = await sql<RunRow>`
    INSERT INTO quiz_party_run AS run (user_id, quiz_id, answers, quiz_version, outcome, completed_at)
    VALUES (${userId}, ${quizId}, ${JSON.stringify(answers)}::jsonb, ${version}, ${outcome}, ${now})
    ON CONFLICT (user_id, quiz_id) DO UPDATE SET
      draft = NULL, draft_version = NULL, answers = excluded.answers, quiz_version = excluded.quiz_version,
      outcome = excluded.outcome,
      is_shown = run.is_shown AND run.answers = excluded.answers AND run.quiz_version = excluded.quiz_version,
      completed_at = CASE WHEN run.answers = excluded.answers AND run.quiz_version = excluded.quiz_version
        THEN run.completed_at ELSE excluded.completed_at END
    RETURNING *`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A result was not kept.');
  return row;
}

/** Changes the person's rating of the quiz, or whether friends see the result; returns undefined without a result. */
export async function changeResult(
  db: Db,
  { userId, quizId }: RunKey,
  change: { is_shown: boolean } | { stars: number | null },
): Promise<RunRow | undefined> {
  return db
    .updateTable('quiz_party_run')
    .set(change)
    .where('user_id', '=', userId)
    .where('quiz_id', '=', quizId)
    .where('completed_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the results of a quiz in one version that a person's friends show. */
export async function shownByFriends(
  db: Db,
  { userId, quizId }: RunKey,
  version: number,
): Promise<{ user_id: number; outcome: string; answers: string[] }[]> {
  const { rows } = await sql<{ user_id: number; outcome: string; answers: string[] }>`
    SELECT run.user_id, run.outcome, run.answers FROM (${friendsOf(userId)}) AS friend
    JOIN quiz_party_run run ON run.user_id = friend.id AND run.quiz_id = ${quizId}
    WHERE run.is_shown AND run.quiz_version = ${version}`.execute(db);
  return rows;
}
