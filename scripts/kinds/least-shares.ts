/** A guessed label, for a line from which the weights were not learned. */
interface Guess {
  label: string;
  guess: string;
  share: number;
}

/** Groups of kinds that companions answer alike. A guess of another kind of the same group counts as right. */
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
 * The share of a label's guesses that must be right. It is low because a fifth of the examples were written to mislead.
 * It was chosen by test/companion-kinds.txt, so that file cannot test it. In that file, 93 to 95 of 100 accepted kinds
 * are right.
 */
const OFTEN = 0.78;
/** The lower bound of a label's least share. */
const LEAST = 0.35;
/** The upper bound. A label whose guesses are never right often enough gets this share. */
const MOST = 0.95;

/** The right guesses counted in advance, so that one mistake among the surest guesses does not decide. */
const BEFORE = 1;

/** Returns for each label the lowest share from which its guesses are right often enough. */
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
