import { useMemo, useState } from 'react';
import type { Room } from '#contract/chat.ts';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { unreadOf, type Opened, type Unread } from './rows.ts';

const NOTHING: Unread = { first: undefined, count: 0, isAbove: false };

/** Returns the read mark and what was unread when the room was opened. Reading the open room changes neither. */
export function useUnread(room: Room, log: RoomLog): Unread & { readSeq: number } {
  const [opened, setOpened] = useState<Opened & { roomId: string }>();
  const { loaded, last, me } = log;
  if (loaded && opened?.roomId !== room.id)
    setOpened({ roomId: room.id, me, readSeq: room.readSeq, last, count: room.unreadCount });
  const { messages, hasOlder } = shownOf(log);
  const unread = useMemo(
    () => (opened?.roomId === room.id ? unreadOf(messages, hasOlder, opened) : NOTHING),
    [messages, hasOlder, opened, room.id],
  );
  return { ...unread, readSeq: opened?.readSeq ?? 0 };
}
