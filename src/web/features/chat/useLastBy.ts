import { useEffect } from 'react';
import type { Room } from '#contract/chat.ts';
import { reread } from './chat.data.ts';

/** What people are called in rooms of many, as far as the list has said. */
const names = new Map<string, string>();

/** Returns who said the last line of a room of many. Of a line that came by socket only the server knows it, which is asked once. */
export function useLastBy(
  { id, type, lastMessageSenderId, lastMessageBy }: Room,
  me: number | undefined,
): string | null {
  const key = `${id} ${lastMessageSenderId}`;
  if (lastMessageBy != null) names.set(key, lastMessageBy);
  const name = lastMessageBy ?? names.get(key) ?? null;
  const isAsked = type === 'group' && name === null && lastMessageSenderId !== null && lastMessageSenderId !== me;
  useEffect(() => {
    if (isAsked) void reread(id);
  }, [isAsked, id]);
  return name;
}
