import { expect, test } from 'vitest';
import { example } from './example.ts';
import { matchReasons, portionsOf } from './result.rules.ts';

test('a score is taken apart into 50, 30 and 20 hundredths, which give it again', () => {
  const portions = portionsOf(example.matchData);
  expect(portions.map(({ key, weight, score }) => [key, weight, score])).toEqual([
    ['personality', 50, 92],
    ['interests', 30, 80],
    ['talk', 20, 88],
  ]);
  const whole = portions.reduce((sum, { weight, score }) => sum + (weight * score) / 100, 0);
  expect(Math.floor(whole)).toBe(example.matchData.compatibilityScore);
});

test('reasons say only what is so', () => {
  expect(matchReasons(example)).toEqual([
    'Same county as you',
    'Closest in how you think',
    'Tide pools, Bread baking and Board games on both your lists',
  ]);
  const { matchData } = example;
  const bare = {
    ...example,
    nearness: null,
    matchData: { ...matchData, sharedInterests: [], isPersonalityOnly: true },
  };
  expect(matchReasons({ ...bare, kind: 'hall' })).toEqual([
    'Met in the Quest Hall, both there of your own will',
    'Closest in how you think',
    'By personality alone: not both of you have named interests',
  ]);
  expect(matchReasons({ ...bare, kind: 'eternal' })[0]).toContain('the whole country');
});
