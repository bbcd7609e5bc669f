import { expect, it } from 'vitest';
import type { MatchReasons } from '#contract/matching.parts.ts';
import { depths, styles } from '#contract/matching.ts';
import { mbtiTypes, vibeKeys, type MbtiType } from '#contract/people.ts';
import { saysIn } from '#server/platform/speaker.ts';
import { interests } from './interests.ts';
import { SAME_ENERGY } from './match-reasons.ts';
import { matchSummary } from './match-summaries.ts';
import { seededRng } from './seeded-rng.ts';

type Card = Pick<MatchReasons, 'parts' | 'sharedInterests'>;

const NAMES = 'Ada Bo Cleo Dov Eli Fay Gus Hana Ines Jonas Kai Linh Milo Nova Omar'.split(' ');
const random = seededRng('pairs');
const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
const some = <T>(of: readonly T[], most: number): T[] =>
  Array.from({ length: Math.floor(random() * (most + 1)) }, () => one(of));
const part = (key: MatchReasons['parts'][number]['key'], facts: string[], known = true) => ({
  key,
  known,
  units: 0,
  facts,
});

function cardOf(mine: MbtiType, theirs: MbtiType, hasFacts = true): Card {
  const shared = hasFacts ? [...new Set(some(interests, 4).map(({ name }) => name))] : [];
  const mood = hasFacts ? [...new Set(some(vibeKeys, 2)), ...(random() < 0.3 ? [SAME_ENERGY] : [])] : [];
  const talk = hasFacts ? [...new Set(some(styles, 2)), ...some(depths, 1)] : [];
  return {
    sharedInterests: shared,
    parts: [
      part('personality', random() < 0.5 ? [mine, theirs] : [theirs, mine]),
      part('interests', shared, hasFacts),
      part('vibes', mood, hasFacts),
      part('communication', talk),
    ],
  };
}

for (const language of ['en', 'es'] as const) {
  const say = (data: Card, mine: MbtiType, name: string) => matchSummary({ data, mine, name }, saysIn(language));

  it(`No two of ten random pairs read alike (${language})`, () => {
    for (let group = 0; group < 20; group += 1) {
      const read = Array.from({ length: 10 }, () => {
        const [mine, theirs] = [one(mbtiTypes), one(mbtiTypes)];
        return say(cardOf(mine, theirs), mine, one(NAMES))?.replaceAll(/^\S+/gu, '');
      });
      expect(new Set(read).size).toBe(10);
    }
  });

  it(`No two of one reader’s ten matches read alike (${language})`, () => {
    for (const mine of mbtiTypes) {
      const read = NAMES.slice(0, 10).map((name) => say(cardOf(mine, one(mbtiTypes)), mine, name));
      expect(read).not.toContain(null);
      expect(new Set(read).size).toBe(10);
    }
  });

  it(`A summary names nothing that the card does not have (${language})`, () => {
    for (let pair = 0; pair < 200; pair += 1) {
      const mine = one(mbtiTypes);
      const name = one(NAMES);
      const data = cardOf(mine, one(mbtiTypes), pair % 2 === 0);
      const words = say(data, mine, name) ?? '';
      expect(words).toContain(name);
      expect(words).not.toMatch(new RegExp(`[{}]|undefined|\\.\\.|${mbtiTypes.join('|')}`, 'u'));
      const named = interests.filter((interest) => words.includes(`: ${interest.name}.`));
      for (const interest of named) expect(data.sharedInterests).toContain(interest.name);
      expect(say(data, mine, name)).toBe(words);
    }
  });
}

it('An old card, and a card of types from before another quiz, have no summary', () => {
  const says = saysIn('en');
  const data = cardOf('INTJ', 'ENFP');
  expect(matchSummary({ data, mine: 'ISTP', name: 'Bo' }, says)).toBeNull();
  expect(matchSummary({ data, mine: null, name: 'Bo' }, says)).toBeNull();
  const old = { ...data, parts: data.parts.map(({ key, known, units }) => ({ key, known, units })) };
  expect(matchSummary({ data: old, mine: 'INTJ', name: 'Bo' }, says)).toBeNull();
});
