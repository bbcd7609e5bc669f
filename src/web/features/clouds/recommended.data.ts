import { useInfiniteQuery } from '@tanstack/react-query';
import { CLOUD_PAGE, recommendClouds, type CloudVibe } from '#contract/clouds.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey } from '#web/platform/calls/query.ts';

/** The offset of the last page. After three pages, another vibe is more useful than another page. */
const LAST_OFFSET = 16;

/** Returns the recommended clouds, page by page. Each visit and each vibe reads them again. */
export function useClouds(vibe: CloudVibe | null) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(recommendClouds), vibe ?? 'all'],
      queryFn: ({ pageParam: offset, signal }) => {
        const temporaryVibes = vibe === null ? {} : { temporaryVibes: JSON.stringify([vibe]) };
        return call(recommendClouds, { query: { limit: CLOUD_PAGE, offset, ...temporaryVibes }, signal });
      },
      initialPageParam: 0,
      getNextPageParam: ({ hasMore }, _pages, offset) =>
        hasMore && offset < LAST_OFFSET ? offset + CLOUD_PAGE : undefined,
      staleTime: 0,
    },
    queryClient,
  );
}
