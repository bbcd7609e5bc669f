import { sql, type RawBuilder } from 'kysely';
import { wasBlocked } from '#server/features/visibility/people.ts';
import { YOUNGEST } from '#contract/matching.ts';
import { UNITS_A_POINT } from '#contract/matching.parts.ts';
import { KEPT, type Db } from '#server/platform/database/database.ts';
import { quotaDaySql } from '#server/platform/limits/quotas.ts';
import {
  ageOn,
  agesSought,
  CELLS,
  GENDER_BITS,
  radiusOf,
  TALKS,
  type DayNumber,
  type Profile,
} from '#server/features/matching/profile/profile.ts';
import {
  cellOfRun,
  scoringFor,
  SHRINK,
  talkOfRun,
  WEIGHTS,
  type Scoring,
} from '#server/features/matching/score/score.ts';

export interface Search {
  viewer: Profile;
  /** The day for which ages are computed. */
  today: DayNumber;
  /** The time of the search. The limit of offers applies to the other person's local day at this time. */
  now: Date;
  /** The most searchers who may be offered the same person on one local day of that person. */
  offersADay: number;
  /** People that this search leaves out because their data cannot be read. */
  skipped?: readonly number[];
}

export interface BestMatch {
  userId: number;
  /** In units (see score.ts); for an Eternal Match, in tenths of a unit. */
  score: number;
}

/**
 * Returns the best person for a viewer: the highest score among all who fit in both directions and may be offered, then
 * the lowest id. The statement works in steps. A radius below "anywhere" has one step. For "anywhere", a step is a
 * group of runs (people alike in personality and talk). The most promising step comes first, and the search ends when
 * the next step cannot contain the winner.
 */
export async function bestPerson(db: Db, search: Search): Promise<BestMatch | undefined> {
  const { rows } = await searchStatement(search).execute(db);
  return rows[0];
}

/** A viewer with this many fitting people, seen or not, has a community and gets no demo members. */
export const COMMUNITY = 50;

/** Returns the best demo member who passes the filters; undefined if none does or the viewer has a community. */
export async function bestDemo(db: Db, search: Search): Promise<BestMatch | undefined> {
  const { rows } = await demoStatement(search).execute(db);
  const [best] = rows;
  return best === undefined || (await fitsCommunity(db, search)) ? undefined : best;
}

export async function fitsCommunity(db: Db, search: SearchViewer): Promise<boolean> {
  const { rows } = await sql<{ people: number }>`
    SELECT count(*)::int AS people FROM (
      SELECT FROM ${peopleWithin(search.viewer)} AS place WHERE ${fits(search)} LIMIT ${COMMUNITY}::int
    ) AS community`.execute(db);
  return (rows[0]?.people ?? 0) >= COMMUNITY;
}

const ANYWHERE = radiusOf('anywhere');

export interface Ranking {
  /** Returns the rank, as SQL, from the pair's daily score. A higher score never gives a lower rank. */
  score: (shared: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** Returns the upper bound of a run's rank from the upper bound of the run's daily score. */
  reach: (run: number, shared: number) => number;
}

const byScore: Ranking = { score: (shared) => shared, reach: (_, shared) => shared };

function searchStatement(search: Search): RawBuilder<BestMatch> {
  if (search.viewer.radius === ANYWHERE) return bestOfRuns(search, byScore);
  const near = { ...peopleNear(search.viewer), scoring: scoringFor(search.viewer), score: byScore.score };
  // `KEPT` makes the connection keep the plan. Near a place, planning takes longer than running the statement.
  return sql<BestMatch>`${sql.raw(KEPT)} ${inSteps(search, near)}`;
}

/** There are only a few hundred demo members, so all of them are one step. */
function demoStatement(search: Search): RawBuilder<BestMatch> {
  const { viewer } = search;
  const people = sql`(SELECT * FROM match_profile WHERE is_demo AND (${distanceFrom(viewer)}) <= ${viewer.radius}::int)`;
  return inSteps(search, { ...inOneStep(people), scoring: scoringFor(viewer), score: byScore.score });
}

/** Returns the statement that searches the whole country with the given ranking. */
export function bestOfRuns(search: Search, ranking: Ranking): RawBuilder<BestMatch> {
  const scoring = scoringFor(search.viewer);
  return inSteps(search, { ...peopleAnywhere(scoring, ranking), scoring, score: ranking.score });
}

interface Plan extends Steps {
  scoring: Scoring;
  score: Ranking['score'];
}

function inSteps(search: Search, { people, reach, canWin, scoring, score }: Plan): RawBuilder<BestMatch> {
  // OFFSET 0 prevents the planner from computing the score twice for a ranking that uses it twice.
  const once = score === byScore.score ? sql`` : sql`OFFSET 0`;
  return sql<BestMatch>`
    WITH RECURSIVE step (n, user_id, score) AS (
      SELECT 1, NULL::bigint, 0
      UNION ALL
      SELECT step.n + 1,
        CASE WHEN next.score > step.score OR (next.score = step.score AND next.user_id < step.user_id)
          THEN next.user_id ELSE step.user_id END,
        greatest(next.score, step.score)
      FROM step LEFT JOIN LATERAL (
        SELECT user_id, score FROM (
          SELECT user_id, ${score(sql`shared`)} AS score FROM (
            SELECT user_id, intent, run, base + ${interestScore(search.viewer)} AS shared
            FROM (SELECT *, ${base(scoring)} AS base FROM ${people} AS place
              WHERE ${fits(search)}) AS fitting
            WHERE ${canWin} ${once}
          ) AS known ORDER BY 2 DESC, 1 OFFSET 0
        ) AS ranked WHERE ${mayBeOffered(search)} ORDER BY score DESC, user_id LIMIT 1
      ) AS next ON true
      WHERE ${ints(reach)}[step.n] >= step.score
    ) SELECT user_id AS "userId", score FROM step WHERE user_id IS NOT NULL ORDER BY n DESC LIMIT 1`;
}

interface Steps {
  /** The rows of step `step.n`. */
  people: RawBuilder<unknown>;
  /** For each step, the upper bound of the rank in the step and all later steps. */
  reach: number[];
  /**
   * The condition that a person's highest possible score reaches the best score so far. The highest possible score
   * assumes as many shared interests as possible. The interests of other people are not compared.
   */
  canWin: RawBuilder<unknown>;
}

/**
 * The real people in the viewer's ZIP, city, county or state, by the viewer's radius. A city may lie in several
 * counties, so a search of a county includes the rest of the viewer's city.
 */
export function peopleNear(viewer: Profile): Steps {
  const places = [
    sql`(SELECT * FROM match_profile WHERE NOT is_demo AND zip = ${viewer.zip})`,
    sql`(SELECT * FROM match_profile WHERE NOT is_demo AND city = ${viewer.city})`,
    sql`(SELECT * FROM match_profile WHERE NOT is_demo AND county = ${viewer.county}
      UNION ALL SELECT * FROM match_profile
        WHERE NOT is_demo AND city = ${viewer.city} AND county <> ${viewer.county})`,
  ];
  const state = sql`(SELECT * FROM match_profile WHERE NOT is_demo AND state = ${viewer.state})`;
  return inOneStep(places[viewer.radius] ?? state);
}

const inOneStep = (people: RawBuilder<unknown>): Steps => ({
  people,
  reach: [100 * UNITS_A_POINT],
  canWin: sql`true`,
});

/** The number of runs per step. Fewer runs end the search sooner after the winner, but each step costs about 50 µs. */
const RUNS_A_STEP = 96;

function peopleAnywhere(scoring: Scoring, ranking: Ranking): Steps {
  const most = Math.max(...scoring.interests) + WEIGHTS.vibes;
  const shared = (run: number): number =>
    (scoring.personality[cellOfRun(run)] ?? 0) + (scoring.communication[talkOfRun(run)] ?? 0) + most;
  const reachOf = Int32Array.from({ length: CELLS * TALKS }, (_, run) => ranking.reach(run, shared(run)));
  const runs = [...reachOf.keys()].toSorted((a, b) => (reachOf[b] ?? 0) - (reachOf[a] ?? 0));
  const first = runs.filter((_, index) => index % RUNS_A_STEP === 0);
  return {
    people: sql`(SELECT * FROM match_profile WHERE NOT is_demo AND
      run = ANY ((${listOf(runs)}::int2[])[(step.n - 1) * ${RUNS_A_STEP} + 1 : step.n * ${RUNS_A_STEP}]))`,
    reach: first.map((run) => reachOf[run] ?? 0),
    canWin: sql`${ranking.score(sql`base + ${ints(scoring.interests)}[interest_count + 1]`)} >= step.score`,
  };
}

/** Everybody but demo members. */
export const everyone = sql`(SELECT * FROM match_profile WHERE NOT is_demo)`;

/** The real people within the viewer's radius. */
export function peopleWithin(viewer: Profile): RawBuilder<unknown> {
  return viewer.radius === ANYWHERE ? everyone : peopleNear(viewer).people;
}

type SearchViewer = Pick<Search, 'viewer' | 'today'>;

/** Returns all hard filters but the viewer's radius, which limits the rows read. Cheap and selective filters lead. */
export function fits(search: SearchViewer, nearness = distanceFrom(search.viewer)): RawBuilder<unknown> {
  const { gender, age, intent, photo, tongue, theirs } = conditionsOf(search, nearness);
  return sql`${gender} AND ${age} AND ${isSomebodyElse(search)} AND ${intent} AND ${photo} AND ${tongue} AND ${theirs}`;
}

/** The conditions of a search by filter, without the viewer's radius. */
export function conditionsOf(
  { viewer, today }: SearchViewer,
  nearness = distanceFrom(viewer),
): Record<'age' | 'gender' | 'intent' | 'photo' | 'tongue' | 'theirs', RawBuilder<unknown>> {
  const genders = GENDER_BITS.filter((bit) => (viewer.wants & bit) !== 0);
  return {
    age: isOfAgeFor(viewer, today),
    gender: sql`gender = ANY (${genders}::int2[])`,
    intent: sql`intent & ${viewer.intent}::int2 <> 0`,
    photo: sql`(is_checked OR NOT ${viewer.onlyChecked}::boolean)`,
    tongue: sql`(NOT ${viewer.onlyTongue}::boolean OR tongues & ${viewer.tongues}::int <> 0)`,
    theirs: sql`wants & ${viewer.gender}::int2 <> 0 AND ${seeksAgeOf(viewer, today)}
      AND (radius = ${ANYWHERE} OR radius >= ${nearness}) AND (NOT only_checked OR ${viewer.isChecked}::boolean)
      AND (NOT only_tongue OR tongues & ${viewer.tongues}::int <> 0)`,
  };
}

/** Returns the condition that a row's age is one the viewer wants. */
export function isOfAgeFor(viewer: Profile, today: DayNumber): RawBuilder<unknown> {
  const { minAge, maxAge } = agesSought(viewer, today);
  return sql`born > ${today - (maxAge + 1) * 10_000} AND born <= ${today - minAge * 10_000}`;
}

/** Returns the condition that a row wants the viewer's age; see `agesSought`. Ages under 18 are never wanted. */
export function seeksAgeOf(viewer: Profile, today: DayNumber): RawBuilder<unknown> {
  const own = ageOn(viewer.born, today);
  if (own < YOUNGEST) return sql`false`;
  const about = sql`CASE WHEN max_age < ${YOUNGEST} THEN (${today} - born) / 10000 ELSE 0 END`;
  return sql`${own} - ${about} BETWEEN min_age AND max_age`;
}

/** Excludes the viewer, and people under 18 whatever ages the viewer looks for. */
export function isSomebodyElse({ viewer, today }: SearchViewer): RawBuilder<unknown> {
  return sql`born <= ${today - YOUNGEST * 10_000} AND user_id <> ${viewer.userId}`;
}

/** The nearness of a row and the viewer; see `distance`. */
export function distanceFrom(viewer: Profile): RawBuilder<unknown> {
  return sql`CASE WHEN zip = ${viewer.zip} THEN 0 WHEN city = ${viewer.city} THEN 1
    WHEN county = ${viewer.county} THEN 2 WHEN state = ${viewer.state} THEN 3 ELSE 4 END`;
}

const lists = new WeakMap<readonly number[], string>();

/** Returns a PostgreSQL array literal, cached by the array. The driver would quote each number for each statement. */
function listOf(numbers: readonly number[]): string {
  const list = lists.get(numbers) ?? `{${numbers.join(',')}}`;
  lists.set(numbers, list);
  return list;
}

const ints = (numbers: readonly number[]): RawBuilder<unknown> => sql`(${listOf(numbers)}::int[])`;

/** The score of personality, communication and vibe: three look-ups, before interests are compared. */
export function base(scoring: Scoring): RawBuilder<unknown> {
  return sql`(${ints(scoring.personality)}[run / ${TALKS} + 1] + ${ints(scoring.communication)}[run % ${TALKS} + 1]
    + ${ints(scoring.vibes)}[vibe + 1])`;
}

/** The same as `interestScore` in score.ts. */
export function interestScore({ interests, interestCount }: Profile): RawBuilder<unknown> {
  const shared = sql`bit_count(interests & ${bitsOf(interests)}::bit(256))`;
  const known = sql`((${shared} * 2000 + ${SHRINK.parts}) / (interest_count + ${interestCount} + ${SHRINK.named}))::int`;
  const ratio =
    interestCount === 0
      ? sql`${SHRINK.unknown}::int`
      : sql`CASE interest_count WHEN 0 THEN ${SHRINK.unknown} ELSE ${known} END`;
  return sql`${ratio} * (2000 - ${ratio}) * 3 / 100`;
}

export function bitsOf(words: Uint32Array): string {
  return [...words].map((word) => word.toString(2).padStart(32, '0')).join('');
}

/**
 * Returns the condition that a candidate may be offered: the two never had a match, or passed and may match again;
 * neither ever blocked the other; the candidate is not skipped; and the candidate's limit of offers for the day is not
 * reached. A search checks the candidates one by one, best first, so candidates who cannot win cost nothing.
 */
export function mayBeOffered({ viewer, now, offersADay, skipped = [] }: Search): RawBuilder<unknown> {
  const me = viewer.userId;
  return sql`coalesce((SELECT m.state = 'passed' AND m.rests_until <= ${now} FROM soul_match AS m
      WHERE m.user_low = least(ranked.user_id, ${me}) AND m.user_high = greatest(ranked.user_id, ${me})), true)
    AND NOT ${wasBlocked(me, sql.ref('ranked.user_id'))} AND ranked.user_id <> ALL (${[...skipped]}::bigint[])
    AND coalesce((SELECT used < ${offersADay} FROM account JOIN quota ON quota.user_id = account.id AND kind = 'exposure'
      AND period = ${quotaDaySql(now)} WHERE account.id = ranked.user_id), true)`;
}
