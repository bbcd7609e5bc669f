import { rounded } from '#contract/rounding.ts';
import { matchParts, UNITS_A_POINT, type MatchPart, type MatchRange } from '#contract/matching.parts.ts';
import { depths } from '#contract/matching.ts';
import { moodOf, type Profile } from '#server/features/matching/profile/profile.ts';
import { LEAST, scoreParts, talkOfRun, WEIGHTS } from './score.ts';

/** A part of a score, and whether both people have given the data for it. */
export interface ScorePart {
  key: MatchPart;
  known: boolean;
  units: number;
}

/** The sum that people see, in points of 100. */
export interface Sum {
  total: number;
  range: MatchRange;
}

/** Returns the parts of a pair's score. A part that is not known has neutral units, as in the ranking. */
export function partsOf(a: Profile, b: Profile): ScorePart[] {
  const units = scoreParts(a, b);
  return matchParts.map((key) => ({ key, known: isKnown[key](a) && isKnown[key](b), units: units[key] }));
}

/** Returns whether a person has given the data for the part. Matching requires the quiz, so everybody has a type. */
const isKnown: Readonly<Record<MatchPart, (person: Profile) => boolean>> = {
  personality: () => true,
  interests: ({ interestCount }) => interestCount > 0,
  vibes: ({ vibe }) => moodOf(vibe) !== 0,
  communication: ({ run }) => talkOfRun(run) >= depths.length,
};

/**
 * Returns the sum of the known parts, scaled to 100, and the lowest and highest sum that the open parts allow. Screens
 * show these numbers; the ranking uses the units of all parts.
 */
export function sumOf(parts: readonly ScorePart[]): Sum {
  const known = parts.filter((part) => part.known);
  const open = parts.filter((part) => !part.known);
  const units = added(known, (part) => part.units);
  const low = units + added(open, ({ key }) => LEAST[key]);
  const high = units + added(open, ({ key }) => WEIGHTS[key]);
  const weight = added(known, ({ key }) => WEIGHTS[key]);
  const whole = added(parts, ({ key }) => WEIGHTS[key]);
  const total = Math.min(high, Math.max(low, rounded((units * whole) / weight)));
  return {
    total: inPoints(total),
    range: { low: inPoints(low), high: inPoints(high), open: open.map(({ key }) => key) },
  };
}

const added = (parts: readonly ScorePart[], units: (part: ScorePart) => number): number =>
  parts.reduce((sum, part) => sum + units(part), 0);

const inPoints = (units: number): number => rounded(units / UNITS_A_POINT);
