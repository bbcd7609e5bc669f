import type { InfiniteData } from '@tanstack/react-query';
import { getPost, type Post } from '#contract/posts.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';
import { isOfPosts } from './posts.keys.ts';

/**
 * Copies a post from the latest cached list that has it into the cache of the post's own page. The page then shows the
 * post at once, also offline. Does nothing if the page's own copy is newer than every list.
 */
export function showAsListed(id: string): void {
  const key = queryKey(getPost, { id });
  const own = queryClient.getQueryState(key)?.dataUpdatedAt ?? 0;
  const lists = queryClient
    .getQueryCache()
    .findAll({ predicate: isOfPosts })
    .filter(({ state }) => state.dataUpdatedAt > own)
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt);
  for (const { state } of lists) {
    const { pages = [] } = state.data as Partial<InfiniteData<{ posts?: Post[] }>>;
    const post = pages.flatMap((page) => page.posts ?? []).find((listed) => listed.id === id);
    if (post !== undefined) return void queryClient.setQueryData(key, post, { updatedAt: state.dataUpdatedAt });
  }
}
