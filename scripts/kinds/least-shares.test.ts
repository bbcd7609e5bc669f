import { expect, it } from 'vitest';
import { leastShares } from './least-shares.ts';

const guesses = (label: string, guess: string, shares: readonly number[]): Parameters<typeof leastShares>[0] =>
  shares.map((share) => ({ label, guess, share }));

it('A label’s least share is the lowest at which enough of its guesses were right', () => {
  const told = [
    ...guesses('order', 'order', [0.95, 0.9, 0.85, 0.8, 0.7]),
    ...guesses('talk', 'order', [0.6, 0.55, 0.5, 0.45]),
    ...guesses('doubt', 'complaint', [0.9, 0.5]),
    ...guesses('talk', 'praise', [0.9, 0.8, 0.7]),
  ];
  expect(leastShares(told, ['order', 'complaint', 'praise', 'role'])).toEqual([0.6, 0.5, 0.95, 0.95]);
});
