import { useEffect, useLayoutEffect } from 'react';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { ended } from '#web/features/chat/state/room.ended.ts';
import type { RoomLog } from '#web/features/chat/state/room.log.ts';
import { serverNow } from '#web/platform/serverTime.ts';

/** How often the open room looks for what has ended. */
const LOOK_MS = 5000;

/** Takes the words out of what has ended in a room on the screen, also without a network, and out of the composer. */
export function useEnded(runtime: ChatRuntime, roomId: string): void {
  const { log } = useRoomState(runtime, roomId);
  // Before the browser draws: nothing that has ended is seen for a moment.
  useLayoutEffect(() => drop(runtime, roomId, log), [runtime, roomId, log]);
  useEffect(() => {
    const timer = setInterval(() => drop(runtime, roomId, runtime.store.get(roomId).log), LOOK_MS);
    return () => clearInterval(timer);
  }, [runtime, roomId]);
}

function drop({ store }: ChatRuntime, roomId: string, had: RoomLog): void {
  const { about } = store.get(roomId);
  const log = ended(had, serverNow());
  if (log !== had) store.update(roomId, { log });
  const isGone = about !== null && log.messages.some(({ id, isFaded }) => id === about.message.id && isFaded === true);
  if (isGone) store.update(roomId, { about: null });
}
