import { expect, it } from 'vitest';
import { askThrough, lookAt } from './looks.ts';

it('A closing page stops watching only the people that it alone showed', () => {
  const told: unknown[] = [];
  askThrough((event) => void (event.type === 'look_at' && told.push(event.userIds)));
  const [list, profile] = [{}, {}];
  lookAt(list, [1, 2]);
  lookAt(profile, [2, 3]);
  lookAt(list, []);
  lookAt(profile, []);
  expect(told).toEqual([[1, 2], [1, 2, 3], [2, 3], []]);
});
