import { GRACE_DAYS } from '#contract/premium.ts';
import type { Known, Standing } from '#server/platform/payments/payments.ts';

const DAY_MS = 86_400_000;
/** A renewal may be told so late, and is found by the nightly look at the latest; nobody loses premium meanwhile. */
export const LATE_MS = 2 * DAY_MS;

/** What a subscription is worth. */
export interface Worth {
  /** The one that counts; undefined where there is none. */
  chosen: Known | undefined;
  /** Until when somebody has premium for it; null where they have none. */
  until: Date | null;
  /** Until when a payment that failed has to be made good. */
  graceUntil: Date | null;
}

const ranks: Readonly<Record<string, number>> = { active: 3, trialing: 2, past_due: 1 };
const rankOf = ({ status }: Known): number => ranks[status] ?? 0;

/**
 * Decides what somebody has paid for, by everything the service knows of them: an active subscription before a trial, before
 * one with a payment outstanding; of the same kind the newest. One whose last payment was taken back is worth nothing.
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
