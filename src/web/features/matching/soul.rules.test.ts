import { describe, expect, it } from 'vitest';
import { agePreferences, defaultPreferences } from '#contract/matching.ts';
import { agesOf, chooseGenders, isStepComplete } from './soul.rules.ts';

describe('age presets', () => {
  it('stand around the own age', () => {
    expect(agesOf('exact_peers', 23)).toEqual({ minAge: 22, maxAge: 24 });
    expect(agesOf('little_flexibility', 23)).toEqual({ minAge: 20, maxAge: 26 });
    expect(agesOf('broad_horizons', 30)).toEqual({ minAge: 24, maxAge: 36 });
    expect(agesOf('no_preference', 23)).toEqual({ minAge: 18, maxAge: 99 });
  });

  it('never reach below 18 or above 99, whatever the age', () => {
    for (let age = 18; age <= 100; age += 1) {
      for (const preset of agePreferences) {
        const { minAge, maxAge } = agesOf(preset, age);
        expect(minAge).toBeGreaterThanOrEqual(18);
        expect(maxAge).toBeLessThanOrEqual(99);
        expect(minAge).toBeLessThanOrEqual(maxAge);
      }
    }
  });
});

describe('genders', () => {
  it('"everyone" stands alone, and makes way for a choice', () => {
    expect(chooseGenders(['everyone'], ['everyone', 'women'])).toEqual(['women']);
    expect(chooseGenders(['women', 'men'], ['women', 'men', 'everyone'])).toEqual(['everyone']);
    expect(chooseGenders(['everyone'], [])).toEqual([]);
  });
});

describe('a step', () => {
  it('cannot be left without a gender, an intent, or a way to talk', () => {
    expect(isStepComplete('connections', defaultPreferences)).toBe(true);
    expect(isStepComplete('connections', { ...defaultPreferences, genderPreferences: [] })).toBe(false);
    expect(isStepComplete('connections', { ...defaultPreferences, connectionIntent: [] })).toBe(false);
    expect(isStepComplete('communication', { ...defaultPreferences, connectionIntent: [] })).toBe(false);
    expect(isStepComplete('communication', { ...defaultPreferences, communicationStyle: [] })).toBe(false);
  });
});
