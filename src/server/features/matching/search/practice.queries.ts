import { sql } from 'kysely';
import { radiuses } from '#contract/matching.ts';
import type { Db } from '#server/platform/database/database.ts';
import { radiusOf } from '#server/features/matching/profile/profile.ts';
import { bestDemo, type BestMatch, type Search } from './search.queries.ts';

/** Returns the best demo member for a practice run, within the smallest radius from the viewer's own that has one. */
export async function bestForPractice(db: Db, search: Search): Promise<BestMatch | undefined> {
  for (const locationRadius of radiuses.slice(search.viewer.radius)) {
    const best = await bestDemo(db, { ...search, viewer: { ...search.viewer, radius: radiusOf(locationRadius) } });
    if (best !== undefined) return best;
  }
  return undefined;
}

/** Returns whether no other person can be matched on this server. */
export async function isAlone(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ is_alone: boolean }>`SELECT NOT EXISTS (
    SELECT FROM match_profile WHERE NOT is_demo AND user_id <> ${userId}) AS is_alone`.execute(db);
  return rows[0]?.is_alone === true;
}
