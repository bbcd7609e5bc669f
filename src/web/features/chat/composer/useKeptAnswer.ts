import { useEffect, useRef } from 'react';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { isThere } from '#web/features/chat/state/message.acts.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, writeText } from '#web/platform/storage/storage.ts';

/** Stores the message that the draft answers. After a reload, restores the reply if that message is loaded. */
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
