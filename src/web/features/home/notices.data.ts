import { countActivity } from '#contract/digest.ts';
import { nextPlan } from '#contract/plans.ts';
import { FRESH_MS, useRead } from '#web/platform/calls/query.ts';
import { useHasBeen } from '#web/ui/useHasBeen.ts';

/** Reads the next plan to which the person said Going or Maybe. */
export function useNextPlan() {
  return useRead(nextPlan, {}, { staleTime: FRESH_MS });
}

/** Reads how much activity of others the person has not seen. */
export function useNewActivity() {
  return useRead(countActivity, {}, { staleTime: FRESH_MS });
}

/** Returns how many of these two have something to say; null until that is known. */
export function useNoticed(): number | null {
  const [plan, activity] = [useNextPlan(), useNewActivity()];
  const areKnown = useHasBeen(!plan.isPending && !activity.isPending);
  if (!areKnown) return null;
  return (plan.data?.plan ? 1 : 0) + (activity.data?.count ? 1 : 0);
}
