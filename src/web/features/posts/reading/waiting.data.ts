import type { z } from 'zod';
import type { Post } from '#contract/posts.ts';
import { listWaitingPosts } from '#contract/posts.waiting.ts';
import { useMayWait } from '#web/parts/rules/account-age.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

/** Returns the person's posts that wait for a look at their pictures, the newest first. */
export function useWaitingPosts(): readonly Post[] {
  const { data } = useRead(listWaitingPosts, {}, { enabled: useMayWait() });
  return data?.posts.toReversed() ?? [];
}

/** Removes a post that its author took back or put away. */
export function dropWaitingPost(id: string): void {
  queryClient.setQueryData<z.output<typeof listWaitingPosts.response>>(queryKey(listWaitingPosts), (known) =>
    known === undefined ? undefined : { posts: known.posts.filter((post) => post.id !== id) },
  );
}
