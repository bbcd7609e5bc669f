import { expect, test } from 'vitest';
import type { Axes } from '#contract/quiz.ts';
import { thinPart } from './thin.rules.ts';

const axis = (nearBorder: boolean) => ({ value: nearBorder ? 0.02 : 0.6, letter: 'E', nearBorder });
const axes = (near: number): Axes => ({
  energy: axis(near > 0),
  perception: axis(near > 1),
  judgement: axis(near > 2),
  lifestyle: axis(near > 3),
});

test.each([
  [0, undefined, 'interests'],
  [0, axes(4), 'interests'],
  [1, undefined, null],
  [5, axes(0), null],
  [5, axes(1), null],
  [5, axes(2), 'borders'],
  [5, axes(4), 'borders'],
] as const)('A profile with %i interests and the given axes is thin in %3$s', (interests, given, thin) => {
  expect(thinPart(interests, given)).toBe(thin);
});
