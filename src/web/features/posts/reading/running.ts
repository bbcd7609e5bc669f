import type { Query } from '@tanstack/react-query';
import { queryClient } from '#web/platform/query.ts';

/**
 * Applies a change to a query at once, and again after a read of a list that is under way: that read writes the pages
 * from when it began. So `apply` must have no effect on a list that already contains the change.
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
