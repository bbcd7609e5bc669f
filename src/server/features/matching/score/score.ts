import { rounded } from '#contract/rounding.ts';
import { compatibility } from '#content/compatibility.ts';
import { matchWeights, UNITS_A_POINT, type MatchPart } from '#contract/matching.parts.ts';
import { depths } from '#contract/matching.ts';
import type { MbtiType } from '#contract/people.ts';
import {
  bitCount,
  CELLS,
  ENERGIES,
  moodOf,
  TALKS,
  VIBES,
  type Profile,
} from '#server/features/matching/profile/profile.ts';

/**
 * The score of a pair is a whole number of units, so that SQL and plain code agree exactly: 100,000 is a perfect pair.
 * It is the same in both directions. The sum that people see is in sum.ts. Raise `SCORE_VERSION` when a score changes.
 */
export const SCORE_VERSION = 1;

/** The most units that each part can give. */
export const WEIGHTS: Readonly<Record<MatchPart, number>> = {
  personality: matchWeights.personality * UNITS_A_POINT,
  interests: matchWeights.interests * UNITS_A_POINT,
  vibes: matchWeights.vibes * UNITS_A_POINT,
  communication: matchWeights.communication * UNITS_A_POINT,
};

/** Lower bounds of the units that each part gives once both people have given the data for it. */
export const LEAST: Readonly<Record<MatchPart, number>> = {
  personality: 0,
  interests: 0,
  vibes: 2500,
  communication: 800,
};

/**
 * Moves the share of common interests towards a fifth, because one common interest out of one may be chance. The two
 * lists count as four entries longer, a fifth of them common. If a person has no interests, the share is a fifth.
 */
export const SHRINK = { named: 4, parts: 800, unknown: 200 } as const;

/** The viewer's scores for every possible value of the other person's profile. */
export interface Scoring {
  /** By the other person's cell. */
  personality: readonly number[];
  /** By the other person's talk. */
  communication: readonly number[];
  /** By the other person's vibe. */
  vibes: readonly number[];
  /** The upper bound of the interest score, by the other person's number of interests, 0 to 256. */
  interests: readonly number[];
}

/** Returns a viewer's scores as cached arrays, because computing them takes longer than the search of a ZIP code. */
export function scoringFor({ run, vibe, interestCount }: Profile): Scoring {
  return {
    personality: personalityScores(cellOfRun(run)),
    communication: communicationScores(talkOfRun(run)),
    vibes: vibeScores(vibe),
    interests: interestBounds(interestCount),
  };
}

const personalityScores = remembering((mine) => scoresOf(CELLS, (theirs) => personalityScore(mine, theirs)));
const communicationScores = remembering((mine) => scoresOf(TALKS, (theirs) => communicationScore(mine, theirs)));
const vibeScores = remembering((mine) => scoresOf(VIBES, (theirs) => vibeScore(mine, theirs)));
const interestBounds = remembering((mine) =>
  scoresOf(257, (theirs) => interestScore(Math.min(theirs, mine), theirs, mine)),
);

const scoresOf = (length: number, of: (other: number) => number): readonly number[] =>
  Array.from({ length }, (_, other) => of(other));

/** Keeps each result forever, so there must be few keys. */
function remembering<T>(make: (key: number) => T): (key: number) => T {
  const made = new Map<number, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

export const cellOfRun = (run: number): number => Math.floor(run / TALKS);
export const talkOfRun = (run: number): number => run % TALKS;

/** Returns the four parts of a pair's score, in units. */
export function scoreParts(a: Profile, b: Profile): Record<MatchPart, number> {
  return {
    personality: personalityScore(cellOfRun(a.run), cellOfRun(b.run)),
    interests: interestScore(inCommon(a.interests, b.interests), a.interestCount, b.interestCount),
    vibes: vibeScore(a.vibe, b.vibe),
    communication: communicationScore(talkOfRun(a.run), talkOfRun(b.run)),
  };
}

export function scoreOf(a: Profile, b: Profile): number {
  const parts = scoreParts(a, b);
  return parts.personality + parts.interests + parts.vibes + parts.communication;
}

/** Returns the score in points of 100, as a match stores it. */
export const pointsOf = (a: Profile, b: Profile): number => rounded(scoreOf(a, b) / UNITS_A_POINT);

const remembered = new Map<number, number>();

function personalityScore(a: number, b: number): number {
  const key = a * CELLS + b;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const score = meanCompatibility(a, b);
  remembered.set(key, score);
  return score;
}

/** Returns the mean over all pairs of possible types, in units. A person between two letters counts as both types. */
function meanCompatibility(a: number, b: number): number {
  let sum = 0;
  let pairs = 0;
  for (const one of typesOf(a)) {
    for (const other of typesOf(b)) {
      sum += compatibility(one, other);
      pairs += 1;
    }
  }
  return Math.floor((sum * (WEIGHTS.personality / 100)) / pairs);
}

const LETTERS = ['IE', 'SN', 'TF', 'JP'];

function typesOf(cell: number): MbtiType[] {
  let types = [''];
  for (const [axis, letters] of LETTERS.entries()) {
    const step = Math.floor(cell / 3 ** (LETTERS.length - 1 - axis)) % 3;
    const possible = step === 1 ? [...letters] : [letters.charAt(step / 2)];
    types = types.flatMap((type) => possible.map((letter) => type + letter));
  }
  return types as MbtiType[];
}

/** Returns 30,000 × r(2 − r) for the share r of common interests, so the first common interests count most. */
function interestScore(shared: number, mine: number, theirs: number): number {
  const isKnown = mine > 0 && theirs > 0;
  const ratio = isKnown ? Math.floor((shared * 2000 + SHRINK.parts) / (mine + theirs + SHRINK.named)) : SHRINK.unknown;
  return Math.floor((ratio * (2000 - ratio) * 3) / 100);
}

function inCommon(a: Uint32Array, b: Uint32Array): number {
  let count = 0;
  for (const [index, word] of a.entries()) count += bitCount(word & (b[index] ?? 0));
  return count;
}

/** Mood gives six tenths and energy four tenths; an unknown value counts half. */
function vibeScore(a: number, b: number): number {
  const [one, other] = [moodOf(a), moodOf(b)];
  const most = Math.max(bitCount(one), bitCount(other));
  const mood = one === 0 || other === 0 ? 3000 : 1500 + Math.floor((4500 * bitCount(one & other)) / most);
  const [mine, theirs] = [a % ENERGIES, b % ENERGIES];
  const isSaid = mine < ENERGIES - 1 && theirs < ENERGIES - 1;
  return mood + (isSaid ? 4000 - 1000 * Math.abs(mine - theirs) : 2000);
}

/** Shared communication styles give up to six tenths, the depth up to four; "balanced" is near both other depths. */
function communicationScore(a: number, b: number): number {
  const [one, other] = [Math.floor(a / depths.length), Math.floor(b / depths.length)];
  const shared = bitCount(one & other);
  const ways = shared === 0 ? 0 : 3000 + Math.floor((3000 * shared) / Math.max(bitCount(one), bitCount(other)));
  const [mine, theirs] = [depths[a % depths.length], depths[b % depths.length]];
  if (mine === theirs) return ways + 4000;
  return ways + (mine === 'balanced' || theirs === 'balanced' ? 2800 : 800);
}
