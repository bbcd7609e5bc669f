import type { Encoder } from '#server/platform/reading/encoder.ts';
import { createFactFinder } from './fact-finder.ts';

interface FactQuestion {
  lines: readonly string[];
  before: string | undefined;
  only?: 'en' | undefined;
}

/** Returns the id of the fact that the lines ask for. */
export async function read({ lines, before, only }: FactQuestion, encoder: Encoder): Promise<string | undefined> {
  return (await createFactFinder(encoder).find(lines, before, only))?.id;
}

export const samples: readonly FactQuestion[] = [
  {
    lines: ['Hi. Before I say anything, how do I turn those off? And is it free?'],
    before: 'I get too many notifications',
  },
  { lines: ['Hola. Me llegan muchos avisos, ¿cómo los apago? ¿Y es gratis?'], before: undefined },
  { lines: ['The weather is fine today, so this is it'], before: undefined },
];
