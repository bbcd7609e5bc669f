import { useInfiniteQuery } from '@tanstack/react-query';
import { getGiftShelf } from '#contract/gifts.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

/** For this long a read is fresh enough for the next component that shows it. */
const FRESH_MS = 2000;

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
