import { expect, it } from 'vitest';
import { regression, sharesIn, type Lesson } from './regression.ts';

const given = { labels: 3, size: 4, penalty: 0.01 };
const lessons: Lesson[] = [0, 1, 2].flatMap((label) => [
  { label, at: [label], value: [1] },
  { label, at: [label, 3], value: [1, 0.5] },
]);

it('A regression separates its examples and is unsure of an unknown input', () => {
  const learned = regression(lessons, given);
  for (const label of [0, 1, 2]) expect(sharesIn(learned, { at: [label], value: [1] })[label]).toBeGreaterThan(0.9);
  for (const share of sharesIn(learned, { at: [], value: [] })) expect(share).toBeCloseTo(1 / 3, 3);
});

it('An example of importance two counts as two examples', () => {
  const [first, ...rest] = lessons as [Lesson, ...Lesson[]];
  const twice = regression([first, ...lessons], given);
  const heavy = regression([{ ...first, importance: 2 }, ...rest], given);
  for (const [label, { weights, bias }] of heavy.entries()) {
    expect(bias).toBeCloseTo(twice[label]?.bias ?? Number.NaN, 6);
    for (const [at, weight] of weights.entries()) expect(weight).toBeCloseTo(twice[label]?.weights[at] ?? 0, 6);
  }
});

it('A larger penalty gives smaller weights and leaves the biases free', () => {
  const many = lessons.concat(lessons.filter(({ label }) => label === 0));
  const norm = (penalty: number): number =>
    regression(many, { ...given, penalty }).reduce((sum, { weights }) => sum + Math.hypot(...weights), 0);
  expect(norm(1)).toBeLessThan(norm(0.01));
  expect(sharesIn(regression(many, { ...given, penalty: 100 }), { at: [], value: [] })[0]).toBeCloseTo(0.5, 1);
});
