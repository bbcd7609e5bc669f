import type { Query } from '@tanstack/react-query';
import { queryClient } from '#web/platform/calls/query.ts';

/**
 * Applies a change to a query at once. If a list is being read, applies the change again after the read, because the
 * read writes back the pages from its beginning. So `apply` must have no effect on a list that contains the change.
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
