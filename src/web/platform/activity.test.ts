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

test('A person counts as away after thirty seconds without input', () => {
  const { activity, told } = start();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS - 1);
  expect(activity.isActive()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([false]);
});

test('Every input starts the thirty seconds again', () => {
  const { activity, told } = start();
  for (let turn = 0; turn < 10; turn += 1) {
    vi.advanceTimersByTime(20_000);
    activity.input();
  }
  expect(told).toEqual([]);
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(told).toEqual([false]);
});

test('Input after a long absence notifies once, and the watch continues', () => {
  const { activity, told } = start();
  vi.advanceTimersByTime(10 * INACTIVE_AFTER_MS);
  activity.input();
  activity.input();
  expect(told).toEqual([false, true]);
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(told).toEqual([false, true, false]);
});

test('A person counts as present only while the page is visible', () => {
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

test('A page without input keeps no timer', () => {
  start();
  vi.advanceTimersByTime(INACTIVE_AFTER_MS);
  expect(vi.getTimerCount()).toBe(0);
});
