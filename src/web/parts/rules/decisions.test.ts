import { expect, test } from 'vitest';
import { toTell } from './decisions.ts';

const made = (decidedAt: string, isInForce = false, answeredAt: string | null = null) => ({
  decidedAt,
  isInForce,
  appeal: answeredAt === null ? null : { text: '', at: decidedAt, outcome: 'upheld' as const, answer: '', answeredAt },
});

test('Home shows a decision until it is read, and a lasting one until it ends', () => {
  const old = made('2026-01-01T00:00:00.000Z');
  const lasting = made('2026-01-02T00:00:00.000Z', true);
  const fresh = made('2026-02-01T00:00:00.000Z');
  expect(toTell([old], null)).toBe(old);
  expect(toTell([old], '2026-01-01T00:00:00.000Z')).toBeUndefined();
  expect(toTell([fresh, lasting, old], '2026-02-01T00:00:00.000Z')).toBe(lasting);
  expect(toTell([fresh, lasting], '2026-01-05T00:00:00.000Z')).toBe(fresh);
});

test('The answer to an appeal is news although its decision was read', () => {
  const answered = made('2026-01-01T00:00:00.000Z', false, '2026-03-01T00:00:00.000Z');
  expect(toTell([answered], '2026-01-01T00:00:00.000Z')).toBe(answered);
});
