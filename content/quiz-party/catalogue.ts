import type { PartyQuizId } from '#contract/quiz-party.ts';

export interface PartyCard {
  title: string;
  subtitle: string;
  badge: string;
  minutes: number;
  questions: number;
}

/** The cards of the five quizzes, in their order on the page. Each quiz has a file with its questions. */
export const partyCards: Readonly<Record<PartyQuizId, PartyCard>> = {
  storybook: {
    title: 'Who Are You in the Storybook?',
    subtitle: 'Five roles, one dragon, no waiting to be rescued.',
    badge: 'Trending',
    minutes: 5,
    questions: 15,
  },
  sleep: {
    title: 'What Does Your Sleep Say?',
    subtitle: 'It talks at night. We wrote it down.',
    badge: 'Popular',
    minutes: 3,
    questions: 12,
  },
  love: {
    title: 'How Do You Say “I Love You”?',
    subtitle: 'To partners, friends, and one trombone player.',
    badge: 'Hot',
    minutes: 7,
    questions: 20,
  },
  strengths: {
    title: 'Your Quiet Superpower',
    subtitle: 'No cape. It shows in elevators and at lunch.',
    badge: 'New',
    minutes: 6,
    questions: 18,
  },
  aura: {
    title: 'What Color Is Your Aura?',
    subtitle: 'Not measured, not science, surprisingly accurate.',
    badge: 'Mystical',
    minutes: 4,
    questions: 10,
  },
};
