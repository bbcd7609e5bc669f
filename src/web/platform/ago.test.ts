import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T12:00:20Z', 'just now'],
  ['2026-11-21T11:55:00Z', '5 minutes ago'],
  ['2026-11-21T09:00:00Z', '3 hours ago'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
  ['2026-11-02T11:00:00Z', '19 days ago'],
  ['2026-09-02T12:00:00Z', 'Sep 2, 2026'],
])('The moment %s reads as "%s"', (iso, words) => {
  expect(ago(iso, now)).toBe(words);
});

test('Times in narrow places use short words', () => {
  expect(ago('2026-11-21T11:55:00Z', now, 'narrow')).toBe('5m ago');
  expect(ago('2026-11-21T09:00:00Z', now, 'narrow')).toBe('3h ago');
});
