import { depths, styles, type Preferences } from '#contract/matching.ts';
import type { genders } from '#contract/people.ts';
import type { Rng } from '#server/platform/clock.ts';
import { between, oneOf, someOf, weighted } from './chance.ts';

interface Wisher {
  age: number;
  gender: (typeof genders)[number];
  /** The index of the member among the members of the state, from 0. */
  rank: number;
}

/** The number of members per state who are open to any adult, so that every newcomer finds somebody. */
const OPEN_IN_EVERY_STATE = 3;

export function preferencesOf(rng: Rng, wisher: Wisher): Preferences {
  const wishes = {
    ...agesFor(rng, wisher.age),
    followsAge: false,
    showsIntent: true,
    sharesTongue: false,
    locationRadius: weighted(rng, [
      ['nearby', 3],
      ['across_town', 8],
      ['county', 14],
      ['state', 40],
      ['anywhere', 35],
    ] as const),
    genderPreferences: gendersFor(rng, wisher.gender),
    connectionIntent: [
      weighted(rng, [
        ['friendship', 30],
        ['romantic', 12],
        ['both', 26],
        ['open', 32],
      ] as const),
    ],
    connectionDepth: oneOf(rng, depths),
    communicationStyle: someOf(rng, styles, between(rng, 1, 3)),
  };
  if (wisher.rank >= OPEN_IN_EVERY_STATE) return wishes;
  return {
    ...wishes,
    minAge: 18,
    maxAge: 99,
    agePreference: 'no_preference',
    locationRadius: wisher.rank === 0 ? 'state' : 'anywhere',
    genderPreferences: ['everyone'],
    connectionIntent: ['open'],
  };
}

function agesFor(rng: Rng, age: number): Pick<Preferences, 'minAge' | 'maxAge' | 'agePreference'> {
  const agePreference = weighted(rng, [
    ['exact_peers', 12],
    ['little_flexibility', 33],
    ['broad_horizons', 25],
    ['no_preference', 30],
  ] as const);
  const years = { exact_peers: 3, little_flexibility: 7, broad_horizons: 15, no_preference: 81 }[agePreference];
  return { agePreference, minAge: Math.max(18, age - years), maxAge: Math.min(99, age + years) };
}

function gendersFor(rng: Rng, gender: Wisher['gender']): Preferences['genderPreferences'] {
  if (gender === 'prefer-not-to-say' || rng() < 0.6) return ['everyone'];
  return oneOf(rng, [
    ['women'],
    ['men'],
    ['women', 'non-binary'],
    ['men', 'non-binary'],
    ['non-binary', 'women', 'men'],
  ]);
}
