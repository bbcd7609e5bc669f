import { expect, it } from 'vitest';
import { challengeOf, challenges } from './challenge.ts';

it('The 50 challenges differ and each is one short line', () => {
  expect(challenges).toHaveLength(50);
  expect(new Set(challenges).size).toBe(50);
  for (const one of challenges) expect(one).toMatch(/^[^\n]{20,70}[.?]$/);
});

it('A challenge lasts from midnight to midnight in the person’s time zone', () => {
  const of = (at: string, zone = 'America/New_York'): string => challengeOf(new Date(at), zone);
  expect(of('2026-11-23T05:00:00Z')).toBe(of('2026-11-24T04:59:59Z'));
  expect(of('2026-11-24T05:00:00Z')).not.toBe(of('2026-11-24T04:59:59Z'));
  expect(of('2026-11-24T04:59:59Z', 'Asia/Tokyo')).toBe(of('2026-11-24T05:00:00Z'));
  const days = Array.from({ length: 50 }, (_, day) => challengeOf(new Date(Date.UTC(2026, 0, 1 + day, 12)), 'UTC'));
  expect(new Set(days).size).toBe(50);
});
