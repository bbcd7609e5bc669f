import { expect, it } from 'vitest';
import { agesOf } from '#contract/matching.ages.ts';
import { agePreferences } from '#contract/matching.ts';
import { meetWords, presetNote } from './age.words.ts';

const wishOf = (agePreference: (typeof agePreferences)[number], age?: number) => ({
  agePreference,
  followsAge: agePreference !== 'no_preference',
  ...agesOf(agePreference, age),
});

it('A person without an age reads ranges as years around their own', () => {
  const wish = wishOf('exact_peers');
  expect(meetWords(wish, undefined)).toBe('You will meet people of a year either side of yours.');
  expect(presetNote('exact_peers', wish, undefined)).toBe('a year either side of yours');
  expect(presetNote('little_flexibility', wish, undefined)).toBe('3 years either side of yours · Recommended');
  expect(presetNote('no_preference', wish, undefined)).toBe('18 to 99');
});

it('The chosen card and the line below it name the same ages, whatever was saved', () => {
  const saved = { agePreference: 'little_flexibility', followsAge: false, minAge: 22, maxAge: 24 } as const;
  for (const age of [30, undefined]) {
    expect(presetNote('little_flexibility', saved, age)).toBe('22 to 24 · Recommended');
    expect(meetWords(saved, age)).toBe('You will meet people from 22 to 24.');
  }
  for (const preset of agePreferences) {
    const wish = wishOf(preset, 30);
    expect(meetWords(wish, 30)).toContain(presetNote(preset, wish, 30).replace(/ .*Recommended$|^(\d+) .*/, '$1'));
  }
});
