import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';
import { keepUndecided, readUndecided } from './undecided.ts';

/** Why a visit begins without a search: a search could use up one of the day's matches without a request. */
export type Pause = 'pass' | 'rest';

/** Returns the state of a link that opens the search page without searching. */
export const pauseState = (pause: Pause) => ({ pause });

/** The link back from a match to the search page, which then does not search. */
export const backToSearch = {
  href: paths.soulMatching(),
  label: t('matching.back-to-soul-matching', 'Back to soul matching'),
  state: pauseState('rest'),
};

/**
 * Begins a visit: records a search only after a tap. The result of a search that a reload interrupted is unknown; its
 * match, if any, is on the server.
 */
export function beginVisit(userId: number): Pause | null {
  const state: unknown = history.state;
  const isAsked = typeof state === 'object' && state !== null && 'ask' in state;
  if (isAsked) keepUndecided(userId, '');
  else if (readUndecided(userId) === '') keepUndecided(userId, null);
  return pauseAt(userId);
}

/** Returns the pause with which this visit began. An undecided search goes before a rest: the page shows its match. */
function pauseAt(userId: number): Pause | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('pause' in state)) return null;
  if (state.pause === 'pass') return 'pass';
  return state.pause === 'rest' && readUndecided(userId) === null ? 'rest' : null;
}
