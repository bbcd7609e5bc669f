import { afterEach, expect, test, vi } from 'vitest';
import { isOursToDo } from './tabs.ts';

afterEach(() => void vi.unstubAllGlobals());

test('One of many tabs does the work and the focused one goes first', async () => {
  const asked = [isOursToDo('a message', false), isOursToDo('a message', true), isOursToDo('a message', false)];
  expect(await Promise.all(asked)).toEqual([false, true, false]);
});

test('Two different pieces of work do not exclude each other', async () => {
  expect(await Promise.all([isOursToDo('one', true), isOursToDo('two', true)])).toEqual([true, true]);
});

test('Every tab does the work in a browser without locks', async () => {
  vi.stubGlobal('navigator', {});
  expect(await Promise.all([isOursToDo('x', true), isOursToDo('x', false)])).toEqual([true, true]);
});
