import type { PremiumState } from '#contract/premium.ts';
import type { Deps } from '#server/platform/deps.ts';
import { subscriptionOf, type SubscriptionRow } from './billing.queries.ts';
import { isEntitled as isPremium } from './premium.queries.ts';

/** Returns whether a person has premium from any source, and their subscription as of the last look-up. */
export async function premiumFor(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  userId: number,
): Promise<PremiumState> {
  const now = clock.now();
  const row = await subscriptionOf(db, userId);
  return {
    isPremium: await isPremium(db, userId, now),
    payments: payments === undefined ? 'off' : payments.isSandbox ? 'sandbox' : 'on',
    subscription: row === undefined ? null : shown(row, now),
  };
}

export function shown(row: SubscriptionRow, now: Date): PremiumState['subscription'] {
  const { subscription_id: id, plan, period_ends_at: renews, ends_at: ends, grace_until: grace } = row;
  if (id === null || (ends !== null && ends <= now) || (grace !== null && grace <= now)) return null;
  const isRenewing = ends === null && grace === null;
  return {
    plan,
    renewsAt: isRenewing ? (renews?.toISOString() ?? null) : null,
    endsAt: ends?.toISOString() ?? null,
    graceUntil: grace?.toISOString() ?? null,
  };
}
