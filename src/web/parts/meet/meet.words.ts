import type { Meeting } from '#contract/plans.meetings.ts';
import { t } from '#web/words/words.ts';

/** What the buttons say. */
export const meetingWords: Readonly<Record<Meeting, string>> = {
  again: t('meet.again', 'Again'),
  once: t('meet.once-is-fine', 'Once is fine'),
  wrong: t('meet.something-was-wrong', 'Something was wrong'),
};

/** What is kept of a meeting, as a sentence. */
export function keptWords(meeting: Meeting | null): string {
  switch (meeting) {
    case 'again':
      return t('meet.you-met-again', 'You met. Again, you said.');
    case 'once':
      return t('meet.you-met-once', 'You met. Once is fine, you said.');
    case 'wrong':
      return t('meet.you-met-wrong', 'You met, and something was wrong.');
    case null:
      return t('meet.you-met', 'You met.');
  }
}

export const forYouAlone = t(
  'meet.for-you-alone',
  'For you alone: nobody sees it, and it changes no match. Only how many pairs met is counted, without names. It is yours for a year.',
);
