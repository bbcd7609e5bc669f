import { useMemo } from 'react';
import type { Room } from '#contract/chat.ts';
import { roomMembers } from '#contract/chat.members.ts';
import { useRead } from '#web/platform/query.ts';

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Returns what the members of a room of many are called, by id; nobody in a room of two. */
export function useNames({ id: roomId, type }: Room): ReadonlyMap<number, string> {
  const { data } = useRead(roomMembers, { params: { roomId } }, { enabled: type === 'group' });
  return useMemo(
    () =>
      data === undefined
        ? NOBODY
        : new Map(data.members.map(({ id, alias, displayName }) => [id, alias ?? displayName])),
    [data],
  );
}
