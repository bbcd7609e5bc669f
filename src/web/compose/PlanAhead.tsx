import { useEffect } from 'react';
import { DAY_MS } from '#contract/durations.ts';
import { PLAN_OVER_MS } from '#contract/plans.ts';
import { useNextPlan } from '#web/features/home/notices.data.ts';
import { useNow } from '#web/platform/useNow.ts';
import { optional } from '#web/ui/optional.ts';

/** The line of a plan from the home screen, loaded on demand because most lists of chats show none. */
const PlanLine = optional(() => import('#web/features/home/live/HomeLive.tsx').then((parts) => parts.PlanLine), {
  place: () => <div className="mb-2 h-13 border-y border-line" />,
});

/**
 * Shows a plan above the chats, because some people get no push. The plan is shown from a day before its beginning (the
 * time of its first reminder) until its end. The home screen shows plans further ahead.
 */
export function PlanAhead() {
  const { data, refetch } = useNextPlan();
  const plan = data?.plan ?? null;
  const begins = plan === null ? Infinity : Date.parse(plan.startsAt);
  const [from, to] = [begins - DAY_MS, begins + PLAN_OVER_MS];
  const now = useNow(from, to).getTime();
  const isOver = now >= to;
  // The person may have a later plan, so the query runs again when this one is over.
  useEffect(() => void (isOver && refetch()), [isOver, refetch]);
  if (plan === null || now < from || isOver) return null;
  return <PlanLine plan={plan} className="mb-2 border-y px-3 py-2" />;
}
