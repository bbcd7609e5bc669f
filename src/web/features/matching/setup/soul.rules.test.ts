import { describe, expect, it } from 'vitest';
import { defaultPreferences, radiuses } from '#contract/matching.ts';
import { wishFrom } from './soul.draft.ts';
import { chooseGenders, isStepComplete } from './soul.rules.ts';

describe('The preferences a wizard opens with', () => {
  const nothing = {
    minAge: null,
    maxAge: null,
    locationRadius: null,
    genderPreferences: [],
    connectionIntent: [],
    connectionDepth: null,
    communicationStyle: [],
    agePreference: null,
    followsAge: false,
    showsIntent: false,
    sharesTongue: false,
  };

  it('The wizard opens with the recommended ages and the defaults where nothing is saved', () => {
    expect(wishFrom(nothing, 30)).toEqual({
      minAge: 27,
      maxAge: 33,
      locationRadius: 'state',
      genderPreferences: ['everyone'],
      connectionIntent: ['open'],
      connectionDepth: 'balanced',
      communicationStyle: ['texting', 'in_person'],
      agePreference: 'little_flexibility',
      followsAge: true,
      showsIntent: false,
      sharesTongue: false,
    });
  });

  it('The wizard opens with what is saved, fills empty lists and infers the age preference', () => {
    const saved = { ...nothing, minAge: 20, maxAge: 26, locationRadius: 'county' as const, connectionIntent: [] };
    expect(wishFrom({ ...saved, genderPreferences: ['women', 'non-binary'] })).toEqual({
      ...defaultPreferences,
      minAge: 20,
      maxAge: 26,
      locationRadius: 'county',
      genderPreferences: ['women', 'non-binary'],
      agePreference: 'little_flexibility',
    });
  });

  it('A saved age preference stays as it is', () => {
    const saved = { ...nothing, minAge: 20, maxAge: 26, agePreference: 'no_preference' as const };
    expect(wishFrom(saved).agePreference).toBe('no_preference');
  });

  it('A preset that follows the age opens about the age of today', () => {
    const saved = { ...nothing, minAge: 22, maxAge: 24, agePreference: 'exact_peers' as const, followsAge: true };
    expect(wishFrom(saved, 41)).toMatchObject({ agePreference: 'exact_peers', minAge: 40, maxAge: 42 });
  });

  it('The distance has five stops', () => {
    expect(radiuses).toEqual(['nearby', 'across_town', 'county', 'state', 'anywhere']);
  });
});

describe('The choice of genders', () => {
  it('"Everyone" excludes the others, and a choice replaces it', () => {
    expect(chooseGenders(['everyone'], ['everyone', 'women'])).toEqual(['women']);
    expect(chooseGenders(['women', 'men'], ['women', 'men', 'everyone'])).toEqual(['everyone']);
    expect(chooseGenders(['everyone'], [])).toEqual([]);
  });
});

describe('A step of the wizard', () => {
  const without = (part: Partial<typeof defaultPreferences>) => ({ ...defaultPreferences, ...part });
  it.each([
    ['age', defaultPreferences, true],
    ['age', without({ genderPreferences: [], connectionIntent: [], communicationStyle: [] }), true],
    ['distance', without({ genderPreferences: [], connectionIntent: [], communicationStyle: [] }), true],
    ['connections', defaultPreferences, true],
    ['connections', without({ genderPreferences: [] }), false],
    ['connections', without({ connectionIntent: [] }), false],
    ['connections', without({ communicationStyle: [] }), true],
    ['communication', defaultPreferences, true],
    ['communication', without({ connectionIntent: [], genderPreferences: [] }), true],
    ['communication', without({ communicationStyle: [] }), false],
  ] as const)('The completeness of step %s with %j is %s', (step, wish, can) => {
    expect(isStepComplete(step, wish)).toBe(can);
  });
});
