import { describe, expect, it } from 'vitest';
import { backTo, dayLabel, dayOf, listTime, weekdayTime } from './times.ts';

/** A Thursday. Times without a zone are in the reader's zone. */
const now = new Date('2026-11-05T10:30:00');
const at = (local: string): string => new Date(local).toISOString();

describe('The time beside a chat', () => {
  it.each([
    ['2026-11-05T00:01:00', /12:01|00:01/],
    ['2026-11-05T09:41:00', /9:41/],
    ['2026-11-04T23:59:00', /^Wed$/],
    ['2026-10-29T08:00:00', /^Thu$/],
    ['2026-10-28T23:59:00', /^Oct 28$/],
    ['2026-01-01T00:00:00', /^Jan 1$/],
    ['2025-12-31T23:59:00', /^Dec 31, 2025$/],
  ])('The time %s shows as %s', (time, words) => expect(listTime(at(time), now)).toMatch(words));

  it.each([
    ['2026-11-05T09:41:00', /^9:41/],
    ['2026-11-03T15:54:00', /^Tuesday 3:54/],
    ['2026-10-29T08:00:00', /^Thursday$/],
    ['2026-10-20T08:00:00', /^Oct 20$/],
  ])('A search that steps back to %s reads as %s', (time, words) => expect(backTo(at(time), now)).toMatch(words));

  it('A future time names its weekday', () => {
    expect(weekdayTime(at('2026-11-06T10:30:00'))).toMatch(/^Friday,? (at )?10:30/);
  });

  it('A message from a clock that runs ahead counts as one of today', () => {
    expect(listTime(at('2026-11-06T00:10:00'), now)).toMatch(/12:10|00:10/);
    expect(dayLabel(at('2026-11-06T00:10:00'), now)).toBe('Today');
  });
});

describe('The days of a conversation', () => {
  it('The days have their usual names', () => {
    const labels = ['2026-11-05T01:00:00', '2026-11-04T23:00:00', '2026-11-01T12:00:00', '2025-03-02T12:00:00'];
    expect(labels.map((time) => dayLabel(at(time), now))).toEqual(['Today', 'Yesterday', 'Sunday', 'Mar 2, 2025']);
  });

  it('The days end at local midnight', () => {
    expect(dayOf(at('2026-11-04T23:59:59'))).not.toBe(dayOf(at('2026-11-05T00:00:00')));
    expect(dayOf(at('2026-11-05T00:00:00'))).toBe(dayOf(at('2026-11-05T23:59:59')));
  });
});
