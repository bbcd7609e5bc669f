import type { TrendingRoom } from '#contract/trending.ts';
import { t } from '#web/words/words.ts';
import { ranked } from './trending.data.ts';

/** What the rooms are. */
export const ABOUT = t('trending.about', 'Open rooms, each about one thing.');

/** Says in one line how many rooms live. */
export function lifeWords(rooms: readonly TrendingRoom[]): string {
  const { leading, quiet } = ranked(rooms);
  if (leading[0]?.state === 'woken') return t('trending.quiet-today', 'Quiet today, so the house asks.');
  return t('trending.rooms-awake', '{awake, plural, one {# is awake} other {# are awake}}, {quiet} quiet.', {
    awake: leading.length,
    quiet: quiet.length,
  });
}

export const hereWords = ({ onlineCount }: Pick<TrendingRoom, 'onlineCount'>): string =>
  t('trending.here', '{onlineCount, number} here', { onlineCount });
