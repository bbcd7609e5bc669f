import { productFacts } from '#content/product-facts/product-facts.ts';
import type { Reading } from '#server/platform/reading/reading.ts';
import type { FactFinder } from './fact-finder.ts';
import type { read } from './find.reader.ts';

/** Creates a finder that reads on the thread for words. Lines that could not be read ask for no fact. */
export function createFactFinderOn(reading: Reading): FactFinder {
  const file = new URL('find.reader.ts', import.meta.url);
  return {
    find: async (lines, before, only) => {
      const found = await reading.ask<typeof read>(file, { lines, before, only });
      return productFacts.find(({ id }) => id === found);
    },
  };
}
