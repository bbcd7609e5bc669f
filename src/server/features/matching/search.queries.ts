import { sql, type RawBuilder } from 'kysely';
import { MANY, YOUNGEST } from '#contract/matching.ts';
import { KEPT, type Db } from '#server/platform/database/database.ts';
import { ageOn, CELLS, GENDER_BITS, radiusOf, TALKS, type DayNumber, type Profile } from './profile.ts';
import { cellOfRun, scoringFor, SHRINK, talkOfRun, UNITS_A_POINT, WEIGHTS, type Scoring } from './score.ts';

export interface Search {
  viewer: Profile;
  /** Ages are those of this day. */
  today: DayNumber;
  /** The moment of the search; "today" of the one found is their own day at this moment. */
  now: Date;
  /** To how many searchers a person may be offered on a day of theirs. */
  offersADay: number;
}

export interface Found {
  userId: number;
  /** In units, see score.ts. */
  score: number;
}

/**
 * The best person for a viewer: the highest score among all who fit both ways and may be offered, the lowest id among
 * equals. One statement that goes in steps, each over some people. A near place is one step. "anywhere" takes the runs
 * (people alike in personality and way of talking) from the most promising down, and stops when the next cannot win.
 */
export async function findBest(db: Db, search: Search): Promise<Found | undefined> {
  const { rows } = await searchStatement(search).execute(db);
  return rows[0];
}

const ANYWHERE = radiusOf('anywhere');

/** By what a search ranks those who fit. */
export interface Ranking {
  /** Somebody's rank, given the score they share with the viewer; it never falls when that rises. */
  score: (shared: RawBuilder<unknown>) => RawBuilder<unknown>;
  /** The most that anybody of a run can have, given the most they can share. */
  reach: (run: number, shared: number) => number;
}

const byScore: Ranking = { score: (shared) => shared, reach: (_, shared) => shared };

function searchStatement(search: Search): RawBuilder<Found> {
  if (search.viewer.radius === ANYWHERE) return bestOfRuns(search, byScore);
  const near = { ...peopleNear(search.viewer), scoring: scoringFor(search.viewer), score: byScore.score };
  // Looking among the people of a place is short work; planning how to would cost more.
  return sql<Found>`${sql.raw(KEPT)} ${inSteps(search, near)}`;
}

/** The search over the whole country, by whichever ranking. */
export function bestOfRuns(search: Search, ranking: Ranking): RawBuilder<Found> {
  const scoring = scoringFor(search.viewer);
  return inSteps(search, { ...peopleAnywhere(scoring, ranking), scoring, score: ranking.score });
}

interface Plan extends Steps {
  scoring: Scoring;
  score: Ranking['score'];
}

function inSteps(search: Search, { people, reach, canWin, scoring, score }: Plan): RawBuilder<Found> {
  // What a ranking names more than once is worked out once.
  const once = score === byScore.score ? sql`` : sql`OFFSET 0`;
  return sql<Found>`
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
      WHERE (${reach}::int[])[step.n] >= step.score
    ) SELECT user_id AS "userId", score FROM step WHERE user_id IS NOT NULL ORDER BY n DESC LIMIT 1`;
}

interface Steps {
  /** The rows of step `step.n`. */
  people: RawBuilder<unknown>;
  /** The most that anybody of a step, or of a later one, can score. */
  reach: number[];
  /** Spares the look at the interests of those who cannot win whatever they are. */
  canWin: RawBuilder<unknown>;
}

/** A city may lie in several counties: whoever looks in their county also finds the rest of their city. */
export function peopleNear(viewer: Profile): Steps {
  const places = [
    sql`(SELECT * FROM match_profile WHERE zip = ${viewer.zip})`,
    sql`(SELECT * FROM match_profile WHERE city = ${viewer.city})`,
    sql`(SELECT * FROM match_profile WHERE county = ${viewer.county}
      UNION ALL SELECT * FROM match_profile WHERE city = ${viewer.city} AND county <> ${viewer.county})`,
  ];
  const state = sql`(SELECT * FROM match_profile WHERE state = ${viewer.state})`;
  return { people: places[viewer.radius] ?? state, reach: [100 * UNITS_A_POINT], canWin: sql`true` };
}

/** Few runs a step, so that the search stops soon after the best is found; not fewer, as a step costs some 50 µs. */
const RUNS_A_STEP = 96;

function peopleAnywhere(scoring: Scoring, ranking: Ranking): Steps {
  const most = Math.max(...scoring.interests) + WEIGHTS.vibes;
  const shared = (run: number): number =>
    (scoring.personality[cellOfRun(run)] ?? 0) + (scoring.communication[talkOfRun(run)] ?? 0) + most;
  const reachOf = Int32Array.from({ length: CELLS * TALKS }, (_, run) => ranking.reach(run, shared(run)));
  const runs = [...reachOf.keys()].toSorted((a, b) => (reachOf[b] ?? 0) - (reachOf[a] ?? 0));
  const first = runs.filter((_, index) => index % RUNS_A_STEP === 0);
  return {
    people: sql`(SELECT * FROM match_profile WHERE
      run = ANY ((${runs}::int2[])[(step.n - 1) * ${RUNS_A_STEP} + 1 : step.n * ${RUNS_A_STEP}]))`,
    reach: first.map((run) => reachOf[run] ?? 0),
    canWin: sql`${ranking.score(sql`base + (${scoring.interests}::int[])[interest_count + 1]`)} >= step.score`,
  };
}

/**
 * How many could be offered to a viewer, up to `MANY`. Without `isMutual`, what those people look for is left aside;
 * friendship still never meets romance.
 */
export async function countFitting(db: Db, search: Search & { isMutual: boolean }): Promise<number> {
  const { viewer } = search;
  const place = viewer.radius === ANYWHERE ? sql`match_profile` : sql`${peopleNear(viewer).people}`;
  const conditions = search.isMutual ? fits(search) : sql`${accepted(search)} AND intent & ${viewer.intent}::int2 <> 0`;
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM ${place} AS ranked WHERE ${conditions} AND ${mayBeOffered(search)} LIMIT ${MANY}
    ) AS fitting`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Both ways: gender, age, intent and distance. Cheap and narrowing first; the score is for those who are left. */
export function fits(search: Pick<Search, 'viewer' | 'today'>): RawBuilder<unknown> {
  const { viewer, today } = search;
  return sql`${accepted(search)} AND wants & ${viewer.gender}::int2 <> 0
    AND ${ageOn(viewer.born, today)}::int2 BETWEEN min_age AND max_age AND intent & ${viewer.intent}::int2 <> 0
    AND (radius = ${ANYWHERE} OR radius >= ${distanceFrom(viewer)})`;
}

/** Whom the viewer looks for, apart from the place; nobody under 18, whatever they look for. */
function accepted({ viewer, today }: Pick<Search, 'viewer' | 'today'>): RawBuilder<unknown> {
  const genders = GENDER_BITS.filter((bit) => (viewer.wants & bit) !== 0);
  const [youngest, oldest] = [Math.max(viewer.minAge, YOUNGEST), viewer.maxAge];
  return sql`gender = ANY (${genders}::int2[]) AND born > ${today - (oldest + 1) * 10_000}
    AND born <= ${today - youngest * 10_000} AND user_id <> ${viewer.userId}`;
}

/** The nearness of a row and the viewer; see `distance`. */
export function distanceFrom(viewer: Profile): RawBuilder<unknown> {
  return sql`CASE WHEN zip = ${viewer.zip} THEN 0 WHEN city = ${viewer.city} THEN 1
    WHEN county = ${viewer.county} THEN 2 WHEN state = ${viewer.state} THEN 3 ELSE 4 END`;
}

/** Personality, communication and vibe: all that two lists can tell before the interests are compared. */
export function base(scoring: Scoring): RawBuilder<unknown> {
  return sql`((${scoring.personality}::int[])[run / ${TALKS} + 1] + (${scoring.communication}::int[])[run % ${TALKS} + 1]
    + (${scoring.vibes}::int[])[vibe + 1])`;
}

/** As `interestScore` in score.ts has it. */
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

/** Neither of the viewer and the person in `ranked` blocked the other. */
export function isUnblocked(me: number): RawBuilder<unknown> {
  return sql`coalesce((SELECT false FROM block WHERE (block.user_id = ${me} AND other_id = ranked.user_id)
    OR (block.user_id = ranked.user_id AND other_id = ${me}) LIMIT 1), true)`;
}

/**
 * Not before offered (or rested since), not blocked either way, not yet offered to enough searchers today. Asked of one
 * person after the other, the best first, so that it costs nothing for those who would not have won.
 */
function mayBeOffered({ viewer, now, offersADay }: Search): RawBuilder<unknown> {
  const me = viewer.userId;
  return sql`coalesce((SELECT m.state = 'passed' AND m.rests_until <= ${now} FROM soul_match AS m
      WHERE m.user_low = least(ranked.user_id, ${me}) AND m.user_high = greatest(ranked.user_id, ${me})), true)
    AND ${isUnblocked(me)}
    AND coalesce((SELECT offers < ${offersADay} FROM account JOIN match_exposure ON match_exposure.user_id = account.id
      AND day = (${now}::timestamptz AT TIME ZONE time_zone)::date WHERE account.id = ranked.user_id), true)`;
}
