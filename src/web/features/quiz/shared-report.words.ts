import type { ReportPreview } from '#content/report-previews.ts';

export const HEADLINE = 'I Just Discovered My WildSelf!';

/** The sections of a report, with their names in a friend's preview. */
export const boxes = [
  ['superpowers', 'Superpowers'],
  ['growthAreas', 'Growth Areas'],
  ['levelUpTips', 'Level Up Tips'],
  ['myTribe', 'My Tribe'],
] as const satisfies readonly (readonly [keyof ReportPreview, string])[];

/** The preview for an unknown type, true of any person who shares a report. */
export const anybody: ReportPreview = {
  superpowers: 'You do one thing so easily that you forget it counts.',
  growthAreas: 'You have a habit that would like a word with you.',
  levelUpTips: 'Try one small dare a week, and let the week get bigger.',
  myTribe: 'Somewhere there are people keeping a seat for you.',
};

export const locked = ['Love Language', 'Ideal Date', 'Career Vibe', 'Life Goals'] as const;

export const features = [
  ['AI Personality Matching', 'Fifteen questions find your animal, and every match says why it is one.'],
  ['Real Conversations', 'Somebody who fits you, and a first line worth answering.'],
  ['Find Your Tribe', 'Sixteen animals, and a few of them have been looking for yours.'],
] as const;

export const problems = {
  missing: 'No report data found in the link',
  invalid: 'Invalid report link',
} as const;
