import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { TALKS, type Profile } from '#server/features/matching/profile/profile.ts';
import { talkOfRun } from '#server/features/matching/score/score.ts';
import { depthPart, intentPart, openedToTheCountry, SHARED_PARTS, TENTH } from './eternal.score.ts';
import { bestOfRuns, type BestMatch, type Ranking, type Search } from './search.queries.ts';

/** Returns the best person of the whole country by `eternalScore`. */
export async function findEternal(db: Db, search: Search): Promise<BestMatch | undefined> {
  const viewer = openedToTheCountry(search.viewer);
  const [opened, ranking] = [{ ...search, viewer }, rankingFor(viewer)];
  const { rows } = await bestOfRuns(opened, ranking).execute(db);
  return rows[0];
}

/**
 * Returns the ranking by `eternalScore`. The scores of the two directions differ only in intent, so a run's upper bound
 * is the score with full intents in both directions.
 */
export function rankingFor(viewer: Profile): Ranking {
  const talk = talkOfRun(viewer.run);
  const depth = Array.from({ length: TALKS }, (_, other) => depthPart(talk, other));
  const mine = [1, 2, 3].map((intent) => intentPart(viewer.intent, intent));
  const theirs = [1, 2, 3].map((intent) => intentPart(intent, viewer.intent));
  return {
    score: (shared) => {
      const both = sql`(${SHARED_PARTS} * (${shared}) + (${depth}::int[])[run % ${TALKS} + 1])`;
      return harmonicMean(sql`(${both} + (${mine}::int[])[intent])`, sql`(${both} + (${theirs}::int[])[intent])`);
    },
    reach: (run, shared) => SHARED_PARTS * shared + (depth[talkOfRun(run)] ?? 0) + TENTH,
  };
}

/** The product of the two scores needs more than 31 bits, so it is a bigint. The mean of the scores fits an int. */
function harmonicMean(a: RawBuilder<unknown>, b: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(2 * ${a}::bigint * ${b} / (${a} + ${b}))::int`;
}

/** Returns the Eternal Match of a week, or undefined if there is none. `open_id` is null once the match has ended. */
export async function eternalOfWeek(
  db: Db,
  userId: number,
  week: string,
): Promise<{ open_id: string | null } | undefined> {
  const { rows } = await sql<{ open_id: string | null }>`
    SELECT soul_match.id AS open_id FROM quota
    LEFT JOIN soul_match ON soul_match.id = quota.refs[1] AND soul_match.state IN ('offered', 'connected')
    WHERE quota.user_id = ${userId} AND quota.kind = 'eternal' AND quota.period = ${week}::date`.execute(db);
  return rows[0];
}
