import { expect, it } from 'vitest';
import type { Message } from '#contract/chat.ts';
import { isAbove, placeOf, withKept } from './useWindow.ts';

it('A line that is kept stands among the others in their order, once', () => {
  const run = [10, 11, 12];
  expect(withKept(run, -1)).toEqual(run);
  expect(withKept(run, 11)).toEqual(run);
  expect(withKept(run, 3)).toEqual([3, 10, 11, 12]);
  expect(withKept(run, 40)).toEqual([10, 11, 12, 40]);
});

it('A line is found by its seq across gaps in the numbering', () => {
  const messages = [3, 4, 9, 20].map((seq) => ({ seq }) as Message);
  expect([3, 4, 9, 20].map((seq) => placeOf(messages, seq))).toEqual([0, 1, 2, 3]);
  expect([1, 5, 21].map((seq) => placeOf(messages, seq))).toEqual([-1, -1, -1]);
  expect(placeOf([], 1)).toBe(-1);
});

it('The screen stays in place when a line above it gets its height', () => {
  const screen = {
    scrollOffset: 1000,
    scrollRect: { width: 390, height: 600 },
    itemSizeCache: new Map([['seen', 44]]),
  };
  const moves = (key: string, start: number) => isAbove({ key, start, end: start + 44 }, 10, screen);
  expect([900, 1010, 1299].map((start) => moves('new', start))).toEqual([true, true, true]);
  expect(moves('new', 1300)).toBe(false);
  expect(moves('seen', 956)).toBe(true);
  expect([957, 1010, 1299].map((start) => moves('seen', start))).toEqual([false, false, false]);
});
