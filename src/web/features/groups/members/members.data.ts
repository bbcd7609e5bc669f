import { useInfiniteQuery } from '@tanstack/react-query';
import { roomMembers, type RoomMember } from '#contract/chat.members.ts';
import type { Role } from '#contract/chat.notices.ts';
import type { MuteLength } from '#contract/chat.settings.ts';
import { changeMember, inviteToGroup, removeMember } from '#contract/groups.ts';
import { refusalWords } from '#web/features/groups/parts/invite.words.ts';
import { refreshGroup } from '#web/parts/rooms/groups.data.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

const FIRST: { cursor?: string } = {};

/**
 * Reads the first page: the owner, the admins, and the first other members, and the number of all whom the reader sees.
 * Returns no members and no number until the page has loaded.
 */
export function useFirstMembers(roomId: string): { members: readonly RoomMember[]; total: number | undefined } {
  const page = useRead(roomMembers, { params: { roomId } }).data;
  return { members: page?.members ?? [], total: page?.totalMembers };
}

/** The actions on a member. Each throws a CallError on failure. */
export const deeds = {
  setRole: (roomId: string, userId: number, role: Role) =>
    done(roomId, call(changeMember, { params: { roomId, userId }, body: { role } })),
  mute: (roomId: string, userId: number, mute: MuteLength | null) =>
    done(roomId, call(changeMember, { params: { roomId, userId }, body: { mute } })),
  remove: (roomId: string, userId: number, isBanned: boolean) =>
    done(roomId, call(removeMember, { params: { roomId, userId }, body: { isBanned } })),
  invite: async (roomId: string, member: RoomMember) => {
    const { refused } = await call(inviteToGroup, { params: { roomId }, body: { people: [member.id] } });
    const [why] = refusalWords({ refused }, [member]);
    if (why === undefined) toast({ title: t('groups.invited', 'Invited.') });
    else toastFailure({ title: why });
  },
} as const;

async function done(roomId: string, deed: Promise<unknown>): Promise<void> {
  await deed;
  // The refresh is not awaited, because the menu would not react while the group is loading.
  void refreshGroup(roomId);
}

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
