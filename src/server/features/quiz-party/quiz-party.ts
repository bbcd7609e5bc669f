import { rounded } from '#contract/rounding.ts';
import { partyQuizzes, partyVersion } from '#content/quiz-party/quizzes.ts';
import { answeredAlike, isOffered, scoreParty } from '#content/quiz-party/scoring.ts';
import {
  PARTY_FRIENDS_MAX,
  PARTY_SHOWN_FROM,
  partyQuizIds,
  type PartyCardNumbers,
  type PartyFriend,
  type PartyResult,
  type PartyRun,
} from '#contract/quiz-party.ts';
import { cardsFor } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import {
  changeResult,
  countRuns,
  dropDraft,
  putDraft,
  putResult,
  runOf,
  runsOf,
  shownByFriends,
  type RunKey,
  type RunRow,
} from './quiz-party.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns the numbers of every quiz's card, with the person's own outcome and progress. The number of people and the
 * rating are each null while they count fewer than `PARTY_SHOWN_FROM` people.
 */
export async function partyFor(db: Db, userId: number): Promise<PartyCardNumbers[]> {
  const [counts, own] = await Promise.all([countRuns(db), runsOf(db, userId)]);
  return partyQuizIds.map((id) => {
    const count = counts.find((one) => one.quiz_id === id);
    const run = presentRun(own.find((one) => one.quiz_id === id));
    return {
      id,
      people: count !== undefined && count.people >= PARTY_SHOWN_FROM ? count.people : null,
      rating: count === undefined ? null : ratingOf(count),
      outcome: run.result?.outcome ?? null,
      answered: run.draft.length,
    };
  });
}

function ratingOf({ ratings, stars }: { ratings: number; stars: number | null }): number | null {
  return stars === null || ratings < PARTY_SHOWN_FROM ? null : rounded(stars * 10) / 10;
}

export async function partyRun(db: Db, key: RunKey): Promise<PartyRun> {
  return presentRun(await runOf(db, key));
}

/** Stores a person's progress; an empty list of answers ends the run. */
export async function keepDraft(db: Db, key: RunKey, answers: readonly string[]): Promise<void> {
  mustBeOffered(key, answers);
  if (answers.length === 0) await dropDraft(db, key);
  else await putDraft(db, key, { answers, version: partyVersion });
}

/** Scores a whole run and stores the result; throws `invalid` if an answer is missing or not offered. */
export async function completeRun({ db, clock }: Needs, key: RunKey, answers: readonly string[]): Promise<PartyResult> {
  mustBeOffered(key, answers);
  const quiz = partyQuizzes[key.quizId];
  if (answers.length < quiz.questions.length)
    throw new AppError('invalid', { fields: { answers: 'Some questions are still open.' } });
  const { outcome } = scoreParty(quiz, answers);
  return mustHave(await putResult(db, key, { answers, version: partyVersion, outcome, now: clock.now() }));
}

function mustBeOffered({ quizId }: RunKey, answers: readonly string[]): void {
  if (answers.every((outcome, place) => isOffered(partyQuizzes[quizId], place, outcome))) return;
  throw new AppError('invalid', { fields: { answers: 'That is not an answer to this question.' } });
}

export async function rate(db: Db, key: RunKey, stars: number | null): Promise<PartyResult> {
  return mustHave(await changeResult(db, key, { stars }));
}

export async function show(db: Db, key: RunKey, isShown: boolean): Promise<PartyResult> {
  return mustHave(await changeResult(db, key, { is_shown: isShown }));
}

/** Returns the friends who show their result, the most similar first; none while the person hides their own result. */
export async function friendsFor({ db, clock }: Needs, key: RunKey): Promise<PartyFriend[]> {
  const { result } = await partyRun(db, key);
  if (result?.isShown !== true) return [];
  const rows = await shownByFriends(db, key, partyVersion);
  const ids = rows.map(({ user_id: id }) => id);
  const cards = await cardsFor(db, ids, { viewerId: key.userId, now: clock.now() });
  const people = rows.flatMap(({ user_id: id, outcome, answers }) => {
    const person = cards.get(id);
    return person === undefined ? [] : [{ person, outcome, alike: answeredAlike(result.answers, answers) }];
  });
  return people.toSorted((a, b) => b.alike - a.alike || a.person.id - b.person.id).slice(0, PARTY_FRIENDS_MAX);
}

function mustHave(row: RunRow | undefined): PartyResult {
  const { result } = presentRun(row);
  if (result === null) throw new AppError('not_found');
  return result;
}

/** Presents a run. Leaves out answers to another version of the quizzes, because they have no meaning any more. */
function presentRun(row: RunRow | undefined): PartyRun {
  if (row === undefined) return { draft: [], result: null };
  const { draft, draft_version: draftVersion, answers, outcome, completed_at: completedAt } = row;
  const isCurrent = row.quiz_version === partyVersion;
  return {
    draft: draftVersion === partyVersion ? (draft ?? []) : [],
    result:
      isCurrent && answers !== null && outcome !== null && completedAt !== null
        ? { answers, outcome, completedAt: completedAt.toISOString(), isShown: row.is_shown, stars: row.stars }
        : null,
  };
}
