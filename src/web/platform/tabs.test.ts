import { afterEach, expect, test, vi } from 'vitest';
import { isOursToDo } from './tabs.ts';

afterEach(() => void vi.unstubAllGlobals());

test('one of many does it, and the one in front before those behind', async () => {
  const asked = [isOursToDo('a message', false), isOursToDo('a message', true), isOursToDo('a message', false)];
  expect(await Promise.all(asked)).toEqual([false, true, false]);
});

test('two things are done apart', async () => {
  expect(await Promise.all([isOursToDo('one', true), isOursToDo('two', true)])).toEqual([true, true]);
});

test('without locks every tab does it', async () => {
  vi.stubGlobal('navigator', {});
  expect(await Promise.all([isOursToDo('x', true), isOursToDo('x', false)])).toEqual([true, true]);
});
