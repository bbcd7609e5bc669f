import { syncChats } from '#contract/chat.list.ts';
import { chatsInCache } from '#web/parts/chats.data.ts';
import { call } from '#web/platform/call.ts';
import { refreshChats } from './chat.data.ts';

/**
 * Reads the list again where a room stirred between its last read and a page's first connection: a connection replays the
 * rooms that news name, and the list may not know all of them yet.
 */
export async function refreshIfStirred(): Promise<void> {
  const { chats = [], mark } = chatsInCache() ?? {};
  if (mark === undefined) return;
  const { rooms } = await call(syncChats, { query: { since: mark } });
  const known = new Map(chats.map(({ id, lastSeq }) => [id, lastSeq]));
  if (rooms.some(({ roomId, lastSeq }) => (known.get(roomId) ?? -1) < lastSeq)) refreshChats();
}
