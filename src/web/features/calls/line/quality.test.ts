import { expect, test } from 'vitest';
import { between, watchQuality, type Measure, type Quality } from './quality.ts';

const good: Measure = { loss: 0, roundTrip: 40 };
const lossy: Measure = { loss: 0.2, roundTrip: 40 };
const slow: Measure = { loss: 0, roundTrip: 900 };

const after = (measures: readonly Measure[]): Quality[] => {
  const watch = watchQuality();
  return measures.map(watch);
};

const times = (count: number, measure: Measure): Measure[] => Array.from({ length: count }, () => measure);

test('A line begins good, and one bad interval changes nothing', () => {
  expect(after([good, lossy, good, slow, good])).toEqual(times(5, good).map(() => 'good'));
});

test('A lossy or slow line makes the picture smaller first, then ends it', () => {
  expect(after(times(4, lossy))).toEqual(['good', 'thin', 'thin', 'weak']);
  expect(after(times(4, slow))).toEqual(['good', 'thin', 'thin', 'weak']);
  expect(after(times(20, lossy)).at(-1)).toBe('weak');
});

test('The picture comes back step by step after five good intervals each', () => {
  const seen = after([...times(4, lossy), ...times(10, good)]);
  expect(seen.slice(4)).toEqual(['weak', 'weak', 'weak', 'weak', 'thin', 'thin', 'thin', 'thin', 'thin', 'good']);
});

test('An interval between good and bad keeps the quality', () => {
  expect(after([...times(4, lossy), ...times(20, { loss: 0.05, roundTrip: 500 })]).at(-1)).toBe('weak');
});

test('A measure is the worse direction between two readings', () => {
  const before = { received: 100, lost: 10, lostThere: 0, roundTrip: undefined };
  expect(between(before, { received: 190, lost: 20, lostThere: 0.02, roundTrip: 80 })).toEqual({
    loss: 0.1,
    roundTrip: 80,
  });
  expect(between(before, { received: 190, lost: 10, lostThere: 0.3, roundTrip: 80 }).loss).toBe(0.3);
  expect(between(undefined, { received: 0, lost: 0, lostThere: 0, roundTrip: undefined }).loss).toBe(0);
});
