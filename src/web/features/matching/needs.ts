import type { MatchNeed } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';

/** Where each thing that is missing can be given. */
export const needPaths: Readonly<Record<MatchNeed, () => string>> = {
  gender: paths.profileSetup,
  birthday: paths.profileSetup,
  zipCode: paths.profileSetup,
  quiz: paths.quiz,
  preferences: paths.soulSetup,
};
