import { useInfiniteQuery } from '@tanstack/react-query';
import { countActivity, listActivity, seeActivity, type Activity } from '#contract/digest.ts';
import { call } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/query.ts';

/** The list of activity, page by page; each visit reads it again. */
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

/** Marks the list as seen from this entry down. If that fails, the entries stay new. */
export async function seen({ at, id }: Pick<Activity, 'at' | 'id'>): Promise<void> {
  try {
    await call(seeActivity, { body: { from: `${Date.parse(at)}.${id}` } });
    await invalidate(countActivity);
  } catch {
    // The next visit marks it again.
  }
}
