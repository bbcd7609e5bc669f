/** What to do when a code is dead, in step with the button that sends another. */
export const deadCodeWords = (canResend: boolean): string =>
  canResend
    ? 'That code no longer works. Please ask for a new one.'
    : 'That code no longer works. You can ask for a new one when the countdown below ends.';
