import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { listPosts } from '#contract/posts.ts';
import { call, type CallError } from '#web/platform/call.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';
import { useSessionStatus } from '#web/platform/session.ts';

/** No event announces new posts, so a visit after a minute reads the feed again. */
const FRESH_MS = 60_000;

type FeedPage = z.output<typeof listPosts.response>;

/** Reads the public feed page by page. Visitors and members have separate queries. */
export function useFeed(): UseInfiniteQueryResult<InfiniteData<FeedPage>, CallError> {
  const status = useSessionStatus();
  return useInfiniteQuery<FeedPage, CallError, InfiniteData<FeedPage>, readonly unknown[], string | null>(
    {
      queryKey: [...queryKey(listPosts), 'pages', status],
      queryFn: ({ pageParam, signal }) =>
        call(listPosts, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}
