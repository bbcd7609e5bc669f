import type { FadingLength } from '#contract/chat.fading.ts';
import type { Notice } from '#contract/chat.notices.ts';
import { t } from '#web/words/words.ts';

/** The lengths as they are chosen. */
export const lengthWords: Readonly<Record<FadingLength | 'off', string>> = {
  off: t('chat.fading-off', 'Keep them'),
  day: t('chat.fading-day', 'After a day'),
  week: t('chat.fading-week', 'After a week'),
  quarter: t('chat.fading-quarter', 'After 90 days'),
};

/** Returns what holds in a room, for its header. */
export const holdsWords = (length: FadingLength): string =>
  t('chat.fading-holds', 'New lines disappear after {length, select, day {a day} week {a week} other {90 days}}.', {
    length,
  });

type FadingKind = Extract<Notice['kind'], `fading_${string}`>;

export const isOfFading = (kind: Notice['kind']): kind is FadingKind => kind.startsWith('fading_');

/** Returns a notice about disappearing lines as a sentence; `mine` is 'true' for the reader's own act. */
export function fadingWords({
  kind,
  length,
  mine,
  by,
}: {
  kind: FadingKind;
  length: string;
  mine: string;
  by: string;
}): string {
  switch (kind) {
    case 'fading_asked':
      return t(
        'chat.fading-asked',
        '{by} asked that new lines disappear after {length, select, day {a day} week {a week} other {90 days}}.',
        { mine, by, length },
      );
    case 'fading_on':
      return t(
        'chat.fading-agreed',
        '{by} agreed: new lines disappear after {length, select, day {a day} week {a week} other {90 days}}.',
        { mine, by, length },
      );
    case 'fading_off':
      return t('chat.fading-ended', '{by} ended it: new lines stay.', { mine, by });
  }
}
