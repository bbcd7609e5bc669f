import { useEffect } from 'react';
import { unreadCount } from '#contract/chat.ts';
import { useRead } from '#web/platform/query.ts';
import { useIsLive } from '#web/platform/realtime/state.ts';
import { useChats } from './chat.data.ts';
import { setUnreadCount } from './unread.ts';

/** How often the count is read where no socket lives. */
const POLL_UNREAD_MS = 5000;

/** Keeps the badge right: from the list, which events keep fresh, or from the newer of the two where none come. */
export function UnreadWatch({ me }: { me: number }) {
  const isLive = useIsLive();
  const chats = useChats();
  const options = { enabled: !isLive, refetchInterval: isLive ? (false as const) : POLL_UNREAD_MS };
  const polled = useRead(unreadCount, { params: { userId: me } }, options);
  const listed = chats.data?.chats.reduce((sum, room) => sum + room.unreadCount, 0);
  const isPolledNewer = !isLive && polled.dataUpdatedAt > chats.dataUpdatedAt;
  const unread = (isPolledNewer ? polled.data?.unreadCount : listed) ?? 0;
  useEffect(() => setUnreadCount(unread), [unread]);
  useEffect(() => () => setUnreadCount(0), []);
  return null;
}
