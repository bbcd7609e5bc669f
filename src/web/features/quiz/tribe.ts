import { bestMatches, compatibility } from '#content/compatibility.ts';
import type { MbtiType } from '#contract/people.ts';
import type { DescriptorResult } from '#contract/quiz.ts';

/** So many of the best, and the one that takes the most patience. */
const EASY = 3;
/** With fewer descriptors than this there is nobody to compare with. */
const ENOUGH = 4;

export interface Fit {
  type: MbtiType;
  /** 0 to 100, from the table. */
  score: number;
  isHardest: boolean;
}

interface Tribe {
  fits: Fit[];
  /** The second to the fourth of the person's own descriptors. */
  kindred: readonly DescriptorResult[];
  /** Nobody quite like this has been seen: the card 'Chaos Energy' says so. */
  isChaos: boolean;
}

/** Whom a report names beside its words. */
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
