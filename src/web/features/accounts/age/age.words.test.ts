import { describe, expect, it } from 'vitest';
import type { AgeCheck } from '#contract/accounts.age.ts';
import { ageWords } from './age.words.ts';

const check: AgeCheck = {
  state: 'none',
  from: null,
  decidedOn: null,
  canStart: false,
  refusedUntil: null,
  isHeld: false,
};

describe('The words of a check of one’s age', () => {
  it('A rule that begins later is told with its day, wherever the browser is', () => {
    expect(ageWords({ ...check, state: 'later', from: '2027-01-01' }).lede).toContain('From January 1, 2027,');
  });

  it('A result is told with its day, and offers nothing to begin', () => {
    const words = ageWords({ ...check, state: 'adult', decidedOn: '2026-03-10' });
    expect(words).toEqual({
      title: 'Your age is confirmed',
      lede: expect.stringContaining('March 10, 2026') as string,
    });
  });

  it('A waiting person is promised a return only while their account is held', () => {
    expect(ageWords({ ...check, state: 'waiting', isHeld: true }).lede).toContain('see you again');
    expect(ageWords({ ...check, state: 'waiting' }).lede).not.toContain('see you again');
  });
});
