import { useEffect } from 'react';
import { ownTalk } from '#web/features/calls/calls.ts';

/** Keeps the screen awake during a call. The browser lets go in a hidden page, so each return asks again. */
export function useAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keep = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // A device with an empty battery refuses.
      lock = await navigator.wakeLock.request('screen').catch(() => undefined);
      if (isOver) void lock?.release();
    };
    const again = (): void => void keep();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, [isOn]);
}

/** Holds the picture while a phone shows another app: its camera stands still, and the other side learns why. */
export function useHeldPicture(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !window.matchMedia('(pointer: coarse)').matches) return undefined;
    const follow = (): void => ownTalk()?.own.hold(document.visibilityState === 'hidden');
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [isOn]);
}
