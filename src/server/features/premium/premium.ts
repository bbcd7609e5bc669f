import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isEntitled } from './premium.queries.ts';

/** A person's daily quotas, and whether the person has premium. */
export interface Quota {
  isPremium: boolean;
  humanMatches: number;
  companions: number;
}

export { endAllOf, endWithAccount } from './ending.ts';
export { setPremium } from './entitle.ts';
export { grantsOf, isEntitled as isPremium } from './premium.queries.ts';

export async function quotaOf(db: Db, userId: number, now: Date): Promise<Quota> {
  const isPremium = await isEntitled(db, userId, now);
  return {
    isPremium,
    humanMatches: isPremium ? PREMIUM_DAILY_MATCHES : DAILY_MATCHES,
    companions: DAILY_COMPANIONS,
  };
}
