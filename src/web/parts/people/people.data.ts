import type { RoomMember } from '#contract/chat.members.ts';
import { useMemo } from 'react';
import { listBlocks, type Blocked } from '#contract/blocks.ts';
import { call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';

interface Blocks {
  blocks: Blocked[];
}
const blocksKey = queryKey(listBlocks);

/** A read shows people if its address begins with `/api/` and one of these words. */
const shown = [
  'chats',
  'soul-matching',
  'quest-hall',
  'posts',
  'users',
  'invites',
  'companions',
  'wild-maps',
  'blocks',
  'plans',
];

/** Reloads all data that shows people, after a change of visibility such as a block. Data off screen is dropped. */
export async function refreshPeople(): Promise<void> {
  const isOfPeople = ({ queryKey: [api, first] }: { queryKey: readonly unknown[] }): boolean =>
    api === 'api' && shown.some((name) => name === first);
  queryClient.removeQueries({ predicate: isOfPeople, type: 'inactive' });
  await queryClient.invalidateQueries({ predicate: isOfPeople });
}

const none: ReadonlySet<number> = new Set();
const idsOf = (data: Blocks | undefined): ReadonlySet<number> =>
  data === undefined ? none : new Set(data.blocks.map(({ userId }) => userId));

/** Returns the ids of the blocked people; empty until the list has loaded. Reads nothing while `isOn` is false. */
export function useBlockedIds({ isOn }: { isOn: boolean }): ReadonlySet<number> {
  const { data } = useRead(listBlocks, {}, { enabled: isOn });
  return useMemo(() => idsOf(data), [data]);
}

/** Returns the ids of the blocked people, from memory if possible. For code outside a component. */
export async function readBlockedIds(): Promise<ReadonlySet<number>> {
  return idsOf(
    await queryClient.fetchQuery({ queryKey: blocksKey, queryFn: ({ signal }) => call(listBlocks, { signal }) }),
  );
}

export function blockedIdsInMemory(): ReadonlySet<number> {
  return idsOf(queryClient.getQueryData<Blocks>(blocksKey));
}

/** Returns the name of a member within the room: their alias there, or else their display name. */
export function calledIn({ alias, displayName }: Pick<RoomMember, 'alias' | 'displayName'>): string {
  return alias ?? displayName;
}
