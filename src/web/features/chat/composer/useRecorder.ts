import { useEffect } from 'react';
import type { ChatRuntime } from '#web/features/chat/state/chat.runtime.ts';
import { useRoomState } from '#web/features/chat/state/chat.session.ts';
import { recorderIn, type Recorder } from '#web/features/chat/state/voice.recorder.ts';

/**
 * Returns the voice recorder of a room. Leaving the room stops and keeps a recording, and closes the microphone. When
 * the network is back, a failed upload is repeated.
 */
export function useRecorder(runtime: ChatRuntime, roomId: string): Recorder {
  const { store } = runtime;
  const { recording } = useRoomState(runtime, roomId);
  useEffect(() => () => recorderIn(store, roomId).stop(), [store, roomId]);
  const retry = recording.step === 'ready' && recording.clip.canRetry ? recording.clip.job.run : undefined;
  useEffect(() => {
    if (retry === undefined) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return recorderIn(store, roomId);
}
