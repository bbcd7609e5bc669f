import { describe, expect, it } from 'vitest';
import { mbtiTypes } from '#contract/people.ts';
import { deepSections } from './archetype-deep.ts';
import { archetypeReports, reportPreviews } from './archetype-reports.ts';
import { archetypes } from './archetypes.ts';

const texts = mbtiTypes.flatMap((type) =>
  Object.entries(deepSections[type]).map(([section, text]) => [`${type} ${section}`, text] as const),
);
const words = (text: string): string[] => text.toLowerCase().match(/[a-z’]+/g) ?? [];

/** Phrases of horoscopes, which fit everyone, and words that assume a partner or a gender. */
const CLICHES =
  /\b(universe|destiny|destined|fate|soul ?mates?|meant to be|journey|vibrations?|aura|manifest\w*|authentic self|best self|true love|other half|hopeless romantic|passionate|deeply|truly special|natural leader|born leader|go-getter|work hard|wear your heart|sky is the limit|follow your|live life|make memories|candlelit|spouse|husband|wife|boyfriend|girlfriend|partner|marry|marriage|he|she|his|her|him)\b/i;

describe('the deep sections', () => {
  it('Each of the 16 archetypes has four deep sections', () => {
    expect(texts).toHaveLength(64);
  });

  it.each(texts)('%s is two to four sentences of a readable length, in words of its own', (_name, text) => {
    expect(text.length).toBeGreaterThanOrEqual(160);
    expect(text.length).toBeLessThanOrEqual(330);
    const sentences = text.split(/(?<=[.?!]["”]?)\s+(?=[A-Z])/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(4);
    expect(text).toMatch(/[.?!]$/);
    expect(text).not.toMatch(CLICHES);
    expect(text).not.toMatch(/[—–]|\s\s|'/);
  });

  it('Deep sections share no six consecutive words with each other or the report', () => {
    const owners = new Map<string, string>();
    const alike: string[] = [];
    const reports = mbtiTypes.flatMap((type) =>
      Object.entries(archetypeReports[type])
        .filter(([section]) => section !== 'friendshipPotentials')
        .map(([section, text]) => [`${type} ${section}`, text] as const),
    );
    for (const [name, text] of [...texts, ...reports]) {
      const spoken = words(text);
      for (let at = 0; at + 6 <= spoken.length; at += 1) {
        const run = spoken.slice(at, at + 6).join(' ');
        const owner = owners.get(run);
        if (owner !== undefined && owner !== name) alike.push(`${owner} / ${name}: ${run}`);
        owners.set(run, name);
      }
    }
    expect(alike).toEqual([]);
  });
});

describe('Friendship Potentials', () => {
  it.each(mbtiTypes)(
    'Friendship Potentials of %s name only archetypes of the field guide, and never their own',
    (type) => {
      const names = Object.values(archetypes).map(({ name }) => name);
      const told = archetypeReports[type].friendshipPotentials;
      expect(names.filter((name) => told.includes(name)).length).toBeGreaterThanOrEqual(3);
      expect(told).not.toContain(archetypes[type].name);
      const rest = names.reduce((text, name) => text.replaceAll(name, ''), told);
      // Any other capitalized name would be a type that the field guide does not contain.
      expect(rest).not.toMatch(/\b(?:[Tt]he|[Aa]n?) [A-Z]/);
    },
  );
});

describe('the previews of a report', () => {
  it.each(mbtiTypes)('Each preview of %s is a whole first sentence', (type) => {
    const { strengths, weaknesses, socialSuggestions, friendshipPotentials } = archetypeReports[type];
    const previews = reportPreviews(type);
    expect(Object.keys(previews)).toEqual(['superpowers', 'growthAreas', 'levelUpTips', 'myTribe']);
    for (const [preview, section] of [
      [previews.superpowers, strengths],
      [previews.growthAreas, weaknesses],
      [previews.levelUpTips, socialSuggestions],
      [previews.myTribe, friendshipPotentials],
    ] as const) {
      expect(section.startsWith(`${preview} `)).toBe(true);
      expect(preview).toMatch(/[.?!]["”]?$/);
      expect(section.slice(preview.length)).toMatch(/^ [A-Z]/);
      expect(preview.length).toBeLessThanOrEqual(220);
    }
  });
});
