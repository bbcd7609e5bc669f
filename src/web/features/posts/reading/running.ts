import type { Query } from '@tanstack/react-query';
import { queryClient } from '#web/platform/query.ts';

/**
 * Applies a change to a list at once, and again after a read that is under way: the read writes the pages that the list
 * had when it began. So the change must leave a list as it is that has it already.
 */
export function applyToList(query: Query, apply: () => void): void {
  apply();
  const isUnderWay = (): boolean => query.state.fetchStatus === 'fetching';
  if (!query.queryKey.includes('pages') || !isUnderWay()) return;
  const stop = queryClient.getQueryCache().subscribe(({ query: changed, type }) => {
    if (changed !== query || (type !== 'removed' && isUnderWay())) return;
    stop();
    if (type !== 'removed') apply();
  });
}
