import type { PartyQuizId } from '#contract/quiz-party.ts';
import type { AnimalName } from '#web/ui/Animal.tsx';

/** The animal on each quiz's card and picture. */
export const partyAnimals: Readonly<Record<PartyQuizId, AnimalName>> = {
  storybook: 'fox',
  sleep: 'owl',
  love: 'otter',
  strengths: 'elephant',
  aura: 'jellyfish',
};
