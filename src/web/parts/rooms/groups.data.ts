import type { UseQueryResult } from '@tanstack/react-query';
import { roomMembers } from '#contract/chat.members.ts';
import { listChats } from '#contract/chat.list.ts';
import type { Room } from '#contract/chat.ts';
import { getGroup, type Group } from '#contract/groups.ts';
import type { CallError } from '#web/platform/calls/call.ts';
import { invalidate, useRead } from '#web/platform/calls/query.ts';

/** Reads a group as the person sees it. For a room that is no group, it reads nothing and `data` stays undefined. */
export function useGroup({ id: roomId, type }: Pick<Room, 'id' | 'type'>): UseQueryResult<Group, CallError> {
  return useRead(getGroup, { params: { roomId } }, { enabled: type === 'group' });
}

/** Marks all reads of chats as out of date, groups and members included. Reads on the screen run again. */
export async function refreshGroup(roomId: string): Promise<void> {
  await Promise.all([invalidate(listChats), invalidate(roomMembers, { roomId })]);
}
