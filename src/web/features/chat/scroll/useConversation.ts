import { use, useCallback, useMemo, useRef } from 'react';
import type { Room } from '#contract/chat.ts';
import { useBothering } from '#web/features/chat/lines/Bothered.tsx';
import { useUnread } from '#web/features/chat/lines/useUnread.ts';
import { NamesContext } from '#web/features/chat/names.ts';
import { isCompanion, isDemoRoom } from '#web/features/chat/people.ts';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { withFewEnded } from '#web/features/chat/state/room.ended.ts';
import { shownOf } from '#web/features/chat/state/room.past.ts';
import { useBlockedIds } from '#web/parts/people/people.data.ts';
import { useNow } from '#web/platform/useNow.ts';
import { useComings } from './useComings.ts';
import { useLatest } from './useLatest.ts';
import { useLineView } from './useLineView.ts';
import { useMessageActs } from './useMessageActs.ts';
import { usePins } from './usePins.ts';
import { useReading } from './useReading.ts';
import { useWantedLine } from './useWantedLine.ts';
import type { Reveal } from './useWindow.ts';

/** Returns what the conversation of a room shows, and the elements and actions by which it scrolls. */
export function useConversation(room: Room, runtime: ChatRuntime) {
  const { log, status } = useRoomState(runtime, room.id);
  const { me } = runtime.store;
  const folded = useBlockedIds({ isOn: room.type === 'group' });
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const { messages, hasOlder } = shownOf(log);
  const toPresent = useCallback(() => runtime.toPresent(room.id), [runtime, room.id]);
  const latest = useLatest({
    scroller,
    content,
    written: log.pending.length,
    opensAtTop:
      isCompanion(room) &&
      log.pending.length === 0 &&
      messages.length > 0 &&
      messages.every(({ senderId }) => senderId !== me),
    onPresent: log.past !== null ? toPresent : undefined,
  });
  const today = new Date(useNow()).setHours(0, 0, 0, 0);
  const names = use(NamesContext);
  useReading({ room, runtime, isAtEnd: latest.isAtEnd, last: log.loaded ? log.last : 0 });
  const isEmpty = status === 'ready' && log.messages.length === 0 && log.pending.length === 0;
  const isBetweenPeople = !isCompanion(room) && !isDemoRoom(room);
  const bothering = useBothering(log.messages, { me, isBetweenPeople });
  const { pins, canPin } = usePins(room.id, log, folded);
  const reveal = useRef<Reveal>(null);
  const { acts, asked, close } = useMessageActs({ room, runtime, canPin, scroller, reveal });
  const { lines, comings, onUnfold } = useComings(
    room,
    useMemo(() => withFewEnded(messages), [messages]),
  );
  const view = useLineView(room, { me, names, today, onJump: acts.jump, onUnfold });
  useWantedLine({ roomId: room.id, isLoaded: log.loaded, jump: acts.jump });
  const unread = useUnread(room, log);
  const ownLast = log.messages.findLast(
    ({ senderId, notice, isFaded }) => senderId === me && notice === undefined && isFaded !== true,
  )?.id;
  const otherReadSeq = room.otherReadSeq ?? 0;
  return {
    scroller,
    content,
    latest,
    today,
    isEmpty,
    isWhole: log.loaded && !hasOlder,
    pins,
    acts,
    asked,
    close,
    unread,
    lines: { messages: lines, comings, hasOlder, folded, view, unread, bothering, ownLast, otherReadSeq, reveal },
  };
}
