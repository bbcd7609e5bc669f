import { deepSections } from '#content/archetype-deep.ts';
import { archetypes } from '#content/archetypes.ts';
import { archetypeReports, reportText } from '#content/archetype-reports.ts';
import { questions, quizVersion } from '#content/questions.ts';
import { findChoice, isNearBorder, scoreAnswers } from '#content/scoring.ts';
import { mbtiType, type MbtiType } from '#contract/people.ts';
import {
  HISTORY_MAX,
  pillarNames,
  pillars,
  type Axes,
  type QuizAnswer,
  type QuizQuestion,
  type QuizResults,
  type QuizSession,
  type WildSelf,
} from '#contract/quiz.ts';
import { recordArchetype } from '#server/features/accounts/accounts.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  answersOf,
  completedSessions,
  deleteOldRuns,
  discardOutdatedSession,
  insertSession,
  latestCompleted,
  lockSession,
  openSessionOf,
  sessionByKey,
  updateSession,
  upsertAnswer,
  type QuizSessionRow,
  type SessionKey,
} from './quiz.queries.ts';

/** Returns the questions without the weights of their answers, which never leave the server. */
export function askedQuestions(): QuizQuestion[] {
  return questions.map(({ id, text, pillar, choices }) => ({
    id,
    questionText: text,
    pillar: pillarNames[pillar],
    answerChoices: choices.map((choice) => ({
      id: choice.id,
      choiceText: choice.text,
      descriptor: { name: choice.descriptor.name },
    })),
  }));
}

/** Starts a run, or returns the open one; two concurrent calls return the same run. */
export async function startSession(deps: Deps, userId: number, wildMapId: string): Promise<QuizSession> {
  return inTransaction(deps.db, async (trx) => {
    await discardOutdatedSession(trx, userId, quizVersion);
    await insertSession(trx, {
      user_id: userId,
      id: deps.newId(),
      wild_map_id: wildMapId,
      quiz_version: quizVersion,
      created_at: deps.clock.now(),
    });
    const row = await openSessionOf(trx, userId);
    // Another tab completed the run between these two statements. The next call opens a new run.
    if (row === undefined) throw new AppError('quiz_completed');
    return { ...presentSession(row), answers: await answersOf(trx, { userId, id: row.id }) };
  });
}

export async function saveAnswer(deps: Deps, key: SessionKey, answer: QuizAnswer): Promise<void> {
  const isOwn = await upsertAnswerIfAsked(deps, key, answer);
  if (isOwn) return;
  const row = await sessionByKey(deps.db, key);
  throw new AppError(row === undefined ? 'not_found' : 'quiz_completed');
}

async function upsertAnswerIfAsked(deps: Deps, key: SessionKey, answer: QuizAnswer): Promise<boolean> {
  if (findChoice(answer) === undefined) {
    // A caller with another person's run must get the same refusal for a wrong answer as for a right one.
    if ((await sessionByKey(deps.db, key)) === undefined) return false;
    throw new AppError('invalid', { fields: { answerChoiceId: 'That is not an answer to this question.' } });
  }
  return upsertAnswer(deps.db, key, { ...answer, at: deps.clock.now() });
}

/** Scores a run once. A second call finds the run complete and returns the same result. */
export async function completeSession(deps: Deps, key: SessionKey): Promise<QuizResults> {
  return inTransaction(deps.db, async (trx) => {
    const row = await lockSession(trx, key);
    if (row === undefined) throw new AppError('not_found');
    if (row.completed_at !== null) return presentResults(row);
    const answers = await answersOf(trx, key);
    if (answers.length < questions.length || row.quiz_version !== quizVersion) throw new AppError('quiz_incomplete');
    const { type, axes, results } = scoreAnswers(answers);
    await updateSession(trx, key, {
      completed_at: deps.clock.now(),
      mbti_type: type,
      energy: axes.energy.value,
      perception: axes.perception.value,
      judgement: axes.judgement.value,
      lifestyle: axes.lifestyle.value,
      results: JSON.stringify(results),
    });
    const { name, personalityPlanet } = archetypes[type];
    await deleteOldRuns(trx, key.userId, HISTORY_MAX);
    await recordArchetype(trx, key.userId, { type, name, planet: personalityPlanet });
    return resultsByKey(trx, key);
  });
}

export async function resultsByKey(db: Db, key: SessionKey): Promise<QuizResults> {
  const row = await sessionByKey(db, key);
  if (row === undefined) throw new AppError('not_found');
  return presentResults(row);
}

export async function latestResults(db: Db, userId: number): Promise<QuizResults> {
  const results = await latestReading(db, userId);
  if (results === undefined) throw new AppError('not_found');
  return results;
}

/** Returns the result of the person's newest complete run; undefined before the first. */
export async function latestReading(db: Db, userId: number): Promise<QuizResults | undefined> {
  const row = await latestCompleted(db, userId);
  return row && presentResults(row);
}

/** Returns a person's results, at most the last `HISTORY_MAX`; a retake deletes older ones. */
export async function wildSelves(db: Db, userId: number): Promise<WildSelf[]> {
  const rows = await completedSessions(db, userId, HISTORY_MAX);
  return rows.map((row) => {
    const { session, mbti } = presentResults(row);
    return {
      sessionId: session.id,
      completedAt: session.completedAt,
      type: mbti.type,
      archetype: mbti.archetype.name,
    };
  });
}

function presentSession(row: QuizSessionRow): Omit<QuizSession, 'answers'> {
  return {
    id: row.id,
    userId: row.user_id,
    wildMapId: row.wild_map_id,
    isCompleted: row.completed_at !== null,
    quizVersion: row.quiz_version,
  };
}

function presentResults(row: QuizSessionRow): QuizResults {
  if (row.completed_at === null) throw new AppError('quiz_incomplete');
  const type = mbtiType.parse(row.mbti_type);
  return {
    session: { ...presentSession(row), completedAt: row.completed_at.toISOString() },
    results: row.results ?? [],
    mbti: {
      type,
      archetype: { name: archetypes[type].name, report: reportText(archetypeReports[type]), deep: deepSections[type] },
    },
    axes: presentAxes(row, type),
    userId: row.user_id,
  };
}

function presentAxes(row: QuizSessionRow, type: MbtiType): Axes {
  return Object.fromEntries(
    pillars.map((pillar, index) => {
      // The column is a 4-byte float; scores have three decimals.
      const value = Math.round((row[pillar] ?? 0) * 1000) / 1000;
      return [pillar, { value, letter: type.charAt(index), nearBorder: isNearBorder(value) }];
    }),
  ) as Axes;
}
