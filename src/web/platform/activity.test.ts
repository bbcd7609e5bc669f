import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActivity, INACTIVE_AFTER_MS } from './activity.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const activity = createActivity({ now: Date.now, later: setTimeout });
  const told: boolean[] = [];
  activity.subscribe(() => told.push(activity.isActive()));
  return { activity, told };
}

test('thirty seconds without a sign, and nobody is there', () => {
  const { activity, told } = start();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS - 1);
  expect(activity.isActive()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([false]);
});

test('every sign of life counts the thirty seconds anew', () => {
  const { activity, told } = start();
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(20_000);
    activity.input();
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(told).toEqual([false]);
});

test('a sign after a long absence tells once, and the watch goes on', () => {
  const { activity, told } = start();
  vi.advanceTimersByTime(10 * INACTIVE_AFTER_MS);
  activity.input();
  activity.input();
  expect(told).toEqual([false, true]);
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(told).toEqual([false, true, false]);
});

test('a hidden page is nobody’s, whatever it hears; shown again, it is somebody’s at once', () => {
  const { activity, told } = start();
  activity.shown(false);
  activity.input();
  expect(told).toEqual([false]);
  vi.advanceTimersByTime(10 * INACTIVE_AFTER_MS);
  activity.shown(true);
  expect(told).toEqual([false, true]);
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(told).toEqual([false, true, false]);
});

test('a page that nobody touches keeps no timer', () => {
  start();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(vi.getTimerCount()).toBe(0);
});
