import { depths } from '#contract/matching.ts';
import { fits } from './eligible.ts';
import { bitCount, radiusOf, type DayNumber, type Profile } from './profile.ts';
import { scoreOf, talkOfRun } from './score.ts';

/**
 * The Eternal Match, written straight down; the search in SQL must give the same person and the same number. Each of the
 * two has a score of their own for the other, in tenths of a unit (see score.ts): eight tenths are the score they share,
 * one tenth how much of what they look for the other offers, one tenth how near the other's depth is to theirs. The
 * pair's score is the harmonic mean, so that it is high only when both are happy.
 */
export const SHARED_PARTS = 8;
/** One tenth of a perfect score, in tenths of a unit. */
export const TENTH = 100_000;

/** How much of what `wanted` looks for (a mask of intents) `offered` has, in tenths of a unit. */
export function intentPart(wanted: number, offered: number): number {
  return wanted === 0 ? 0 : Math.floor((TENTH * bitCount(wanted & offered)) / bitCount(wanted));
}

/** From deep over balanced to casual: the same depth in full, a step away half, two steps nothing. */
const SCALE: readonly (typeof depths)[number][] = ['deep', 'balanced', 'casual'];

/** Of two talks; see `talkOf`. */
export function depthPart(a: number, b: number): number {
  const placeOf = (talk: number): number => SCALE.indexOf(depths[talk % depths.length] ?? 'balanced');
  return TENTH - (TENTH / 2) * Math.abs(placeOf(a) - placeOf(b));
}

function directedScore(viewer: Profile, other: Profile): number {
  return (
    SHARED_PARTS * scoreOf(viewer, other) +
    intentPart(viewer.intent, other.intent) +
    depthPart(talkOfRun(viewer.run), talkOfRun(other.run))
  );
}

function harmonicMean(a: number, b: number): number {
  return a + b === 0 ? 0 : Math.floor((2 * a * b) / (a + b));
}

export function eternalScore(a: Profile, b: Profile): number {
  return harmonicMean(directedScore(a, b), directedScore(b, a));
}

/** Whoever asks for an Eternal Match looks in the whole country; the others look where they always do. */
export function openedToTheCountry(viewer: Profile): Profile {
  return { ...viewer, radius: radiusOf('anywhere') };
}

/** The best of all that fit and are not in `seen`: the highest score, the lowest id among equals. */
export function bestEternal(
  viewer: Profile,
  everyone: Iterable<Profile>,
  { today, seen }: { today: DayNumber; seen: ReadonlySet<number> },
): { userId: number; score: number } | undefined {
  const searcher = openedToTheCountry(viewer);
  let best: { userId: number; score: number } | undefined;
  for (const other of everyone) {
    if (seen.has(other.userId) || !fits(searcher, other, today)) continue;
    const score = eternalScore(viewer, other);
    if (!best || score > best.score || (score === best.score && other.userId < best.userId)) {
      best = { userId: other.userId, score };
    }
  }
  return best;
}
