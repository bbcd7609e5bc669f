import { expect, it } from 'vitest';
import type { MessagePlan } from '#contract/chat.plans.ts';
import { cityOf, dayOfPlan, fieldTime, firstSuggestion, isOver, whenOf } from './plan.times.ts';

const plan: MessagePlan = {
  title: 'Tea',
  startsAt: '2030-05-24T23:30:00.000Z',
  zone: 'America/New_York',
  place: '',
  answers: { going: 1, maybe: 0, no: 0 },
};
const now = new Date('2030-05-01T08:00:00Z');

it('A plan shows the reader’s time and names the maker’s when it differs', () => {
  const there = whenOf(plan, { reader: 'Europe/Berlin', now });
  expect(there.mine).toMatch(/Saturday.*25/);
  expect(there.theirs).toMatch(/Friday.*24.*in New York$/);
  expect(whenOf(plan, { reader: 'America/Toronto', now }).theirs).toBeUndefined();
  expect(whenOf(plan, { reader: 'Europe/Berlin', now: new Date('2029-12-01T08:00:00Z') }).mine).toContain('2030');
});

it('A plan’s day follows the reader’s clock and its month names another year', () => {
  const berlin = dayOfPlan(plan, { reader: 'Europe/Berlin', now });
  expect(berlin).toMatchObject({ weekday: 'Sat', day: '25', month: 'May' });
  expect(berlin.clock).toMatch(/1:30\sAM/);
  const before = new Date('2029-12-31T23:00:00Z');
  expect(dayOfPlan(plan, { reader: 'America/New_York', now: before })).toMatchObject({ day: '24', month: 'May 2030' });
});

it('A plan is over three hours after it began', () => {
  expect(isOver(plan, new Date('2030-05-25T02:29:59Z'))).toBe(false);
  expect(isOver(plan, new Date('2030-05-25T02:30:00Z'))).toBe(true);
});

it('A new plan begins with tomorrow’s next full hour on the maker’s clock', () => {
  expect(firstSuggestion(new Date('2030-05-24T17:20:00Z'), 'Asia/Kolkata')).toBe('2030-05-25T23:30');
  expect(fieldTime(new Date('2030-05-24T00:05:00Z'), 'UTC')).toBe('2030-05-24T00:05');
  expect(cityOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
