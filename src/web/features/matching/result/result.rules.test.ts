import { expect, test } from 'vitest';
import { example } from '#web/features/matching/person/example.ts';
import { matchReasons } from './result.rules.ts';

test('The reasons state only what is true of the match', () => {
  expect(matchReasons(example)).toEqual([
    'Closest in how you think',
    'Tide pools, Bread baking, and Board games on both your lists',
  ]);
  const { matchData } = example;
  const bare = {
    ...example,
    nearness: null,
    matchData: { ...matchData, sharedInterests: [] },
  };
  expect(matchReasons({ ...bare, kind: 'hall' })).toEqual([
    'Met in the Quest Hall, both there of your own will',
    'Closest in how you think',
  ]);
  expect(matchReasons({ ...bare, kind: 'eternal' })[0]).toContain('the whole country');
});
