import { useInfiniteQuery } from '@tanstack/react-query';
import { userStats } from '#contract/accounts.ts';
import { listPack } from '#contract/posts.ts';
import { follow, isFollowing, listFollowers, listFollowing, unfollow } from '#contract/follows.ts';
import { call } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { noteListed } from './presence.data.ts';

export const followLists = { followers: listFollowers, following: listFollowing } as const;
export type FollowList = keyof typeof followLists;

const FIRST: { cursor?: string } = {};

/** Reads the followers of a person, or the people they follow, page by page; each opening reads the list again. */
export function useFollowList(id: number, list: FollowList) {
  const route = followLists[list];
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(route, { id }), 'pages'],
      queryFn: ({ pageParam, signal }) => call(route, { params: { id }, query: pageParam, signal }),
      initialPageParam: FIRST,
      getNextPageParam: ({ nextCursor }) => (nextCursor === null ? undefined : { cursor: nextCursor }),
      staleTime: 0,
    },
    queryClient,
  );
}

/** Reads whether the member `myId` follows the person `id`. */
export function useIsFollowing({ myId, id }: { myId: number | undefined; id: number }) {
  const params = { id: myId ?? 0, otherId: id };
  return useRead(isFollowing, { params }, { staleTime: 0, enabled: myId !== undefined });
}

/** Follows or unfollows a person, and updates the cached reads. Throws CallError. */
export async function setFollowing({ myId, id, isOn }: { myId: number; id: number; isOn: boolean }): Promise<void> {
  const answer = await call(isOn ? follow : unfollow, { params: { id } });
  queryClient.setQueryData(queryKey(isFollowing, { id: myId, otherId: id }), { isFollowing: answer.isFollowing });
  noteListed(id, { isFollowing: answer.isFollowing });
  // Removes the cached feed of followed people, so the next visit reads it again. A feed on the screen stays the same.
  queryClient.removeQueries({ queryKey: queryKey(listPack), type: 'inactive' });
  await Promise.all([invalidate(userStats, { id }), invalidate(userStats, { id: myId })]);
}
