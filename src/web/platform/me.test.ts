import { expect, it } from 'vitest';
import { chosenHandleOf } from './me.ts';

it('A generated Wildin ID does not count as a chosen one', () => {
  expect(chosenHandleOf({ handle: 'wild_soul_123a9z' })).toBe('');
  expect(chosenHandleOf({ handle: 'wild_soul_mate' })).toBe('wild_soul_mate');
  expect(chosenHandleOf({ handle: 'ana_walks' })).toBe('ana_walks');
});
