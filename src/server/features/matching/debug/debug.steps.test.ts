import { expect, it } from 'vitest';
import { DEBUG_IDS } from '#contract/matching.debug.ts';
import { defaultPreferences } from '#contract/matching.ts';
import type { End, Funnel, Group } from './debug.queries.ts';
import { stepsOf } from './debug.steps.ts';

const telling = { wish: defaultPreferences, gender: 'women', age: 29, offersADay: 3, isCoarse: false };
const groups = (counts: Partial<Record<End, number>>): Map<End, Group> =>
  new Map(Object.entries(counts).map(([end, count]) => [end as End, { count, ids: [] }]));
const counted = (counts: Partial<Record<End, number>>): Funnel => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { groups: groups(counts), best: undefined, everybody: { all, apart: all - (counts.apart ?? 0) } };
};

it('A count that was cut short begins with those in the place', () => {
  const funnel = { groups: groups({ place: 7, gender: 2, scored: 4 }), best: undefined, everybody: undefined };
  const numbers = (isCoarse: boolean): unknown =>
    stepsOf(funnel, { ...telling, isCoarse })
      .slice(0, 3)
      .map(({ step, name, candidates, passed }) => [step, name, candidates, passed]);
  expect(numbers(false)).toEqual([
    [3, 'Place, both ways', 13, 6],
    [4, 'Gender, both ways', 6, 4],
    [5, 'Age, both ways', 4, 4],
  ]);
  expect(numbers(true)).toEqual([
    [3, 'Place, both ways', 10, 5],
    [4, 'Gender, both ways', 5, 0],
    [5, 'Age, both ways', 0, 0],
  ]);
});

it.each([
  [{ place: 5, scored: 5 }, false, null],
  [{ place: 6, scored: 5 }, false, 'Most of them live outside your distance, or you outside theirs.'],
  [{ place: 6 }, false, 'All of them live outside your distance, or you outside theirs.'],
  [{ place: 12, scored: 4 }, true, 'All but at most 4 of them live outside your distance, or you outside theirs.'],
  [{ place: 12, scored: 6 }, true, 'Most of them live outside your distance, or you outside theirs.'],
])('A step of %j gives a reason where it keeps fewer than half', (counts, isCoarse, reason) => {
  const steps = stepsOf(counted(counts), { ...telling, isCoarse });
  expect(steps.find(({ name }) => name === 'Place, both ways')?.reason).toBe(reason);
  expect(steps.at(-1)?.reason).toBeNull();
});

it('A coarse count starts exactly and each step continues from the last total', () => {
  // This is the result of a search in one place. People elsewhere count only in the total.
  const funnel: Funnel = {
    groups: groups({ apart: 1, place: 3, scored: 9 }),
    best: undefined,
    everybody: { all: 43, apart: 41 },
  };
  const numbers = (isCoarse: boolean): unknown =>
    stepsOf(funnel, { ...telling, isCoarse })
      .slice(0, 4)
      .map(({ step, candidates, excludedCount, passed }) => [step, candidates, excludedCount, passed]);
  expect(numbers(false)).toEqual([
    [1, 43, 0, 43],
    [2, 43, 2, 41],
    [3, 41, 32, 9],
    [4, 9, 0, 9],
  ]);
  expect(numbers(true)).toEqual([
    [1, 43, 0, 43],
    [2, 43, 2, 41],
    [3, 41, 36, 5],
    [4, 5, 0, 5],
  ]);
});

it('Each step lists the remaining people in order up to the screen limit', () => {
  const scored = Array.from({ length: DEBUG_IDS + 5 }, (_, index) => 1000 - index);
  const people = new Map<End, Group>([
    ['apart', { count: 1, ids: [1] }],
    ['place', { count: 2, ids: [3, 2] }],
    ['gender', { count: 2, ids: [7, 5] }],
    ['scored', { count: scored.length, ids: scored }],
  ]);
  const all = 5 + scored.length;
  const steps = stepsOf({ groups: people, best: undefined, everybody: { all, apart: all - 1 } }, telling);
  const left = scored.toSorted((a, b) => a - b);
  expect(steps.slice(0, 4).map(({ filteredOut, candidateIds }) => [filteredOut, candidateIds])).toEqual([
    [[], [1, 2, 3, 5, 7, ...left].slice(0, DEBUG_IDS)],
    [[1], [2, 3, 5, 7, ...left].slice(0, DEBUG_IDS)],
    [[3, 2], [5, 7, ...left].slice(0, DEBUG_IDS)],
    [[7, 5], left.slice(0, DEBUG_IDS)],
  ]);
});
