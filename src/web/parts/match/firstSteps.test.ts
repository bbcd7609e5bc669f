import { describe, expect, it } from 'vitest';
import { matchNeeds, type MatchNeed } from '#contract/matching.ts';
import { firstSteps, nextStep, type Progress } from './firstSteps.ts';

const newcomer = { interests: [], customInterests: [], isAgeHeld: false };

describe('The steps to the first match', () => {
  it.each<[missing: readonly MatchNeed[], next: string]>([
    [matchNeeds, 'Your profile'],
    [['zipCode', 'quiz', 'preferences'], 'Your profile'],
    [['quiz', 'preferences'], 'The quiz'],
    [['preferences'], 'Who you hope to meet'],
    [[], 'Your first match'],
  ])('The step for missing %j is %s', (missing, next) => {
    expect(nextStep(firstSteps(newcomer, { missing: [...missing] }))?.title).toBe(next);
  });

  it('The first hello follows the first match, and nothing required follows the hello', () => {
    const next = (of: Omit<Progress, 'missing'>) => nextStep(firstSteps(newcomer, { missing: [], ...of }))?.title;
    expect(next({ hasMet: true, hasSaidHello: false })).toBe('Your first hello');
    expect(next({ hasMet: true, hasSaidHello: true })).toBeUndefined();
  });

  it('Catalogue or own interests complete the optional interests step', () => {
    const isDone = (me: typeof newcomer): boolean | undefined =>
      firstSteps(me, { missing: [] }).find(({ isOptional }) => isOptional)?.isDone;
    expect(isDone(newcomer)).toBe(false);
    expect(isDone({ ...newcomer, customInterests: ['moss'] as never[] })).toBe(true);
    expect(isDone({ ...newcomer, interests: ['vinyl'] as never[] })).toBe(true);
  });

  it('Age confirmation comes before the first match and shows only for a held account', () => {
    const held = { ...newcomer, isAgeHeld: true };
    expect(nextStep(firstSteps(held, { missing: [] }))?.title).toBe('Your age');
    expect(nextStep(firstSteps(held, { missing: ['quiz'] }))?.title).toBe('The quiz');
    expect(firstSteps(newcomer, { missing: [] }).map(({ title }) => title)).not.toContain('Your age');
  });
});
