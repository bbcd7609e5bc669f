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

/** Returns whether it is known what these two say, or that they cannot be read. */
export function useAreNoticesKnown(): boolean {
  const [plan, activity] = [useNextPlan(), useNewActivity()];
  return useHasBeen(!plan.isPending && !activity.isPending);
}
