import { useInfiniteQuery } from '@tanstack/react-query';
import { countActivity, listActivity, seeActivity, type Activity } from '#contract/digest.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/calls/query.ts';

/** Reads the list of activity page by page, and anew at each visit. */
export function useActivity() {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(listActivity), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(listActivity, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    },
    queryClient,
  );
}

/** Marks this entry and all older entries as seen. If the call fails, the entries stay new. */
export async function seen({ at, id }: Pick<Activity, 'at' | 'id'>): Promise<void> {
  try {
    await call(seeActivity, { body: { from: `${Date.parse(at)}.${id}` } });
    await invalidate(countActivity);
  } catch {
    // The next visit marks the entries again.
  }
}
