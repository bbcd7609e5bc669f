import { useInfiniteQuery } from '@tanstack/react-query';
import { listChats } from '#contract/chat.list.ts';
import { CLOUD_PAGE, cloudsOf, joinCloud, recommendClouds, type CloudVibe } from '#contract/clouds.ts';
import type { Member } from '#contract/people.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { FRESH_MS, invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

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

/** Reads the clouds on a person's profile. An AI character has none. */
export function useCloudsOf({ id, isSeedUser }: Pick<Member, 'id' | 'isSeedUser'>) {
  return useRead(cloudsOf, { params: { userId: id } }, { staleTime: FRESH_MS, enabled: !isSeedUser });
}

/** Joins a cloud or asks to join. Returns whether the person is a member now. Throws a CallError on failure. */
export async function enterCloud(roomId: string): Promise<boolean> {
  try {
    const { isMember } = await call(joinCloud, { body: { roomId } });
    await invalidate(listChats);
    return isMember;
  } catch (error) {
    if (['not_found', 'group_full'].includes(asCallError(error).code)) void invalidate(recommendClouds);
    throw error;
  }
}
