import {
  MANY,
  type Filter,
  type MatchKind,
  type MatchNeed,
  type Nearness,
  type Radius,
  type SoulMatch,
} from '#contract/matching.ts';

export const kindWords: Readonly<Record<MatchKind, string | null>> = {
  daily: null,
  eternal: 'Eternal Match',
  hall: 'Met in the Quest Hall',
};

export const nearnessWords: Readonly<Record<Nearness, string>> = {
  same_area: 'Same area as you',
  same_city: 'Same city as you',
  same_county: 'Same county as you',
  same_state: 'Same state as you',
  same_country: 'Same country as you',
};

/** Returns a person's place and how near it is, as far as it is public. */
export function whereWords({ city, stateCode, nearness }: Where): string {
  const place = [city, stateCode].filter(Boolean).join(', ');
  return [place, nearness && nearnessWords[nearness]].filter(Boolean).join(' · ');
}

type Where = Pick<SoulMatch, 'city' | 'stateCode' | 'nearness'>;

/** Returns the second line of the toast. */
export function discoveries(remaining: number): string {
  return `${remaining} more ${remaining === 1 ? 'discovery' : 'discoveries'} remaining today`;
}

/** `search` and `why` replace the search on the home of matching. */
export const needs: Readonly<Record<MatchNeed, { title: string; action: string; search: string; why: string }>> = {
  gender: { title: 'Your gender', action: 'Add', search: 'Finish my profile', why: 'Who looks for whom begins there.' },
  birthday: { title: 'Your birthday', action: 'Add', search: 'Finish my profile', why: 'Everyone here is an adult.' },
  zipCode: { title: 'Your ZIP code', action: 'Add', search: 'Finish my profile', why: 'So that near means near.' },
  quiz: {
    title: 'Your inner animal',
    action: 'Take the quiz',
    search: 'Take the quiz',
    why: 'Half of every score is personality: fifteen questions, and the search can begin.',
  },
  preferences: {
    title: 'Who you hope to meet',
    action: 'Set',
    search: 'Set who I hope to meet',
    why: 'Four short steps, and the search can begin.',
  },
};

export const radiusWords: Readonly<Record<Radius, { label: string; note: string; wider: string }>> = {
  nearby: { label: 'Nearby', note: 'People who share your ZIP code.', wider: 'Look in my ZIP code' },
  across_town: { label: 'Across town', note: 'Your whole city.', wider: 'Look across town' },
  county: { label: 'County', note: 'Your county. Recommended: near enough for coffee.', wider: 'Look in my county' },
  state: { label: 'State', note: 'Anyone in your state.', wider: 'Look in my whole state' },
  anywhere: { label: 'Anywhere', note: 'The whole country. Friendship travels.', wider: 'Look anywhere' },
};

/** Explains an empty search by its narrowest filter. Counts come in fives; 1 means a few. */
export function narrowWords(filter: Filter, count: number): string {
  const isFew = count < 5;
  const people = isFew ? 'Somebody' : `${count >= MANY ? `More than ${MANY}` : `At least ${count}`} people`;
  const fit: Record<Filter, string> = {
    distance: 'would fit if you looked further.',
    age: 'would fit if your age range were wider.',
    gender: 'would fit if you were open to more genders.',
    intent: 'would fit if you were open to another kind of connection.',
    theirs: isFew ? 'fits your wishes, but looks for something else.' : 'fit your wishes, but look for something else.',
  };
  return `${people} ${fit[filter]}`;
}

export const filterNames: Readonly<Record<Filter, string>> = {
  distance: 'Distance is the narrow one',
  age: 'Age is the narrow one',
  gender: 'Gender is the narrow one',
  intent: 'The kind of connection is the narrow one',
  theirs: 'It is not your wishes',
};
