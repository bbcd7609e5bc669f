import { useInfiniteQuery } from '@tanstack/react-query';
import { readOperatorLog } from '#contract/operator.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey } from '#web/platform/calls/query.ts';

/** Reads the operators' log page by page, and anew at each visit. */
export function useLog() {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(readOperatorLog), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(readOperatorLog, { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    },
    queryClient,
  );
}

/** Reads the log again after an action. */
export const refreshLog = (): Promise<void> => invalidate(readOperatorLog);
