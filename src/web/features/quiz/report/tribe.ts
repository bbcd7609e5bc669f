import { bestMatches, compatibility } from '#content/compatibility.ts';
import type { MbtiType } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';

/** The number of easiest types that the report shows, before the hardest type. */
const EASY = 3;
/** If the person has fewer descriptors than this, the entry 'Chaos Energy' follows the kindred descriptors. */
const ENOUGH = 4;

export interface Fit {
  type: MbtiType;
  /** From 0 to 100, from the table. */
  score: number;
  isHardest: boolean;
}

interface Tribe {
  fits: Fit[];
  /** The second to the fourth of the person's own descriptors, as far as there are any. */
  kindred: readonly DescriptorResult[];
  /** True when the person has fewer than four descriptors. */
  isChaos: boolean;
}

/** Returns the types and descriptors that the report shows beside its words. */
export function tribeOf(type: MbtiType, results: readonly DescriptorResult[]): Tribe {
  const others = bestMatches(type);
  const fitOf = (other: MbtiType, isHardest: boolean): Fit => ({
    type: other,
    score: compatibility(type, other),
    isHardest,
  });
  return {
    fits: [
      ...others.slice(0, EASY).map((other) => fitOf(other, false)),
      ...others.slice(-1).map((other) => fitOf(other, true)),
    ],
    kindred: results.slice(1, ENOUGH),
    isChaos: results.length < ENOUGH,
  };
}
