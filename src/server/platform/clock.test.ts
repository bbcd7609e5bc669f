import { expect, it } from 'vitest';
import { validate, version } from 'uuid';
import { newUuid } from './clock.ts';

it('New ids are unique and increasing UUIDs of version 7', () => {
  const ids = Array.from({ length: 2000 }, () => newUuid());
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  // The last 48 bits have six bits of the counter; the other 42 are random in each id.
  expect(new Set(ids.map((id) => id.slice(24))).size).toBe(ids.length);
});
