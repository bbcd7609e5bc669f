import { useInfiniteQuery } from '@tanstack/react-query';
import { countActivity, listActivity, seeActivity, type Activity } from '#contract/digest.ts';
import { call } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/query.ts';

/** What others did, page by page; each visit reads it again. */
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

/** Says that the list was seen from this entry on down. Where it fails, the entries stay new. */
export async function seen({ at, id }: Pick<Activity, 'at' | 'id'>): Promise<void> {
  try {
    await call(seeActivity, { body: { from: `${Date.parse(at)}.${id}` } });
    await invalidate(countActivity);
  } catch {
    // The next visit says it again.
  }
}
