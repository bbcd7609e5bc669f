import type { ReportPreview } from '#content/report-previews.ts';
import { t } from '#web/words/words.ts';

export const HEADLINE = t('quiz.i-just-discovered-my-wildself', 'I Just Discovered My WildSelf!');

/** The sections of a report, with their names in a friend's preview. */
export const boxes = [
  ['superpowers', t('quiz.superpowers', 'Superpowers')],
  ['growthAreas', t('quiz.growth-areas', 'Growth Areas')],
  ['levelUpTips', t('quiz.level-up-tips', 'Level Up Tips')],
  ['myTribe', t('quiz.my-tribe', 'My Tribe')],
] as const satisfies readonly (readonly [keyof ReportPreview, string])[];

/** The preview for an unknown type, true of any person who shares a report. */
export const anybody: ReportPreview = {
  superpowers: t('quiz.you-do-one-thing-so', 'You do one thing so easily that you forget it counts.'),
  growthAreas: t('quiz.you-have-a-habit-that', 'You have a habit that would like a word with you.'),
  levelUpTips: t('quiz.try-one-small-dare-a', 'Try one small dare a week, and let the week get bigger.'),
  myTribe: t('quiz.somewhere-there-are-people-keeping', 'Somewhere there are people keeping a seat for you.'),
};

export const locked = [
  t('quiz.love-language', 'Love Language'),
  t('quiz.ideal-date', 'Ideal Date'),
  t('quiz.career-vibe', 'Career Vibe'),
  t('quiz.life-goals', 'Life Goals'),
] as const;

export const features = [
  [
    t('quiz.ai-personality-matching', 'AI Personality Matching'),
    t(
      'quiz.fifteen-questions-find-your-animal',
      'Fifteen questions find your animal, and every match says why it is one.',
    ),
  ],
  [
    t('quiz.real-conversations', 'Real Conversations'),
    t('quiz.somebody-who-fits-you-and', 'Somebody who fits you, and a first line worth answering.'),
  ],
  [
    t('quiz.find-your-tribe', 'Find Your Tribe'),
    t('quiz.sixteen-animals-and-a-few', 'Sixteen animals, and a few of them have been looking for yours.'),
  ],
] as const;

export const problems = {
  missing: t('quiz.no-report-data-found-in', 'No report data found in the link'),
  invalid: t('quiz.invalid-report-link', 'Invalid report link'),
} as const;
