import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';
import { keepUndecided, readUndecided } from './undecided.ts';

/** The reason why a visit begins without a search. A search that the person did not request could use up a match. */
export type Pause = 'pass' | 'rest';

/** Returns the history state for a link that opens the search page without searching. */
export const pauseState = (pause: Pause) => ({ pause });

/** The link back from a match to the search page, which then does not search. */
export const backToSearch = {
  href: paths.soulMatching(),
  label: t('matching.back-to-soul-matching', 'Back to soul matching'),
  state: pauseState('rest'),
};

/**
 * Begins a visit to the search page, and returns its pause or null. A tap on a search button records a search. A search
 * that a reload interrupted is forgotten, because its match, if any, is on the server.
 */
export function beginVisit(userId: number): Pause | null {
  const state: unknown = history.state;
  const isAsked = typeof state === 'object' && state !== null && 'ask' in state;
  if (isAsked) keepUndecided(userId, '');
  else if (readUndecided(userId) === '') keepUndecided(userId, null);
  return pauseAt(userId);
}

/** The history state of a link to the search page from preferences that were just saved. */
export const savedState = { isSaved: true };
/** What the bar of the search page says after `savedState`. */
export const SAVED = t('matching.soul-preferences-saved', '✨ Soul Preferences Saved!');

/** The history state of a link to the page of a match that was found just now. */
export const foundState = { isFound: true };

const isInState = (name: string): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && name in state;
};

/** Returns whether the visit began by saving the preferences. */
export const isJustSaved = (): boolean => isInState('isSaved');
/** Returns whether the visit began by finding the match. */
export const isJustFound = (): boolean => isInState('isFound');

/**
 * Returns the pause of this visit, or null. An undecided search ends the pause `rest`, because the page shows its
 * match.
 */
function pauseAt(userId: number): Pause | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('pause' in state)) return null;
  if (state.pause === 'pass') return 'pass';
  return state.pause === 'rest' && readUndecided(userId) === null ? 'rest' : null;
}
