import { sql, type RawBuilder } from 'kysely';
import { UNITS_A_POINT, type MatchData } from '#contract/matching.parts.ts';
import { wasBlocked } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ProfileRow } from '#server/features/matching/profile/matching.queries.ts';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { scoringFor } from '#server/features/matching/score/score.ts';
import { base, fits, interestScore, type Search } from '#server/features/matching/search/search.queries.ts';

export interface Candidate extends ProfileRow {
  /** The score by which candidates are ranked, from 0 to 100 points. */
  score: number;
  /** The card of the viewer's open match with this person; null without an open match. */
  card: MatchData | null;
}

/** A viewer in the hall. */
export interface HallSearch extends Omit<Search, 'offersADay'> {
  /** The ids of the cities that share a county with the viewer's city. */
  around: number[];
}

/**
 * The nearness of a row and the viewer in the hall. Only the cities of the two people count, so that nobody can find
 * out a person's ZIP or county within the city. The smallest radius, a ZIP, therefore reaches the whole city.
 */
function nearnessInHall({ city, state }: Profile, around: number[]): RawBuilder<unknown> {
  return sql`CASE WHEN city = ${city} THEN 0 WHEN city = ANY (${around}::int[]) THEN 2
    WHEN state = ${state} THEN 3 ELSE 4 END`;
}

/** Returns the people in `ids` who fit both ways; none with a present or past block, a recent pass or an unmatch. */
export async function candidatesOf(db: Db, search: HallSearch, ids: number[]): Promise<Candidate[]> {
  const { viewer, now, around } = search;
  const nearness = nearnessInHall(viewer, around);
  const { rows } = await sql<Candidate>`
    SELECT ranked.*, (ranked.base + ${interestScore(viewer)} + ${UNITS_A_POINT / 2}::int) / ${UNITS_A_POINT}::int AS score,
      CASE WHEN pair.state IN ('offered', 'connected') THEN pair.data END AS card
    FROM (
      SELECT *, ${base(scoringFor(viewer))} AS base FROM match_profile
      WHERE user_id = ANY (${ids}::bigint[]) AND ${fits(search, nearness)}
        AND ${nearness} <= ${viewer.radius}::int
    ) AS ranked
    LEFT JOIN soul_match AS pair ON pair.user_low = least(ranked.user_id, ${viewer.userId})
      AND pair.user_high = greatest(ranked.user_id, ${viewer.userId})
    WHERE NOT ${wasBlocked(viewer.userId, sql.ref('ranked.user_id'))}
      AND coalesce(pair.state IN ('offered', 'connected') OR (pair.state = 'passed' AND pair.rests_until <= ${now}), true)
    `.execute(db);
  return rows;
}
