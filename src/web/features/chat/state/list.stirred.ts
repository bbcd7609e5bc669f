import type { z } from 'zod';
import { syncChats } from '#contract/chat.list.ts';
import type { Room } from '#contract/chat.ts';
import { chatsInCache } from '#web/parts/rooms/chats.data.ts';
import { call } from '#web/platform/calls/call.ts';
import { refreshChats } from './chat.data.ts';

type Synced = z.output<typeof syncChats.response>['rooms'][number];
type KnownChat = Pick<Room, 'id' | 'lastSeq' | 'readSeq' | 'unreadCount'>;

/**
 * Reads the list again if a room has changed since the last read, for a page's first connection. That connection
 * replays only the rooms of its first frame, which may lack new rooms, and no read marks of other devices.
 */
export async function refreshIfStirred(): Promise<void> {
  const { chats = [], mark } = chatsInCache() ?? {};
  if (mark === undefined) return;
  const { rooms } = await call(syncChats, { query: { since: mark } });
  if (hasStirred(chatsInCache()?.chats ?? chats, rooms)) refreshChats();
}

/** Returns whether the server has newer data of a room than the list has, or lists other rooms. */
export function hasStirred(chats: readonly KnownChat[], rooms: readonly Synced[]): boolean {
  const known = new Map(chats.map((room) => [room.id, room]));
  return rooms.some((now) => {
    const before = known.get(now.roomId);
    if (before === undefined || now.isListed === false) return (before === undefined) !== (now.isListed === false);
    const isAsFar = now.lastSeq === before.lastSeq && now.readSeq === before.readSeq;
    return (
      now.lastSeq > before.lastSeq ||
      now.readSeq > before.readSeq ||
      (isAsFar && now.unreadCount !== before.unreadCount)
    );
  });
}
