import { plain } from '#content/safety/plain.ts';
import { words } from '#content/safety/words.ts';

/** Words that can mean pills in a line about pills. */
const PILLS_TOO: ReadonlySet<string> = new Set([
  'them',
  'la',
  'las',
  'lo',
  'los',
  'l',
  'le',
  'les',
  'u',
  'all of them',
]);
const OTHERS = [...words.TARGET.filter((target) => !PILLS_TOO.has(target)), ...words.KILL];

/** Returns whether a person writes about taking pills themselves, without another person in the line. */
export function swallows(text: string): boolean {
  const line = plain(text);
  const has = (parts: readonly string[]): boolean => parts.some((part) => line.includes(` ${part} `));
  return has(words.I) && has(words.PILLS) && has(words.TOOK) && !has(OTHERS);
}
