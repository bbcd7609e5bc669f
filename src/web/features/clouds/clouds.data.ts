import { listChats } from '#contract/chat.list.ts';
import { cloudsOf, joinCloud, recommendClouds } from '#contract/clouds.ts';
import type { Member } from '#contract/people.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { FRESH_MS, invalidate, useRead } from '#web/platform/calls/query.ts';

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
