import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { isCrisis } from '#content/crisis.ts';
import { interestsById } from '#content/interests.ts';
import { topics, type Companion, type CompanionLines } from './companion.ts';
import { companions } from './companions.ts';

type ListName = Exclude<keyof CompanionLines, 'topics'>;

const atLeast: Readonly<Record<ListName, number>> = {
  hello: 3,
  again: 3,
  goodbye: 3,
  thanks: 2,
  laugh: 2,
  howAreYou: 3,
  aboutYou: 3,
  areYouReal: 2,
  compliment: 2,
  flirt: 2,
  insult: 2,
  goodNews: 2,
  hardTimes: 4,
  advice: 2,
  short: 2,
  unknown: 3,
  listening: 5,
  questions: 12,
};
const listNames = Object.keys(atLeast) as ListName[];

/** What holds somebody back who wants to go, or makes them pay for having gone. */
const GUILT = [
  /\b(?:do ?n[o’']t|never) (?:go|leave)\b/i,
  /\b(?:miss(?:ed|ing)? you|without you)\b/i,
  /\b(?:leave|leaving|left) me\b/i,
  /\bstay (?:a|here|with|just|longer)\b/i,
  /\b(?:so|too) soon\b/i,
  /\balready\?/i,
  /\bbefore you go\b/i,
  /\bone more\b/i,
  /\b(?:lonely|alone|abandon|forget me|forgot me)\b/i,
  /\b(?:promise|you must|you have to|come back soon)\b/i,
];
const REPROACH = [
  /\bwhere (?:were|have) you been\b/i,
  /\b(?:finally|at last)\b/i,
  /\b(?:miss(?:ed|ing)? you|without you|waited for you|waiting for you)\b/i,
  /\b(?:forgot|forgotten|ignor(?:e|ed|ing)|abandoned) (?:about )?me\b/i,
];
const MARKDOWN = /[*_#`~]|\[[^\]]*\]\(|^\s*(?:[-+>]|\d+\.)\s/m;
const URL = /https?:|www\.|\b[\w-]+\.(?:com|org|net|app|io|me)\b/i;

const linesOf = ({ lines }: Companion): readonly string[] => [
  ...listNames.flatMap((list) => lines[list]),
  ...topics.flatMap((topic) => lines.topics[topic]),
];
const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
/** What two lines have in common that differ only in case and in marks. */
const bare = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}{}]/gu, '');

describe('the companions', () => {
  it('are 24, of all 16 types, in the order of their numbers', () => {
    expect(companions).toHaveLength(24);
    expect(new Set(companions.map(({ type }) => type))).toEqual(new Set(mbtiTypes));
    const numbers = companions.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].toSorted((a, b) => a - b));
  });

  it('share no number, key, name, bio, life or story', () => {
    for (const field of ['number', 'key', 'name', 'bio', 'life', 'story', 'voice'] as const) {
      expect(isUnique(companions.map((companion) => companion[field])), field).toBe(true);
    }
  });

  it('never say what another one says', () => {
    const said = companions.flatMap(linesOf).map(bare);
    expect(said.filter((line, at) => said.indexOf(line) !== at)).toEqual([]);
  });
});

describe.each(companions.map((companion) => [companion.key, companion] as const))('%s', (_key, companion) => {
  const all = linesOf(companion);

  it('fits its profile', () => {
    expect(companion.key).toMatch(/^[a-z]+$/);
    expect(Number.isInteger(companion.number) && companion.number >= 1 && companion.number <= 999).toBe(true);
    expect(companion.bio.length).toBeLessThanOrEqual(160);
    expect(companion.energy).toBeGreaterThanOrEqual(0);
    expect(companion.energy).toBeLessThanOrEqual(100);
    expect(companion.vibes[0]).not.toBe(companion.vibes[1]);
    expect(companion.interests.filter((id) => !interestsById.has(id))).toEqual([]);
    expect(isUnique(companion.interests)).toBe(true);
    expect(companion.interests.length).toBeGreaterThanOrEqual(5);
    expect(companion.interests.length).toBeLessThanOrEqual(9);
    expect(companion.boundaries.length).toBeGreaterThanOrEqual(3);
    expect(companion.boundaries.length).toBeLessThanOrEqual(5);
  });

  it.each(listNames)('has enough to say: %s', (list) => {
    expect(companion.lines[list].length).toBeGreaterThanOrEqual(atLeast[list]);
    // A line that needs a name or a subject is not said where there is none.
    expect(companion.lines[list].some((line) => !line.includes('{'))).toBe(true);
  });

  it.each(topics)('has two lines about %s, one of them for anybody', (topic) => {
    expect(companion.lines.topics[topic].length).toBeGreaterThanOrEqual(2);
    expect(companion.lines.topics[topic].some((line) => !line.includes('{'))).toBe(true);
  });

  it('writes short, plain text with nothing to fill in but the name and what they spoke of', () => {
    for (const line of all) {
      expect(line.length, line).toBeLessThanOrEqual(300);
      expect(line.trim(), line).toBe(line);
      expect(line, line).not.toBe('');
      expect(line, line).not.toMatch(MARKDOWN);
      expect(line, line).not.toMatch(URL);
      expect(line.replaceAll(/\{(?:name|it)\}/g, ''), line).not.toMatch(/[{}]/);
    }
  });

  it('says that it is an AI when it says hello and when it is asked', () => {
    for (const line of [...companion.lines.hello, ...companion.lines.areYouReal]) expect(line).toMatch(/\bAI\b/);
  });

  it('never uses words that would bring up the card for a crisis', () => {
    for (const text of [...all, companion.bio, companion.life, ...companion.boundaries]) {
      expect(isCrisis(text), text).toBe(false);
    }
  });

  it('lets people go gladly, and asks nobody where they were', () => {
    for (const line of companion.lines.goodbye) {
      for (const pattern of GUILT) expect(line).not.toMatch(pattern);
    }
    for (const line of companion.lines.again) {
      for (const pattern of REPROACH) expect(line).not.toMatch(pattern);
    }
  });

  it('asks questions that end in one', () => {
    for (const line of companion.lines.questions) expect(line).toMatch(/\?$/);
    for (const line of companion.lines.goodbye) expect(line).not.toMatch(/\?/);
  });
});
