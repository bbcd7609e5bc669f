import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { depthPart, intentPart, openedToTheCountry, SHARED_PARTS, TENTH } from './eternal.score.ts';
import { TALKS, type Profile } from './profile.ts';
import { talkOfRun } from './score.ts';
import { bestOfRuns, type Found, type Ranking, type Search } from './search.queries.ts';

/** The best person for the weekly search, over the whole country; the score is that of `eternalScore`. */
export async function findEternal(db: Db, search: Search): Promise<Found | undefined> {
  const viewer = openedToTheCountry(search.viewer);
  const { rows } = await bestOfRuns({ ...search, viewer }, rankingFor(viewer)).execute(db);
  return rows[0];
}

/** Both directions differ in their intent only, so nobody of a run has more than the run's depth and both intents in full. */
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

/** The product of two directions needs more than 31 bits; their mean does not. */
function harmonicMean(a: RawBuilder<unknown>, b: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(2 * ${a}::bigint * ${b} / (${a} + ${b}))::int`;
}

export async function eternalOfKey(db: Db, userId: number, key: string): Promise<{ match_id: string } | undefined> {
  return db
    .selectFrom('eternal_match')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The Eternal Match of a week; `open_id` when it is open still. */
export async function eternalOfWeek(
  db: Db,
  userId: number,
  week: string,
): Promise<{ open_id: string | null } | undefined> {
  const { rows } = await sql<{ open_id: string | null }>`
    SELECT soul_match.id AS open_id FROM eternal_match
    LEFT JOIN soul_match ON soul_match.id = eternal_match.match_id AND soul_match.state IN ('offered', 'connected')
    WHERE eternal_match.user_id = ${userId} AND eternal_match.week = ${week}::date`.execute(db);
  return rows[0];
}

interface Taken {
  userId: number;
  week: string;
  matchId: string;
  key: string | undefined;
  now: Date;
}

/** Takes the week; false when it is taken. */
export async function takeWeek(trx: Trx, { userId, week, matchId, key, now }: Taken): Promise<boolean> {
  const taken = await trx
    .insertInto('eternal_match')
    .values({ user_id: userId, week, match_id: matchId, idempotency_key: key ?? null, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'week']).doNothing())
    .returning('week')
    .execute();
  return taken.length > 0;
}
