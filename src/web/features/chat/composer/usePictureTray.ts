import { useEffect } from 'react';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { trayOf, type PictureTray } from '#web/features/chat/state/picture.tray.ts';

/** Returns the picture tray of a room. When the network is back, repeats uploads that a lost connection stopped. */
export function usePictureTray(runtime: ChatRuntime, roomId: string): PictureTray {
  // The tray's data is in the room's state, so this hook subscribes to that state.
  useRoomState(runtime, roomId);
  useEffect(() => {
    const retry = (): void => trayOf(runtime.store, roomId).retry();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [runtime, roomId]);
  return trayOf(runtime.store, roomId);
}
