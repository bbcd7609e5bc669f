import { t } from '#web/words/words.ts';

/** Returns the text for a code that no longer works. `canResend` is false while the countdown to the next code runs. */
export const deadCodeWords = (canResend: boolean): string =>
  canResend
    ? t('parts.that-code-no-longer-works', 'That code no longer works. Please ask for a new one.')
    : t(
        'parts.that-code-no-longer-works-you',
        'That code no longer works. You can ask for a new one when the countdown below ends.',
      );
