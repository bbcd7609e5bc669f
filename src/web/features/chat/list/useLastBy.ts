import { useEffect } from 'react';
import type { Room } from '#contract/chat.ts';
import { reread } from '#web/features/chat/state/chat.data.ts';

/** Who said the last line of a room of many, with what the mark beside their name says of them. */
export interface LastBy {
  name: string;
  from: Room['lastMessageFrom'];
}

/** Who people are in rooms of many, as far as the list has said. */
const known = new Map<string, LastBy>();

/** Returns who said the last line of a room of many. Of a line that came by socket only the server knows it, which is asked once. */
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
