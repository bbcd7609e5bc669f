import type { InfiniteData } from '@tanstack/react-query';
import { getPost, type Post } from '#contract/posts.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';
import { isOfPosts } from './posts.keys.ts';

/**
 * Shows a post on its own page as a list has it, until it is read: at once, and without a network. What the page has from
 * an earlier visit stays where no list is newer.
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
