import { bioAboutLife, bioByInterest } from './demo-bios.ts';
import { demoPosts } from './demo-posts.ts';
import type { Says } from './says.ts';

/** Everything that demo members have written in profiles and posts; `{city}` is the author's city. */
export const demoWriting: readonly string[] = [
  ...Object.values(bioByInterest),
  ...bioAboutLife,
  ...demoPosts.map(({ text }) => text),
];

const CITY = '{city}';
const [named, plain] = [true, false].map((isNamed) => demoWriting.filter((text) => text.includes(CITY) === isNamed));
const whole: ReadonlySet<string> = new Set(plain);
const aroundCity = (named ?? []).map((text) => ({ text, parts: text.split(CITY) }));

/**
 * Returns a demo member's bio or post in the language of `spoken`. A bio is one line or two, which are looked for at
 * each blank. Words that nobody wrote for the community stay as they are.
 */
export function demoWords(text: string, spoken: Says['spoken']): string {
  const all = lineIn(text, spoken);
  if (all !== undefined) return all;
  for (let blank = text.indexOf(' '); blank > 0; blank = text.indexOf(' ', blank + 1)) {
    const first = lineIn(text.slice(0, blank), spoken);
    const second = first === undefined ? undefined : lineIn(text.slice(blank + 1), spoken);
    if (first !== undefined && second !== undefined) return `${first} ${second}`;
  }
  return text;
}

function lineIn(line: string, spoken: Says['spoken']): string | undefined {
  if (whole.has(line)) return spoken(line);
  for (const { text, parts } of aroundCity) {
    const [before = '', after = ''] = parts;
    if (line.length <= before.length + after.length || !line.startsWith(before) || !line.endsWith(after)) continue;
    const city = line.slice(before.length, line.length - after.length);
    return spoken(text).replaceAll(CITY, city);
  }
  return undefined;
}
