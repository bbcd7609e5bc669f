/** A guess at a line that was not learned from. */
interface Guess {
  label: string;
  guess: string;
  share: number;
}

/** Kinds that get the same answer, so that a guess of one for the other is right. */
const ALIKE: readonly (readonly string[])[] = [
  ['complaint', 'doubt', 'goad'],
  ['compliment', 'thanks', 'self:fond'],
  ['self:would', 'self:choose', 'choice'],
  ['self:real', 'self:alone', 'self:read'],
  ['world', 'learn', 'why'],
  ['advice', 'advice:words', 'advice:loop', 'advice:long'],
  ['opinion', 'opinion:fool'],
];
const isRight = ({ label, guess }: Guess): boolean =>
  label === guess || ALIKE.some((group) => group.includes(label) && group.includes(guess));

/**
 * How often a label must be right. A fifth of the examples were written to mislead. It was chosen on the lines of
 * test/companion-kinds.txt, where 93 to 95 of 100 believed kinds are right with it, so those lines no longer test it.
 */
const OFTEN = 0.78;
/** No label is accepted below the first value; the last one is for labels that are never right often enough. */
const LEAST = 0.35;
const MOST = 0.95;

/** This many right guesses count before the first, so that one mistake among the surest does not decide. */
const BEFORE = 1;

/** Returns the least share for each label: guesses of at least that share were right often enough. */
export function leastShares(guesses: readonly Guess[], labels: readonly string[]): number[] {
  return labels.map((label) => {
    const ofIt = guesses.filter(({ guess }) => guess === label).toSorted((a, b) => b.share - a.share);
    let right = BEFORE;
    let least = MOST;
    for (const [at, one] of ofIt.entries()) {
      if (isRight(one)) right += 1;
      if (right / (BEFORE + at + 1) >= OFTEN) least = one.share;
    }
    return Number(Math.min(MOST, Math.max(LEAST, least)).toFixed(2));
  });
}
