import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { zoneNames } from '#contract/accounts.zones.ts';
import { dayIn, dayInWords, firstMoment, lastTime, mondayOf, nextTime, startOf } from './zones.ts';

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
])('The latest 06:00 in %s as of %s is %s', (zone, now, dawn) => {
  expect(lastTime('06:00', zone, new Date(now)).toISOString()).toBe(dawn);
});

it('The latest 06:00 is always less than 25 hours ago', () => {
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

it.each([
  ['America/New_York', '2026-03-07T22:59:00Z', '2026-03-07T23:00:00.000Z', 'before six'],
  ['America/New_York', '2026-03-07T23:00:00Z', '2026-03-08T22:00:00.000Z', 'at six, before the clocks go forward'],
  ['America/New_York', '2026-10-31T22:00:00Z', '2026-11-01T23:00:00.000Z', 'at six, before the clocks go back'],
  ['Pacific/Auckland', '2026-06-01T05:59:59Z', '2026-06-01T06:00:00.000Z', 'a second before six'],
])('Zone %s has its next six o’clock after %s at %s (%s)', (zone, now, next) => {
  expect(nextTime('18:00', zone, new Date(now)).toISOString()).toBe(next);
});

it('A day in words is its weekday, month and number', () => {
  expect(dayInWords('2026-11-23', 'en-US')).toBe('Monday, November 23');
  expect(dayInWords('2026-11-23', 'es')).toBe('lunes, 23 de noviembre');
});

it.each([
  ['America/New_York', '2027-11-07 01:30', '2027-11-07T05:30:00.000Z'],
  ['America/Chicago', '2027-11-07 01:30', '2027-11-07T06:30:00.000Z'],
  ['America/Havana', '2027-11-07 00:30', '2027-11-07T04:30:00.000Z'],
  ['Asia/Beirut', '2027-10-30 23:30', '2027-10-30T20:30:00.000Z'],
  ['Australia/Lord_Howe', '2027-04-04 01:45', '2027-04-03T14:45:00.000Z'],
  ['Europe/Berlin', '2027-10-31 02:00', '2027-10-31T00:00:00.000Z'],
])('Zone %s resolves the repeated local time %s to its first occurrence', (zone, reading, moment) => {
  expect(firstMoment(reading, zone).toISOString()).toBe(moment);
});

it.each([
  ['America/New_York', '2027-03-14 02:30', '2027-03-14T07:00:00.000Z'],
  ['America/New_York', '2027-03-14 02:00', '2027-03-14T07:00:00.000Z'],
  ['Australia/Lord_Howe', '2027-10-03 02:15', '2027-10-02T15:30:00.000Z'],
  ['Asia/Beirut', '2027-03-28 00:00', '2027-03-27T22:00:00.000Z'],
  ['Nowhere/Land', '2027-03-14 02:30', '2027-03-14T02:30:00.000Z'],
])('Zone %s resolves the skipped or unknown local time %s to a single moment', (zone, reading, moment) => {
  expect(firstMoment(reading, zone).toISOString()).toBe(moment);
});

describe('around each change of the clocks in ten years', () => {
  const [FROM, TO] = [Date.UTC(2026, 0), Date.UTC(2036, 0)];
  const MINUTE_MS = 60_000;

  /** Returns the moments in the ten years at which a zone changes its offset. */
  function changesIn(zone: string): number[] {
    const found: number[] = [];
    let at = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
    for (; at !== null && at.epochMilliseconds < TO; at = at.getTimeZoneTransition('next')) {
      found.push(at.epochMilliseconds);
    }
    return found;
  }

  const changes = [...zoneNames].flatMap((zone) => changesIn(zone).map((at) => ({ zone, at })));

  it('A local time maps to the first moment the clock shows it or later', () => {
    expect(changes.length).toBeGreaterThan(1000);
    for (const { zone, at } of changes) {
      const reader = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
        hourCycle: 'h23',
      });
      /** What the clocks show, a quarter of an hour apart, from three hours before the change to three after. */
      const shown = Array.from({ length: 25 }, (_, step) => at + (step - 12) * 15 * MINUTE_MS).map((moment) => ({
        moment,
        reading: reader.format(moment),
      }));
      for (const { reading } of shown) {
        const first = shown.find((one) => one.reading >= reading)?.moment;
        expect(firstMoment(reading, zone).getTime(), `${zone} ${reading}`).toBe(first);
      }
    }
  });

  it('Each day begins after the last moment of the day before', () => {
    for (const { zone, at } of changes) {
      const begins = startOf(dayIn(zone, at), zone);
      expect(dayIn(zone, begins), zone).toBe(dayIn(zone, at));
      expect(dayIn(zone, begins.getTime() - 1) < dayIn(zone, at), zone).toBe(true);
    }
  });
});
