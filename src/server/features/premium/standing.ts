import { GRACE_DAYS } from '#contract/premium.ts';
import type { Known, Standing } from '#server/platform/payments/payments.ts';

const DAY_MS = 86_400_000;
/** How late the service may report a renewal; the nightly look-up finds it at the latest. Premium goes on meanwhile. */
export const LATE_MS = 2 * DAY_MS;

/** The effect of a person's subscriptions. */
export interface Worth {
  /** The subscription that gives premium; undefined without one. */
  chosen: Known | undefined;
  /** The end of premium by that subscription; null without premium. */
  until: Date | null;
  /** The date by which a failed payment must succeed. */
  graceUntil: Date | null;
}

const ranks: Readonly<Record<string, number>> = { active: 3, trialing: 2, past_due: 1 };
const rankOf = ({ status }: Known): number => ranks[status] ?? 0;
const graceOf = ({ periodStartsAt }: Known): Date => new Date(periodStartsAt.getTime() + GRACE_DAYS * DAY_MS);

/** Returns whether a subscription can charge its person, now or later. */
export const isLive = ({ status }: Known): boolean => status !== 'canceled' && status !== 'incomplete_expired';

const unpaid: ReadonlySet<string> = new Set(['past_due', 'unpaid', 'incomplete']);

/** Returns whether a subscription waits for a payment. */
export const isUnpaid = ({ status }: Known): boolean => unpaid.has(status);

/** A refunded payment concerns no subscription that began after it, whose own payment may still be on its way. */
const isTakenBack = ({ createdAt }: Known, { takenBackAt }: Standing): boolean =>
  takenBackAt !== null && createdAt <= takenBackAt;

/**
 * Decides what a person has paid for, by all data of the service: an active subscription comes before a trial, and that
 * before one with an open payment; of the same kind the newest. One whose last payment was refunded has no effect.
 */
export function worthOf(standing: Standing, now: Date): Worth {
  const [best] = standing.subscriptions
    .filter((one) => rankOf(one) > 0 && !isTakenBack(one, standing) && untilOf(one) > now)
    .toSorted(
      (a, b) => rankOf(b) - rankOf(a) || b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id),
    );
  if (best === undefined) return { chosen: undefined, until: null, graceUntil: null };
  return { chosen: best, until: untilOf(best), graceUntil: best.status === 'past_due' ? graceOf(best) : null };
}

function untilOf(one: Known): Date {
  const paid = one.status === 'past_due' ? graceOf(one) : new Date(one.periodEndsAt.getTime() + LATE_MS);
  return one.endsAt !== null && one.endsAt < paid ? one.endsAt : paid;
}

/** Returns the subscriptions that may charge nobody again: refunded ones, and those not paid in the days of grace. */
export function endedBy(standing: Standing, now: Date): Known[] {
  const isOver = (one: Known): boolean => isTakenBack(one, standing) || (isUnpaid(one) && graceOf(one) <= now);
  return standing.subscriptions.filter((one) => isLive(one) && isOver(one));
}
