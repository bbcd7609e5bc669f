import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MessagePlan } from '#contract/chat.plans.ts';
import { calendarOf } from './plan.calendar.ts';

const plan: MessagePlan = {
  title: 'Tea; cake, and “more”',
  startsAt: '2030-05-24T17:00:00.000Z',
  zone: 'Europe/Berlin',
  place: String.raw`The mill \ bridge`,
  answers: { going: 1, maybe: 0, no: 0 },
};
const entry = { id: '018f0000-0000-7000-8000-000000000001', sequence: 4, now: new Date('2030-05-01T08:09:10.999Z') };

it('A calendar file has UTC times, escaped text and the lines RFC 5545 requires', () => {
  expect(calendarOf({ ...entry, plan })).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Wildin//Plans//EN',
      'BEGIN:VEVENT',
      'UID:018f0000-0000-7000-8000-000000000001@wildin',
      'DTSTAMP:20300501T080910Z',
      'SEQUENCE:4',
      'DTSTART:20300524T170000Z',
      'DURATION:PT2H',
      String.raw`SUMMARY:Tea\; cake\, and “more”`,
      String.raw`LOCATION:The mill \\ bridge`,
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
});

it('A calendar file marks a cancelled plan and omits a missing place', () => {
  const text = calendarOf({ ...entry, plan: { ...plan, place: '', isCancelled: true } });
  expect(text).toContain('\r\nSTATUS:CANCELLED\r\n');
  expect(text).not.toContain('LOCATION');
});

it('A line break within the words begins no line of the file', () => {
  const text = calendarOf({ ...entry, plan: { ...plan, title: 'Tea\r\nEND:VEVENT', place: 'A\nB\rC' } });
  expect(text).toContain('SUMMARY:Tea\\nEND:VEVENT\r\n');
  expect(text).toContain('LOCATION:A\\nB\\nC\r\n');
});

it('No line is longer than 75 octets, and a reader gets every word back', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 160 });
  fc.assert(
    fc.property(text, text, (title, place) => {
      const file = calendarOf({ ...entry, plan: { ...plan, title, place } });
      const lines = file.split('\r\n');
      expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
      const whole = file.replaceAll('\r\n ', '').split('\r\n');
      const read = (name: string): string =>
        (whole.find((line) => line.startsWith(`${name}:`)) ?? `${name}:`)
          .slice(name.length + 1)
          .replaceAll(/\\(.)/g, (_, one: string) => (one === 'n' ? '\n' : one));
      const asKept = (words: string): string => words.replaceAll(/\r\n|\r/g, '\n');
      expect([read('SUMMARY'), read('LOCATION')]).toEqual([asKept(title), asKept(place)]);
    }),
  );
});
