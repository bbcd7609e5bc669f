import { matchWeights } from '#contract/matching.parts.ts';
import type { MatchDebug } from '#contract/matching.debug.ts';
import type { Preferences } from '#contract/matching.ts';
import type { End } from './debug.queries.ts';

export type PipelineStep = MatchDebug['debugSteps'][number];
type Details = PipelineStep['details'];

export interface StepContext {
  wish: Preferences;
  gender: string;
  age: number;
  offersADay: number;
  /** True to show numbers in multiples of five; the funnel then has no ids. */
  isCoarse: boolean;
}

interface StepWords {
  name: string;
  description: string;
  /** Ends the sentence "Most of them …", about the people who failed at this step. */
  narrow: string;
  details: (telling: StepContext) => Details;
}

/** What the debug page says of each step of a search. */
export const stepWords: Record<End, StepWords> = {
  apart: {
    name: 'Not you, and an adult',
    description: 'You are left out, and so is anybody who is not 18 yet everywhere on Earth.',
    narrow: 'are you or not 18 yet',
    details: () => ({ youngest: 18 }),
  },
  place: {
    name: 'Place, both ways',
    description: 'They live within your distance, and you within theirs.',
    narrow: 'live outside your distance, or you outside theirs',
    details: ({ wish }) => ({ locationRadius: wish.locationRadius }),
  },
  gender: {
    name: 'Gender, both ways',
    description: 'You look for their gender, and they for yours.',
    narrow: 'are not whom you look for, or do not look for you',
    details: ({ wish, gender }) => ({ genderPreferences: wish.genderPreferences.join(', '), gender }),
  },
  age: {
    name: 'Age, both ways',
    description: 'Their age is within your range, and yours within theirs.',
    narrow: 'are outside your ages, or you are outside theirs',
    details: ({ wish, age }) => ({ minAge: wish.minAge, maxAge: wish.maxAge, age }),
  },
  intent: {
    name: 'Intent',
    description: 'You both are here for something in common.',
    narrow: 'are here for something else',
    details: ({ wish }) => ({ connectionIntent: wish.connectionIntent.join(', ') }),
  },
  photo: {
    name: 'Checked photos, both ways',
    description: 'Where one of you meets only people with a checked photo, the other has one.',
    narrow: 'have no checked photo, or ask for yours',
    details: () => ({}),
  },
  tongue: {
    name: 'A shared language, both ways',
    description: 'Where one of you meets only people who share a language, you share one.',
    narrow: 'speak none of your languages, or ask for one that you did not name',
    details: () => ({}),
  },
  block: {
    name: 'Not blocked',
    description: 'Neither of you has blocked the other.',
    narrow: 'are behind a block',
    details: () => ({}),
  },
  met: {
    name: 'Never offered before',
    description: 'You two were never matched, or your pass of 90 days ago has rested.',
    narrow: 'were offered to you before, or you to them',
    details: () => ({ restDays: 90 }),
  },
  exposure: {
    name: 'Not offered out today',
    description: 'Nobody is offered to more than three searchers on one day of theirs.',
    narrow: 'were offered to enough others today',
    details: ({ offersADay }) => ({ offersADay }),
  },
  scored: {
    name: 'Scored',
    description:
      'Everyone left has a score with you; a search takes the highest, the lowest id among equals. Only when nobody is left, a demo member may step in.',
    narrow: '',
    details: () => matchWeights,
  },
};
