import { useEffect } from 'react';
import type { Room } from '#contract/chat.ts';
import { reread } from '#web/features/chat/state/chat.data.ts';

/** The author of a group's last line, with the data for the mark beside their name. */
export interface LastBy {
  name: string;
  from: Room['lastMessageFrom'];
}

/** By room and sender: the authors of last lines that the list has named. */
const known = new Map<string, LastBy>();

/** Returns the author of a group's last line, or null. A line from the socket names none, so the room is read again. */
export function useLastBy(
  { id, type, lastMessageSenderId, lastMessageBy, lastMessageFrom }: Room,
  me: number | undefined,
): LastBy | null {
  const key = `${id} ${lastMessageSenderId}`;
  if (lastMessageBy != null) known.set(key, { name: lastMessageBy, from: lastMessageFrom });
  const by = known.get(key) ?? null;
  const isAsked = type === 'group' && by === null && lastMessageSenderId !== null && lastMessageSenderId !== me;
  useEffect(() => {
    if (isAsked) void reread(id);
  }, [isAsked, id]);
  return by;
}
