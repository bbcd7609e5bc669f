import { useEffect } from 'react';
import type { Room } from '#contract/chat.ts';
import { readUpTo } from '#web/features/chat/state/chat.data.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useAttention } from '#web/platform/activity.ts';

interface ReadingProgress {
  room: Room;
  runtime: ChatRuntime;
  isAtEnd: boolean;
  last: number;
}

/** Marks the room as read up to its last line while the person is active and at the end of the conversation. */
export function useReading({ room, runtime, isAtEnd, last }: ReadingProgress): void {
  const isLooking = useAttention();
  const isUnread = last > 0 && (last > room.readSeq || room.unreadCount > 0);
  useEffect(() => {
    if (isLooking && isAtEnd && isUnread) readUpTo(runtime, room.id, last);
  }, [isLooking, isAtEnd, isUnread, last, runtime, room.id]);
}
