import { t } from '#web/words/words.ts';

/** The text for a dead code, with the label of the button that sends another. */
export const deadCodeWords = (canResend: boolean): string =>
  canResend
    ? t('parts.that-code-no-longer-works', 'That code no longer works. Please ask for a new one.')
    : t(
        'parts.that-code-no-longer-works-you',
        'That code no longer works. You can ask for a new one when the countdown below ends.',
      );
