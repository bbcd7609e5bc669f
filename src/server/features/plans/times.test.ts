import { expect, it } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { momentOf } from './times.ts';

it('A plan in the hour that comes twice begins in the first of the two', () => {
  const now = new Date('2027-11-01T12:00:00Z');
  const time = { when: '2027-11-07T01:30', zone: 'America/New_York' };
  expect(momentOf(time, now).toISOString()).toBe('2027-11-07T05:30:00.000Z');
  expect(() => momentOf(time, new Date('2027-11-07T05:45:00Z'))).toThrow(AppError);
});
