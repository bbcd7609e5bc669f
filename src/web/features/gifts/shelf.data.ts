import { useInfiniteQuery } from '@tanstack/react-query';
import { getGiftShelf } from '#contract/gifts.ts';
import { call } from '#web/platform/calls/call.ts';
import { FRESH_MS, queryClient, queryKey } from '#web/platform/calls/query.ts';

const FIRST: { before?: string } = {};

/** Reads a person's gift shelf page by page, and anew at each visit. */
export function useShelf(id: number) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(getGiftShelf, { id }), 'pages'],
      queryFn: ({ pageParam, signal }) => call(getGiftShelf, { params: { id }, query: pageParam, signal }),
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
      staleTime: FRESH_MS,
    },
    queryClient,
  );
}
