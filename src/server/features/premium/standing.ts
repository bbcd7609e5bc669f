import { DAY_MS } from '#contract/durations.ts';
import { GRACE_DAYS } from '#contract/premium.ts';
import type { ServiceSubscription, CustomerRecord } from '#server/features/premium/payments/payments.ts';

/** How long premium goes on after a paid period, because a renewal may be known only after the nightly look-up. */
export const LATE_MS = 2 * DAY_MS;

/** The effect of a person's subscriptions. */
export interface Worth {
  /** The subscription that gives premium; undefined if none does. */
  chosen: ServiceSubscription | undefined;
  /** The time at which `chosen` stops giving premium; null if no subscription gives premium. */
  until: Date | null;
  /** The time by which the failed payment of `chosen` must succeed; null if its payment did not fail. */
  graceUntil: Date | null;
}

const ranks: Readonly<Record<string, number>> = { active: 3, trialing: 2, past_due: 1 };
const rankOf = ({ status }: ServiceSubscription): number => ranks[status] ?? 0;
const graceOf = ({ periodStartsAt }: ServiceSubscription): Date =>
  new Date(periodStartsAt.getTime() + GRACE_DAYS * DAY_MS);

/** Returns whether a subscription can charge its person, now or later. */
export const isLive = ({ status }: ServiceSubscription): boolean =>
  status !== 'canceled' && status !== 'incomplete_expired';

const unpaid: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

/** Returns whether a subscription waits for a payment. */
export const isUnpaid = ({ status }: ServiceSubscription): boolean => unpaid.has(status);

/** Returns whether the last payment, refunded or disputed, voids a subscription. It voids none that began after it. */
const isTakenBack = ({ createdAt }: ServiceSubscription, { takenBackAt }: CustomerRecord): boolean =>
  takenBackAt !== null && createdAt <= takenBackAt;

/**
 * Decides what a person has paid for. An active subscription comes before a trial, and a trial before a subscription
 * with an open payment; among equals, the newest counts. A subscription that is over, refunded or disputed has no
 * effect.
 */
export function worthOf(standing: CustomerRecord, now: Date): Worth {
  const [best] = standing.subscriptions
    .filter((one) => rankOf(one) > 0 && !isTakenBack(one, standing) && untilOf(one) > now)
    .toSorted(
      (a, b) => rankOf(b) - rankOf(a) || b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id),
    );
  if (best === undefined) return { chosen: undefined, until: null, graceUntil: null };
  return { chosen: best, until: untilOf(best), graceUntil: best.status === 'past_due' ? graceOf(best) : null };
}

function untilOf(one: ServiceSubscription): Date {
  const paid = one.status === 'past_due' ? graceOf(one) : new Date(one.periodEndsAt.getTime() + LATE_MS);
  return one.endsAt !== null && one.endsAt < paid ? one.endsAt : paid;
}

/** Returns the subscriptions to end now: refunded or disputed ones, and those not paid within the days of grace. */
export function endedBy(standing: CustomerRecord, now: Date): ServiceSubscription[] {
  const isOver = (one: ServiceSubscription): boolean =>
    isTakenBack(one, standing) || (isUnpaid(one) && graceOf(one) <= now);
  return standing.subscriptions.filter((one) => isLive(one) && isOver(one));
}
