import { compatibility } from '#content/compatibility.ts';
import { depths } from '#contract/matching.ts';
import type { MbtiType } from '#contract/people.ts';
import { bitCount, CELLS, ENERGIES, moodOf, TALKS, VIBES, type Profile } from './profile.ts';

/**
 * The score of a pair, in whole units so that SQL and a plain loop agree bit for bit: 100,000 are a perfect pair, and
 * people see thousandths of it. It is the same from both sides. Change anything here and raise `SCORE_VERSION`.
 */
export const SCORE_VERSION = 1;
export const UNITS_A_POINT = 1000;

/** Half of the score is personality, three tenths interests, one tenth each the vibe and the way of talking. */
export const WEIGHTS = { personality: 50_000, interests: 30_000, vibes: 10_000, communication: 10_000 } as const;
export type Part = keyof typeof WEIGHTS;

/**
 * The overlap is drawn towards a fifth, as if the two had named four more interests between them and shared that part of
 * those: one in common out of one is luck. Where one has named none, nothing is known and a fifth it is.
 */
export const SHRINK = { named: 4, parts: 800, unknown: 200 } as const;

/** What a viewer's own answers give to each possible other answer. */
export interface Scoring {
  /** By cell. */
  personality: number[];
  /** By talk. */
  communication: number[];
  /** By vibe. */
  vibes: number[];
  /** The most that interests can give to somebody who named this many, by their number, 0 to 256. */
  interests: number[];
}

export function scoringFor(viewer: Profile): Scoring {
  const cell = cellOfRun(viewer.run);
  const talk = talkOfRun(viewer.run);
  return {
    personality: Array.from({ length: CELLS }, (_, other) => personalityScore(cell, other)),
    communication: Array.from({ length: TALKS }, (_, other) => communicationScore(talk, other)),
    vibes: Array.from({ length: VIBES }, (_, other) => vibeScore(viewer.vibe, other)),
    interests: Array.from({ length: 257 }, (_, count) =>
      interestScore(Math.min(count, viewer.interestCount), count, viewer.interestCount),
    ),
  };
}

export const cellOfRun = (run: number): number => Math.floor(run / TALKS);
export const talkOfRun = (run: number): number => run % TALKS;

/** The four parts of a pair's score, in units. */
export function scoreParts(a: Profile, b: Profile): Record<Part, number> {
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

const remembered = new Map<number, number>();

function personalityScore(a: number, b: number): number {
  const key = a * CELLS + b;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const score = meanCompatibility(a, b);
  remembered.set(key, score);
  return score;
}

/** Someone between two letters counts as half of each: the mean over every pair of types the two may be. */
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

/** r(2 − r) of the shared part r, in thousandths, of all they named: the first things in common say the most. */
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

/** Six tenths what they are in the mood for, four tenths how much energy they bring; what is not said counts half. */
function vibeScore(a: number, b: number): number {
  const [one, other] = [moodOf(a), moodOf(b)];
  const most = Math.max(bitCount(one), bitCount(other));
  const mood = one === 0 || other === 0 ? 3000 : 1500 + Math.floor((4500 * bitCount(one & other)) / most);
  const [mine, theirs] = [a % ENERGIES, b % ENERGIES];
  const isSaid = mine < ENERGIES - 1 && theirs < ENERGIES - 1;
  return mood + (isSaid ? 4000 - 1000 * Math.abs(mine - theirs) : 2000);
}

/** Six tenths a way to talk that both like, four tenths how deep they like it; "balanced" goes with either. */
function communicationScore(a: number, b: number): number {
  const [one, other] = [Math.floor(a / depths.length), Math.floor(b / depths.length)];
  const shared = bitCount(one & other);
  const ways = shared === 0 ? 0 : 3000 + Math.floor((3000 * shared) / Math.max(bitCount(one), bitCount(other)));
  const [mine, theirs] = [depths[a % depths.length], depths[b % depths.length]];
  if (mine === theirs) return ways + 4000;
  return ways + (mine === 'balanced' || theirs === 'balanced' ? 2800 : 800);
}
