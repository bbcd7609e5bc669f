import type { Filter } from '#contract/matching.ts';

/** The filters that are set in the preferences. */
export type WishFilter = Exclude<Filter, 'theirs' | 'photo'>;

/** For each filter, the index of the step of the preferences on which it is chosen. */
const stepOf: Readonly<Record<WishFilter, number>> = { age: 1, distance: 2, gender: 0, intent: 0, tongue: 0 };

/** The history state of a link that opens the preferences at the step of a filter. */
export const stepState = (filter: WishFilter) => stepAt(stepOf[filter]);

/** The history state that opens the preferences at the step with this index. */
export const stepAt = (step: number) => ({ wishStep: step });

/** Returns the step with which the current page was opened; undefined without one. */
export function wishStep(): number | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('wishStep' in state)) return undefined;
  return typeof state.wishStep === 'number' ? state.wishStep : undefined;
}
