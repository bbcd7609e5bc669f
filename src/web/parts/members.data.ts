import { useInfiniteQuery } from '@tanstack/react-query';
import { roomMembers } from '#contract/chat.members.ts';
import { call } from '#web/platform/call.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';

const FIRST: { cursor?: string } = {};

/** Reads the members page by page, in the server's order; with `isGone`, the former members instead. */
export function useMemberPages(roomId: string, search: string, isGone = false) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(roomMembers, { roomId }), 'found', search, isGone],
      queryFn: ({ pageParam, signal }) =>
        call(roomMembers, {
          params: { roomId },
          query: { ...(search !== '' && { search }), ...(isGone && { gone: 'true' as const }), ...pageParam },
          signal,
        }),
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
    },
    queryClient,
  );
}
