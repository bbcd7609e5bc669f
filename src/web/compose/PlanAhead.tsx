import { Suspense, useEffect } from 'react';
import { nextPlan, PLAN_OVER_MS } from '#contract/plans.ts';
import { useRead } from '#web/platform/query.ts';
import { useOnceLiveAgain } from '#web/platform/realtime/state.ts';
import { useNow } from '#web/platform/useNow.ts';
import { optional } from '#web/ui/optional.ts';

const DAY_MS = 86_400_000;

/** The home's line of a plan; most lists of chats show none. */
const PlanLine = optional(() => import('#web/features/home/live/HomeLive.tsx').then((parts) => parts.PlanLine));

/**
 * Shows the plan of the next day above the chats, from its first reminder on, because some people get no push. The home
 * screen shows plans further ahead.
 */
export function PlanAhead() {
  const { data, refetch } = useRead(nextPlan, {}, { staleTime: 0 });
  useOnceLiveAgain(() => void refetch());
  const plan = data?.plan ?? null;
  const begins = plan === null ? Infinity : Date.parse(plan.startsAt);
  const [from, to] = [begins - DAY_MS, begins + PLAN_OVER_MS];
  const now = useNow(from, to).getTime();
  const isOver = now >= to;
  // The person may have a later plan, so the query runs again.
  useEffect(() => void (isOver && refetch()), [isOver, refetch]);
  if (plan === null || now < from || isOver) return null;
  return (
    <Suspense fallback={null}>
      <PlanLine plan={plan} className="mb-2 border-y px-3 py-2" />
    </Suspense>
  );
}
