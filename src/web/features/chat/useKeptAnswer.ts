import { useEffect, useRef } from 'react';
import { kept } from '#web/platform/storage.register.ts';
import { readText, writeText } from '#web/platform/storage.ts';
import type { ChatRuntime } from './chat.runtime.ts';
import { useRoomState } from './chat.session.ts';
import { isThere } from './message.acts.ts';

/** Keeps which message the draft answers through a reload, unless it is older than what the room opens with. */
export function useKeptAnswer(runtime: ChatRuntime, roomId: string): void {
  const { about, log, status } = useRoomState(runtime, roomId);
  const wanted = useRef(readText(kept.chatAnswered, roomId));
  useEffect(() => {
    const isWaiting = about === null && wanted.current !== null && status === 'loading';
    if (isWaiting || about?.kind === 'edit') return;
    const message = about === null ? log.messages.find(({ id }) => id === wanted.current) : undefined;
    wanted.current = null;
    if (message !== undefined && isThere(message)) {
      runtime.store.update(roomId, { about: { kind: 'reply', message } });
    } else writeText(kept.chatAnswered, about?.message.id ?? null, roomId);
  }, [about, log.messages, status, runtime, roomId]);
}
