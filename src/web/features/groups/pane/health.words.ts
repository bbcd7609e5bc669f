import { t } from '#web/words/words.ts';
/** Says that newcomers wait for an answer. */
export function unansweredWords(count: number): string {
  return count === 1
    ? t('groups.one-newcomer-has-written-and', 'One newcomer has written, and nobody has answered yet.')
    : t(
        'groups.newcomers-have-written-and-nobody',
        '{count} newcomers have written, and nobody has answered them yet.',
        { count },
      );
}

/** Says that one person writes most lines, without blame. */
export function voiceWords({ percent, isYours }: { percent: number; isYours: boolean }): string {
  return isYours
    ? t(
        'groups.of-this-weeks-lines-are',
        '{percent} % of this week’s lines are yours. A question to the others can bring them in.',
        { percent },
      )
    : t(
        'groups.of-this-weeks-lines-come',
        '{percent} % of this week’s lines come from one person. A question to the others can bring them in.',
        { percent },
      );
}
