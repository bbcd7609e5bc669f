import {
  type Filter,
  type MatchKind,
  type MatchNeed,
  type Nearness,
  type Radius,
  type SoulMatch,
} from '#contract/matching.ts';
import { t } from '#web/words/words.ts';

export const kindWords: Readonly<Record<MatchKind, string | null>> = {
  daily: null,
  eternal: t('matching.eternal-match', 'Eternal Match'),
  hall: t('matching.met-in-the-quest-hall', 'Met in the Quest Hall'),
  practice: t('matching.practice-run', 'Practice run'),
};

export const nearnessWords: Readonly<Record<Nearness, string>> = {
  same_area: t('matching.same-area-as-you', 'Same area as you'),
  same_city: t('matching.same-city-as-you', 'Same city as you'),
  same_county: t('matching.same-county-as-you', 'Same county as you'),
  same_state: t('matching.same-state-as-you', 'Same state as you'),
  same_country: t('matching.same-country-as-you', 'Same country as you'),
};

/** Returns a person's city, state and nearness, as far as they are known. */
export function whereWords({ city, stateCode, nearness }: Where): string {
  const place = [city, stateCode].filter(Boolean).join(', ');
  return [place, nearness && nearnessWords[nearness]].filter(Boolean).join(' · ');
}

type Where = Pick<SoulMatch, 'city' | 'stateCode' | 'nearness'>;

/** Says how many matches the day has left, after one was found. */
export function discoveries(remaining: number): string {
  return t(
    'matching.more-discoveries-remaining-today',
    '{remaining} more {remaining, plural, one {discovery} other {discoveries}} remaining today',
    { remaining },
  );
}

/**
 * The texts while something is missing: `search` labels the link that replaces the search, `why` is the text below it.
 */
export const needs: Readonly<Record<MatchNeed, { search: string; why: string }>> = {
  gender: {
    search: t('matching.finish-my-profile', 'Finish my profile'),
    why: t('matching.who-looks-for-whom-begins', 'Matching starts there.'),
  },
  birthday: {
    search: t('matching.finish-my-profile', 'Finish my profile'),
    why: t('matching.everyone-here-is-an-adult', 'Everyone here is an adult.'),
  },
  zipCode: {
    search: t('matching.finish-my-profile', 'Finish my profile'),
    why: t('matching.so-that-near-means-near', 'So that near means near.'),
  },
  quiz: {
    search: t('common.take-the-quiz', 'Take the quiz'),
    why: t(
      'matching.half-of-every-score-is',
      'Half of every score is personality: fifteen questions, and the search can begin.',
    ),
  },
  preferences: {
    search: t('parts.say-who-i-hope-to', 'Say who I hope to meet'),
    why: t('matching.one-screen-and-the-search', 'One screen, and the search can begin.'),
  },
};

export const radiusWords: Readonly<Record<Radius, { label: string; note: string; wider: string }>> = {
  nearby: {
    label: t('matching.nearby', 'Nearby'),
    note: t('matching.people-who-share-your-zip', 'People who share your ZIP code.'),
    wider: t('matching.look-in-my-zip-code', 'Look in my ZIP code'),
  },
  across_town: {
    label: t('matching.across-town', 'Across town'),
    note: t('matching.your-whole-city', 'Your whole city.'),
    wider: t('matching.look-across-town', 'Look across town'),
  },
  county: {
    label: t('matching.county', 'County'),
    note: t('matching.your-county-recommended-near-enough', 'Your county. Recommended: near enough for coffee.'),
    wider: t('matching.look-in-my-county', 'Look in my county'),
  },
  state: {
    label: t('matching.state', 'State'),
    note: t('matching.anyone-in-your-state', 'Anyone in your state.'),
    wider: t('matching.look-in-my-whole-state', 'Look in my whole state'),
  },
  anywhere: {
    label: t('matching.anywhere', 'Anywhere'),
    note: t('matching.the-whole-country-friendship-travels', 'The whole country. Friendship travels.'),
    wider: t('matching.look-anywhere', 'Look anywhere'),
  },
};

/** Explains an empty search by its narrowest filter. `count` is a multiple of five; 1 means one to four people. */
export function narrowWords(filter: Filter, count: number): string {
  const isFew = count < 5;
  const people = isFew
    ? t('matching.somebody', 'Somebody')
    : t('matching.at-least-people', 'At least {count} people', { count });
  const fit: Record<Filter, string> = {
    distance: t('matching.would-fit-if-you-looked', 'would fit if you looked further.'),
    age: t('matching.would-fit-if-your-age', 'would fit if your age range were wider.'),
    gender: t('matching.would-fit-if-you-were', 'would fit if you were open to more genders.'),
    intent: t('matching.would-fit-if-you-were-open', 'would fit if you were open to another kind of connection.'),
    photo: t('matching.would-fit-without-checked', 'would fit if you met people without a checked photo too.'),
    tongue: t('matching.would-fit-without-tongue', 'would fit if you met people who name none of your languages too.'),
    theirs: isFew
      ? t('matching.fits-your-wishes-but-looks', 'fits your wishes, but looks for something else.')
      : t('matching.fit-your-wishes-but-look', 'fit your wishes, but look for something else.'),
  };
  return `${people} ${fit[filter]}`;
}

export const filterNames: Readonly<Record<Filter, string>> = {
  distance: t('matching.distance-is-the-narrow-one', 'Distance is the narrow one'),
  age: t('matching.age-is-the-narrow-one', 'Age is the narrow one'),
  gender: t('matching.gender-is-the-narrow-one', 'Gender is the narrow one'),
  intent: t('matching.the-kind-of-connection-is', 'The kind of connection is the narrow one'),
  photo: t('matching.photo-is-the-narrow-one', 'Checked photos are the narrow one'),
  tongue: t('matching.tongue-is-the-narrow-one', 'A shared language is the narrow one'),
  theirs: t('matching.it-is-not-your-wishes', 'It is not your wishes'),
};
