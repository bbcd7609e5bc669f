import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import type { Db } from '#server/platform/database/database.ts';
import { grant, isEntitled, revoke } from './premium.queries.ts';

/** A person's daily quotas. */
export interface Quota {
  isPremium: boolean;
  humanMatches: number;
  companions: number;
}

export { isEntitled as isPremium } from './premium.queries.ts';

export async function quotaOf(db: Db, userId: number, now: Date): Promise<Quota> {
  const isPremium = await isEntitled(db, userId, now);
  return {
    isPremium,
    humanMatches: isPremium ? PREMIUM_DAILY_MATCHES : DAILY_MATCHES,
    companions: DAILY_COMPANIONS,
  };
}

interface Setting {
  isOn: boolean;
  source: 'developer' | 'payment';
  now: Date;
  /** Until this source takes it back, unless given. */
  endsAt?: Date;
}

/** Grants premium from one source, or ends that source's grant; the grants of other sources stay as they are. */
export async function setPremium(db: Db, userId: number, { isOn, source, now, endsAt }: Setting): Promise<void> {
  if (isOn) await grant(db, { user_id: userId, kind: 'premium', source, granted_at: now, ends_at: endsAt ?? null });
  else await revoke(db, { user_id: userId, source });
}
