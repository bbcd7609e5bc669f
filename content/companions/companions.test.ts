import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { speaksOfCrisis } from '#content/crisis-spanish.ts';
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
  questions: 12,
};
const listNames = Object.keys(atLeast) as ListName[];

/** Phrases that hold back a person who wants to leave. */
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
/** Phrases that blame a person for having been away. */
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
/** Returns a line without case and punctuation, so that lines that differ only in case or punctuation are equal. */
const bare = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}{}]/gu, '');

describe('the companions', () => {
  it('There are 24 companions, of all 16 types, in the order of their numbers', () => {
    expect(companions).toHaveLength(24);
    expect(new Set(companions.map(({ type }) => type))).toEqual(new Set(mbtiTypes));
    const numbers = companions.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].toSorted((a, b) => a - b));
  });

  it('No two companions share a number, key, name, bio, life or story', () => {
    for (const field of ['number', 'key', 'name', 'bio', 'life', 'story', 'voice'] as const) {
      expect(isUnique(companions.map((companion) => companion[field])), field).toBe(true);
    }
  });

  it('No companion says what another one says', () => {
    const said = new Set<string>();
    const twice = companions.flatMap(linesOf).filter((line) => said.has(bare(line)) || !said.add(bare(line)));
    expect(twice).toEqual([]);
  });
});

describe.each(companions.map((companion) => [companion.key, companion] as const))('%s', (_key, companion) => {
  const all = linesOf(companion);
  const { lines } = companion;

  it('The companion fits its profile', () => {
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

  it('Every companion list has enough lines and one without a placeholder', () => {
    expect(listNames.filter((list) => lines[list].length < atLeast[list])).toEqual([]);
    expect(topics.filter((topic) => lines.topics[topic].length < 2)).toEqual([]);
    expect(listNames.filter((list) => lines[list].every((line) => line.includes('{')))).toEqual([]);
    expect(topics.filter((topic) => lines.topics[topic].every((line) => line.includes('{')))).toEqual([]);
  });

  it('The companion writes short plain text with no placeholder but the name', () => {
    expect(all.filter((line) => line.length > 300 || line.trim() !== line || line === '')).toEqual([]);
    expect(all.filter((line) => MARKDOWN.test(line) || URL.test(line))).toEqual([]);
    expect(all.filter((line) => /[{}]/.test(line.replaceAll(/\{name\}/g, '')))).toEqual([]);
  });

  it('The companion calls itself an AI when it greets and when it is asked', () => {
    expect([...lines.hello, ...lines.areYouReal].filter((line) => !/\bAI\b/.test(line))).toEqual([]);
  });

  it('The companion never uses words that would bring up the card for a crisis', () => {
    expect([...all, companion.bio, companion.life, ...companion.boundaries].filter(speaksOfCrisis)).toEqual([]);
  });

  it('The companion lets people go gladly, and never asks where they were', () => {
    expect(lines.goodbye.filter((line) => line.includes('?'))).toEqual([]);
    expect(lines.goodbye.filter((line) => GUILT.some((pattern) => pattern.test(line)))).toEqual([]);
    expect(lines.again.filter((line) => REPROACH.some((pattern) => pattern.test(line)))).toEqual([]);
  });
});
