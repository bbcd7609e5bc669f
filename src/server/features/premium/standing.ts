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

/**
 * Decides what a person has paid for, by all data of the service: an active subscription comes before a trial, and that
 * before one with an open payment; of the same kind the newest. One whose last payment was refunded has no effect.
 */
export function worthOf({ subscriptions, isTakenBack }: Standing, now: Date): Worth {
  const [best] = subscriptions.toSorted(
    (a, b) => rankOf(b) - rankOf(a) || b.createdAt.getTime() - a.createdAt.getTime() || a.id.localeCompare(b.id),
  );
  const none = { until: null, graceUntil: null };
  if (best === undefined || rankOf(best) === 0 || isTakenBack) return { chosen: undefined, ...none };
  const graceUntil = best.status === 'past_due' ? new Date(best.periodStartsAt.getTime() + GRACE_DAYS * DAY_MS) : null;
  const paid = graceUntil ?? new Date(best.periodEndsAt.getTime() + LATE_MS);
  const until = best.endsAt !== null && best.endsAt < paid ? best.endsAt : paid;
  return until > now ? { chosen: best, until, graceUntil } : { chosen: undefined, ...none };
}
