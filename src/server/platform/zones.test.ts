import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayInWords, lastTime, mondayOf, startOf } from './zones.ts';

const zones = [
  'America/New_York',
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'UTC',
];

const clockIn = (timeZone: string, at: Date): string =>
  at.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });

it.each([
  ['America/New_York', '2026-03-10T09:59:59.999Z', '2026-03-09T10:00:00.000Z'],
  ['America/New_York', '2026-03-10T10:00:00.000Z', '2026-03-10T10:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-10T10:00:00.000Z', '2026-03-09T13:00:00.000Z'],
  ['Asia/Kathmandu', '2026-03-10T00:20:00.000Z', '2026-03-10T00:15:00.000Z'],
  // The clocks go forward on 8 March 2026 and back on 1 November 2026, both before dawn.
  ['America/New_York', '2026-03-08T09:00:00.000Z', '2026-03-07T11:00:00.000Z'],
  ['America/New_York', '2026-03-08T10:30:00.000Z', '2026-03-08T10:00:00.000Z'],
  ['America/New_York', '2026-11-01T10:30:00.000Z', '2026-10-31T10:00:00.000Z'],
  ['America/New_York', '2026-11-01T11:30:00.000Z', '2026-11-01T11:00:00.000Z'],
])('In %s at %s it was last six in the morning at %s', (zone, now, dawn) => {
  expect(lastTime('06:00', zone, new Date(now)).toISOString()).toBe(dawn);
});

it('The last six in the morning is at most 25 hours ago, at every moment of two years', () => {
  const moments = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, moment) => {
      const dawn = lastTime('06:00', zone, new Date(moment));
      expect(clockIn(zone, dawn)).toBe('06:00:00');
      expect(moment - dawn.getTime()).toBeGreaterThanOrEqual(0);
      expect(moment - dawn.getTime()).toBeLessThan(25 * 3_600_000);
    }),
  );
});

it.each([
  ['2026-03-08', '2026-03-02'],
  ['2026-03-09', '2026-03-09'],
  ['2027-01-03', '2026-12-28'],
])('The week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('A day begins when the clocks go forward at midnight', () => {
  expect(startOf('2026-03-29', 'Asia/Beirut').toISOString()).toBe('2026-03-28T22:00:00.000Z');
});

it('A day in words is its weekday, month and number', () => {
  expect(dayInWords('2026-11-23', 'en-US')).toBe('Monday, November 23');
  expect(dayInWords('2026-11-23', 'es')).toBe('lunes, 23 de noviembre');
});
