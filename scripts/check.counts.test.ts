import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { verdictOf, worthAgain } from './check.counts.ts';
import { MAIN_WAYS } from './main-ways.ts';

const first = { passed: 98, failed: 2, which: ['one', 'two'], files: ['a.test.ts'] };
const again = { passed: 2, failed: 0 };

it('A test that passes only when it runs again counts as failed where flakes fail', () => {
  expect(verdictOf(first, again, { isStrict: true })).toEqual({ count: first, wavering: ['one', 'two'] });
});

it('A test that passes only when rerun is named and counts as passed', () => {
  const count = { passed: 100, failed: 0 };
  expect(verdictOf(first, again, { isStrict: false })).toEqual({ count, wavering: ['one', 'two'] });
});

it('A test that fails twice counts as failed everywhere', () => {
  for (const isStrict of [true, false])
    expect(verdictOf(first, { passed: 1, failed: 1 }, { isStrict })).toEqual({ count: first, wavering: [] });
});

it('Only up to five failures are run a second time', () => {
  expect([0, 5, 6].map((failed) => worthAgain({ ...first, failed }))).toEqual([true, true, false]);
  expect(worthAgain({ passed: 0, failed: 1 })).toBe(false);
});

it('Every file of the main ways exists', () => {
  expect(MAIN_WAYS.filter((file) => !existsSync(`e2e/${file}.e2e.ts`))).toEqual([]);
});
