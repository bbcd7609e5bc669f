import { paths } from '#web/paths.ts';
import { readKey } from './errand.key.ts';

/** Why a visit of the search begins without one: a search may take one of the day's, and nobody asked for that here. */
export type Pause = 'pass' | 'rest';

/** What a link to the search carries along so that it does not search by itself. */
export const pauseState = (pause: Pause) => ({ pause });

/** Back from a match to the search, which then searches for nobody by itself. */
export const backToSearch = {
  href: paths.soulMatching(),
  label: 'Back to soul matching',
  state: pauseState('rest'),
};

/** The pause this visit was begun with. An undecided search goes before a rest: coming back to it shows its match. */
export function pauseAt(userId: number): Pause | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('pause' in state)) return null;
  if (state.pause === 'pass') return 'pass';
  return state.pause === 'rest' && readKey('search', userId) === null ? 'rest' : null;
}
