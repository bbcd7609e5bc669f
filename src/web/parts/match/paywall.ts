/** The history state of a link to the premium page after the day's last AI character, a limit that premium keeps. */
export const charactersOut = { paywall: 'characters' };

/** Returns whether the current page was opened because the day's AI characters are used up. */
export function areCharactersOut(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'paywall' in state && state.paywall === 'characters';
}
