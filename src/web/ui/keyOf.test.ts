import { expect, it } from 'vitest';
import { keyOf } from './keyOf.ts';

it.each([
  ['Chromium’s and Firefox’s key within a composition', { key: 'Enter', keyCode: 229, isComposing: true }],
  ['Safari’s key after the end of a composition', { key: 'Enter', keyCode: 229, isComposing: false }],
  ['An older engine’s key within a composition', { key: 'Escape', keyCode: 27, isComposing: true }],
])('%s acts on nothing', (_, event) => {
  expect(keyOf(event)).toBeUndefined();
  expect(keyOf({ nativeEvent: event })).toBeUndefined();
});

it('A key outside a composition has its name', () => {
  const event = { key: 'Enter', keyCode: 13, isComposing: false };
  expect(keyOf(event)).toBe('Enter');
  expect(keyOf({ nativeEvent: event })).toBe('Enter');
});
