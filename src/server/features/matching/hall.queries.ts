import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { scoringFor, UNITS_A_POINT } from './score.ts';
import { base, fits, interestScore, isUnblocked, type Search } from './search.queries.ts';

export interface Candidate {
  id: number;
  /** In points, 0 to 100, as a match of the two has it. */
  score: number;
  /** Their open match, when they have one. */
  matchId: string | null;
}

/** Those of `ids` who fit the viewer both ways, unless a block, a pass that still rests or an unmatch stands between. */
export async function candidatesOf(db: Db, search: Omit<Search, 'offersADay'>, ids: number[]): Promise<Candidate[]> {
  const { viewer, now } = search;
  const { rows } = await sql<Candidate>`
    SELECT ranked.user_id AS id, (ranked.base + ${interestScore(viewer)}) / ${UNITS_A_POINT}::int AS score,
      CASE WHEN pair.state IN ('offered', 'connected') THEN pair.id END AS "matchId"
    FROM (
      SELECT *, ${base(scoringFor(viewer))} AS base FROM match_profile
      WHERE user_id = ANY (${ids}::bigint[]) AND ${fits(search)}
    ) AS ranked
    LEFT JOIN soul_match AS pair ON pair.user_low = least(ranked.user_id, ${viewer.userId})
      AND pair.user_high = greatest(ranked.user_id, ${viewer.userId})
    WHERE ${isUnblocked(viewer.userId)}
      AND coalesce(pair.state IN ('offered', 'connected') OR (pair.state = 'passed' AND pair.rests_until <= ${now}), true)
    `.execute(db);
  return rows;
}
