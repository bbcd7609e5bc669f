import type { MatchNeed } from '#contract/matching.ts';
import { paths } from '#web/paths.ts';

/** The page on which the person can add each missing fact. */
export const needPaths: Readonly<Record<MatchNeed, () => string>> = {
  gender: paths.profileSetup,
  birthday: paths.profileSetup,
  zipCode: paths.profileSetup,
  quiz: paths.quiz,
  preferences: paths.soulSetup,
};
