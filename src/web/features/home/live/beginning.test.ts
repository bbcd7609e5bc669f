import { expect, it } from 'vitest';
import { beginning } from './beginning.ts';

it('A plan’s day reads as today, tomorrow, a weekday or, later, a date', () => {
  const now = new Date('2030-03-09T23:30:00Z');
  const said = (iso: string, zone: string) => beginning(iso, now, zone).replaceAll('\u202f', ' ');
  expect([
    said('2030-03-09T23:40:00Z', 'UTC'),
    said('2030-03-10T00:10:00Z', 'UTC'),
    said('2030-03-10T00:10:00Z', 'America/New_York'),
    said('2030-03-11T03:30:00Z', 'America/New_York'),
    said('2030-03-15T12:00:00Z', 'UTC'),
    said('2030-03-16T12:00:00Z', 'UTC'),
    said('2030-03-09T23:30:00Z', 'UTC'),
  ]).toEqual([
    'today, 11:40 PM',
    'tomorrow, 12:10 AM',
    'today, 7:10 PM',
    'tomorrow, 11:30 PM',
    'Friday, 12:00 PM',
    'Saturday, March 16, 12:00 PM',
    'has begun',
  ]);
});
