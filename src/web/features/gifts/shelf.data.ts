import { useInfiniteQuery } from '@tanstack/react-query';
import { getGiftShelf } from '#contract/gifts.ts';
import { call } from '#web/platform/call.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';

const FIRST: { before?: string } = {};

/** A person's shelf, page by page; each visit reads it again. */
export function useShelf(id: number) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(getGiftShelf, { id }), 'pages'],
      queryFn: ({ pageParam, signal }) => call(getGiftShelf, { params: { id }, query: pageParam, signal }),
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { before: next }),
      staleTime: 0,
    },
    queryClient,
  );
}
