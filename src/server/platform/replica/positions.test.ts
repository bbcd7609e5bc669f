import { expect, it } from 'vitest';
import { Positions } from './positions.ts';

it('A position that is noted late does not take the place of a later one', async () => {
  const positions = new Positions({ redis: undefined, deployment: '' });
  await positions.put(200n, { writerId: 1, forAll: true });
  await positions.put(195n, { writerId: 1, forAll: true });
  expect(await positions.of(1)).toBe(200n);
  expect(await positions.of(null)).toBe(200n);
  positions.forget();
  expect(await positions.of(1)).toBe(0n);
});
