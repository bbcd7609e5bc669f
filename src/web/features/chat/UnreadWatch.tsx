import { useEffect } from 'react';
import { unreadCount } from '#contract/chat.ts';
import { useChats } from '#web/parts/rooms/chats.data.ts';
import { totalsWith } from '#web/parts/rooms/chats.order.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { setUnreadCount } from './unread.ts';

/** While there is no live socket, the unread count is read at this interval. */
const POLL_UNREAD_MS = 5000;

/**
 * Keeps the unread badge correct. With a live socket, the count is that of the list. Without one, it is that of the
 * list or the polled count, whichever is newer.
 */
export function UnreadWatch({ me }: { me: number }) {
  const isLive = useIsLive();
  const chats = useChats();
  const options = { enabled: !isLive, refetchInterval: isLive ? (false as const) : POLL_UNREAD_MS };
  const polled = useRead(unreadCount, { params: { userId: me } }, options);
  const listed = chats.data && totalsWith(chats.data).unread;
  const isPolledNewer = !isLive && polled.dataUpdatedAt > chats.dataUpdatedAt;
  const unread = (isPolledNewer ? polled.data?.unreadCount : listed) ?? 0;
  useEffect(() => setUnreadCount(unread), [unread]);
  useEffect(() => () => setUnreadCount(0), []);
  return null;
}
