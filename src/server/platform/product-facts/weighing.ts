import { productFacts } from '#content/product-facts/product-facts.ts';

interface Worded {
  factId: string | undefined;
  words: ReadonlySet<string>;
}

/** Returns the weight of a word by these examples: higher when fewer facts have it. */
export function weighing(examples: readonly Worded[], usual: (word: string) => number): (word: string) => number {
  const factsWith = new Map<string, Set<string | undefined>>();
  for (const { factId, words } of examples) {
    for (const word of words) factsWith.set(word, (factsWith.get(word) ?? new Set()).add(factId));
  }
  return (word) => Math.log(1 + productFacts.length / ((factsWith.get(word)?.size ?? 0) + 0.5)) * usual(word);
}
