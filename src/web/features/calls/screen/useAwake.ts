import { useEffect } from 'react';
import { ownTalk } from '#web/features/calls/calls.ts';
import { keepAwake } from './awake.ts';

/** Keeps the screen awake during a call. */
export function useAwake(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    return keepAwake({ page: document, lock: 'wakeLock' in navigator ? navigator.wakeLock : undefined });
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
