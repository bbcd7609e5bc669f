import { describe, expect, it } from 'vitest';
import { agePreferences, defaultPreferences, radiuses, type AgePreference } from '#contract/matching.ts';
import { wishFrom } from './soul.draft.ts';
import { agesOf, chooseGenders, inferAgePreference, isStepComplete, REFERENCE_AGE } from './soul.rules.ts';

describe('age presets', () => {
  it.each([
    ['exact_peers', 23, 22, 24],
    ['little_flexibility', 23, 20, 26],
    // 17 in the first drafts: nobody under 18 is ever shown.
    ['broad_horizons', 23, 18, 29],
    ['no_preference', 23, 18, 99],
    ['exact_peers', 41, 40, 42],
    ['little_flexibility', 41, 38, 44],
    ['broad_horizons', 41, 35, 47],
    ['no_preference', 41, 18, 99],
  ] as const)('%s of someone of %i is %i to %i', (preset, age, ...range) => {
    const { minAge, maxAge } = agesOf(preset, age);
    expect([minAge, maxAge]).toEqual(range);
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

describe('an age preference that was not saved with its range', () => {
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
  ])('%i to %i is %s: %4$s', (minAge, maxAge, preset) => {
    expect(inferAgePreference({ minAge, maxAge })).toBe(preset);
  });

  it('stands around the own age where that is known', () => {
    expect(inferAgePreference({ minAge: 40, maxAge: 42 }, 41)).toBe('exact_peers');
    expect(inferAgePreference({ minAge: 40, maxAge: 42 })).toBe('little_flexibility');
  });

  it('tells each preset from its own range, at any age where nothing is cut off', () => {
    for (let age = 24; age <= 93; age += 1) {
      for (const preset of agePreferences) expect(inferAgePreference(agesOf(preset, age), age)).toBe(preset);
    }
  });
});

describe('the wish a wizard opens with', () => {
  const nothing = {
    minAge: null,
    maxAge: null,
    locationRadius: null,
    genderPreferences: [],
    connectionIntent: [],
    connectionDepth: null,
    communicationStyle: [],
    agePreference: null,
  };

  it('is the defaults where nothing is saved', () => {
    expect(wishFrom(nothing, REFERENCE_AGE)).toEqual({
      minAge: 18,
      maxAge: 99,
      locationRadius: 'state',
      genderPreferences: ['everyone'],
      connectionIntent: ['open'],
      connectionDepth: 'balanced',
      communicationStyle: ['texting', 'in_person'],
      agePreference: 'no_preference',
    });
  });

  it('is what is saved, its empty lists filled and its age preference told from the range', () => {
    const saved = { ...nothing, minAge: 20, maxAge: 26, locationRadius: 'county' as const, connectionIntent: [] };
    expect(wishFrom({ ...saved, genderPreferences: ['women', 'non-binary'] }, REFERENCE_AGE)).toEqual({
      ...defaultPreferences,
      minAge: 20,
      maxAge: 26,
      locationRadius: 'county',
      genderPreferences: ['women', 'non-binary'],
      agePreference: 'little_flexibility',
    });
  });

  it('leaves an age preference that is saved as it is', () => {
    const saved = { ...nothing, minAge: 20, maxAge: 26, agePreference: 'no_preference' as const };
    expect(wishFrom(saved, REFERENCE_AGE).agePreference).toBe('no_preference');
  });

  it('has five stops of distance', () => {
    expect(radiuses).toEqual(['nearby', 'across_town', 'county', 'state', 'anywhere']);
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
  const without = (part: Partial<typeof defaultPreferences>) => ({ ...defaultPreferences, ...part });
  it.each([
    ['age', defaultPreferences, true],
    ['age', without({ genderPreferences: [], connectionIntent: [], communicationStyle: [] }), true],
    ['distance', without({ genderPreferences: [], connectionIntent: [], communicationStyle: [] }), true],
    ['connections', defaultPreferences, true],
    ['connections', without({ genderPreferences: [] }), false],
    ['connections', without({ connectionIntent: [], communicationStyle: [] }), true],
    ['communication', defaultPreferences, true],
    ['communication', without({ connectionIntent: [] }), false],
    ['communication', without({ communicationStyle: [] }), false],
  ] as const)('%s with %j can be left: %s', (step, wish, can) => {
    expect(isStepComplete(step, wish)).toBe(can);
  });
});
