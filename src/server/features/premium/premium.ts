import { DAILY_COMPANIONS } from '#contract/companions.ts';
import { DAILY_MATCHES, PREMIUM_DAILY_MATCHES } from '#contract/matching.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entitlementOf, grant, revoke } from './premium.queries.ts';

/** What a person may have of what a day holds. */
export interface Quota {
  isPremium: boolean;
  humanMatches: number;
  companions: number;
}

export async function isPremium(db: Db, userId: number, now: Date): Promise<boolean> {
  const entitlement = await entitlementOf(db, userId);
  return entitlement !== undefined && (entitlement.ends_at === null || entitlement.ends_at > now);
}

export async function quotaOf(db: Db, userId: number, now: Date): Promise<Quota> {
  const premium = await isPremium(db, userId, now);
  return {
    isPremium: premium,
    humanMatches: premium ? PREMIUM_DAILY_MATCHES : DAILY_MATCHES,
    companions: DAILY_COMPANIONS,
  };
}

interface Setting {
  isOn: boolean;
  source: 'developer' | 'payment';
  now: Date;
}

/** Gives premium until it is taken back, or takes it back. */
export async function setPremium(db: Db, userId: number, { isOn, source, now }: Setting): Promise<void> {
  if (isOn) await grant(db, { user_id: userId, kind: 'premium', source, granted_at: now, ends_at: null });
  else await revoke(db, userId);
}
