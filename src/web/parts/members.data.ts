import { useInfiniteQuery } from '@tanstack/react-query';
import { roomMembers } from '#contract/chat.members.ts';
import { call } from '#web/platform/call.ts';
import { queryClient, queryKey } from '#web/platform/query.ts';

const FIRST: { cursor?: string } = {};

/** The members page by page, as the server finds them. */
export function useMemberPages(roomId: string, search: string) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(roomMembers, { roomId }), 'found', search],
      queryFn: ({ pageParam, signal }) =>
        call(roomMembers, {
          params: { roomId },
          query: { ...(search !== '' && { search }), ...pageParam },
          signal,
        }),
      initialPageParam: FIRST,
      getNextPageParam: ({ next }) => (next === null ? undefined : { cursor: next }),
    },
    queryClient,
  );
}
