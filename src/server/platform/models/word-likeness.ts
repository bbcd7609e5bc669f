/** Words that say little about the subject of a line; they have LITTLE_WEIGHT. */
const LITTLE = new Set(
  'a an the is are am was be been do does did i you he she it we they me my your his her its our their of to in on at for with and or but if so that this there here just really please hey hi ok can could will would how what who when where why which whose whats hows get got have has'.split(
    ' ',
  ),
);
const LITTLE_WEIGHT = 0.15;

/** Returns the words of a plain text without endings: "matches" becomes "match" and "deleting" becomes "delet". */
export const wordsOf = (said: string): Set<string> =>
  new Set(
    said
      .trim()
      .split(' ')
      .map((word) => word.replace(/(?<=.{2})(?:ing|ed|es|e|s)$/, '')),
  );

export const isLittle = (word: string): boolean => LITTLE.has(word);

/** The weight of a word that many texts have, relative to other words. */
export const weightOf = (word: string): number => (isLittle(word) ? LITTLE_WEIGHT : 1);

/** Returns the shared part of two texts' word weights, 0 to 1. */
export function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>, weight = weightOf): number {
  const sum = (words: Iterable<string>): number => [...words].reduce((total, word) => total + weight(word), 0);
  const both = sum([...a].filter((word) => b.has(word)));
  return both === 0 ? 0 : both / Math.sqrt(sum(a) * sum(b));
}
