import type { TrendingRoom } from '#contract/trending.ts';
import { t } from '#web/words/words.ts';
import { ranked } from './trending.data.ts';

/** Says in one line how many rooms live. */
export function lifeWords(rooms: readonly TrendingRoom[]): string {
  const { leading, quiet } = ranked(rooms);
  if (leading[0]?.state === 'woken')
    return t('trending.nobody-spoke-today', 'Nobody has spoken today, so the house asks. Be the first.');
  return t(
    'trending.rooms-awake',
    '{awake, plural, one {# room is awake} other {# rooms are awake}}, {quiet} open and quiet.',
    { awake: leading.length, quiet: quiet.length },
  );
}

export const hereWords = ({ onlineCount }: Pick<TrendingRoom, 'onlineCount'>): string =>
  t('trending.here', '{onlineCount, number} here', { onlineCount });
