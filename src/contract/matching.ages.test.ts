import { describe, expect, it } from 'vitest';
import { agesOf, inferAgePreference } from './matching.ages.ts';
import { agePreferences, type AgePreference } from './matching.ts';

describe('An age preset', () => {
  it.each([
    ['exact_peers', 23, 22, 24],
    ['little_flexibility', 23, 20, 26],
    // Six years below 23 would be 17, but no range begins below 18.
    ['broad_horizons', 23, 18, 29],
    ['no_preference', 23, 18, 99],
    ['exact_peers', 41, 40, 42],
    ['little_flexibility', 41, 38, 44],
    ['broad_horizons', 41, 35, 47],
    ['no_preference', 41, 18, 99],
  ] as const)('The preset %s at age %i is %i to %i', (preset, age, ...range) => {
    const { minAge, maxAge } = agesOf(preset, age);
    expect([minAge, maxAge]).toEqual(range);
  });

  it('A preset never reaches below 18 or above 99, at any age', () => {
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

describe('An age preference that was not saved with its range', () => {
  it.each<[minAge: number, maxAge: number, preset: AgePreference, why: string]>([
    [22, 24, 'exact_peers', 'two years about 23'],
    [23, 23, 'exact_peers', 'one age'],
    [25, 27, 'exact_peers', 'its middle is three years off'],
    [26, 28, 'little_flexibility', 'its middle is four years off'],
    [18, 20, 'little_flexibility', 'its middle is four years off, below'],
    [22, 25, 'little_flexibility', 'three years wide'],
    [20, 26, 'little_flexibility', 'six years wide'],
    [40, 46, 'little_flexibility', 'six years wide, wherever'],
    [20, 27, 'broad_horizons', 'seven years wide'],
    [18, 29, 'broad_horizons', 'eleven years wide'],
    [18, 30, 'broad_horizons', 'twelve years wide'],
    [18, 31, 'no_preference', 'thirteen years wide'],
    [18, 99, 'no_preference', 'all there is'],
  ])('The range %i to %i gives %s, which is %4$s', (minAge, maxAge, preset) => {
    expect(inferAgePreference({ minAge, maxAge })).toBe(preset);
  });

  it('An inferred preference centres on the person’s age if it is known', () => {
    expect(inferAgePreference({ minAge: 40, maxAge: 42 }, 41)).toBe('exact_peers');
    expect(inferAgePreference({ minAge: 40, maxAge: 42 })).toBe('little_flexibility');
  });

  it('Each age preset is inferred from its own range at ages 24 to 93', () => {
    for (let age = 24; age <= 93; age += 1) {
      for (const preset of agePreferences) expect(inferAgePreference(agesOf(preset, age), age)).toBe(preset);
    }
  });
});
