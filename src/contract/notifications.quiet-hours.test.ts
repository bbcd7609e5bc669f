import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isHeldBack, isQuiet } from './notifications.quiet-hours.ts';
import { priorities } from './notifications.ts';

const ZONES = ['America/New_York', 'America/Los_Angeles', 'Asia/Kolkata', 'Asia/Kathmandu', 'Pacific/Apia', 'UTC'];
const text = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const hours = (start: string, end: string) => ({
  quietHoursEnabled: true,
  quietHoursStart: start,
  quietHoursEnd: end,
});

/** Returns whether a moment is quiet, computed in another way than by `isQuiet`: from a list of all quiet minutes. */
function walked([start, end]: readonly [number, number], zone: string, now: Date): boolean {
  const quiet = new Set<string>();
  for (let minute = start; minute !== end; minute = (minute + 1) % 1440) quiet.add(text(minute));
  const shown = now.toLocaleString('sv-SE', { timeZone: zone });
  return quiet.has(shown.slice(11, 16));
}

it('Quiet hours agree with a walk minute by minute, in every zone, at every moment', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  // Moments from 1990 to 2040, and often the hours around the clock changes of 2026 in the United States.
  const moment = fc.oneof(
    fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-03-08T04:00Z'), max: new Date('2026-03-08T12:00Z'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-11-01T03:00Z'), max: new Date('2026-11-01T11:00Z'), noInvalidDate: true }),
  );
  fc.assert(
    fc.property(fc.record({ start: minute, end: minute, zone: fc.constantFrom(...ZONES), now: moment }), (drawn) => {
      const { start, end, zone, now } = drawn;
      expect(isQuiet(hours(text(start), text(end)), zone, now)).toBe(walked([start, end], zone, now));
    }),
    { numRuns: 400 },
  );
});

it.each([
  {
    start: '23:00',
    end: '08:00',
    now: '2026-07-01T03:00:00Z',
    expected: true,
    what: 'eleven in the evening in New York',
  },
  { start: '23:00', end: '08:00', now: '2026-07-01T11:59:59Z', expected: true, what: 'the last second' },
  { start: '23:00', end: '08:00', now: '2026-07-01T12:00:00Z', expected: false, what: 'eight o’clock' },
  { start: '23:00', end: '08:00', now: '2026-07-01T02:59:59Z', expected: false, what: 'the second before eleven' },
  { start: '13:00', end: '14:00', now: '2026-07-01T17:30:00Z', expected: true, what: 'a nap' },
  { start: '00:00', end: '23:59', now: '2026-07-02T03:59:00Z', expected: false, what: 'the one minute left' },
  { start: '09:00', end: '09:00', now: '2026-07-01T13:00:00Z', expected: false, what: 'a time of no length' },
  {
    start: '01:00',
    end: '01:30',
    now: '2026-11-01T05:15:00Z',
    expected: true,
    what: 'a quarter past one, in summer time',
  },
  {
    start: '01:00',
    end: '01:30',
    now: '2026-11-01T06:15:00Z',
    expected: true,
    what: 'a quarter past one, an hour later',
  },
  {
    start: '02:00',
    end: '03:00',
    now: '2026-03-08T07:00:00Z',
    expected: false,
    what: 'three o’clock, the minute after 01:59',
  },
])('Quiet hours from $start to $end give $expected at $now ($what)', ({ start, end, now, expected }) => {
  expect(isQuiet(hours(start, end), 'America/New_York', new Date(now))).toBe(expected);
});

it('Quiet hours that are switched off never apply', () => {
  const off = { ...hours('00:00', '23:59'), quietHoursEnabled: false };
  expect(isQuiet(off, 'UTC', new Date('2026-07-01T12:00:00Z'))).toBe(false);
});

it('Quiet hours hold back everything but urgent news', () => {
  const held = (now: string) =>
    priorities.filter((one) => isHeldBack(one, hours('23:00', '08:00'), { timeZone: 'UTC', now: new Date(now) }));
  expect(held('2026-07-01T02:00:00Z')).toEqual(['high', 'normal', 'low']);
  expect(held('2026-07-01T12:00:00Z')).toEqual([]);
});

it('Quiet hours work in a zone that the browser does not know', () => {
  expect(isQuiet(hours('00:00', '23:59'), 'Mars/Olympus_Mons', new Date(2026, 6, 1, 12))).toBe(true);
});
