import type { Reading } from '#server/platform/reading/reading.ts';
import type { AnswererSigns, read } from './hear.reader.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';

const HEAR = new URL('hear.reader.ts', import.meta.url);

/** Hears what kind of lines these are; lines that could not be read count as English talk that goes on. */
export async function hear(
  reading: Reading,
  said: readonly string[],
  before: readonly string[] = [],
): Promise<AnswererSigns> {
  const heard = await reading.ask<typeof read>(HEAR, { said, before });
  return heard ?? { isGoodbye: false, asksForHelp: false, language: 'en', isGrave: before.map(speaksOfCrisis) };
}
