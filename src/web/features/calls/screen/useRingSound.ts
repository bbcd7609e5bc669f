import { useEffect } from 'react';
import type { Phase } from '#web/features/calls/state.ts';
import { ringPhone } from '#web/platform/sound/sounds.ts';

/** The time between two rings, and between two tones that say that it rings there. */
const RING_MS = 2400;
const BUZZ = [300, 150, 300];

/** Rings while somebody calls, in one tab of the browser, and softly while the person calls somebody. */
export function useRingSound(phase: Phase, callId: string, mayRing: () => boolean): void {
  const voice = phase === 'ringing' ? 'phone' : phase === 'calling' ? 'ringback' : null;
  useEffect(() => {
    if (voice === null || (voice === 'phone' && !mayRing())) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    const over = new AbortController();
    const begin = (): void => {
      const ring = (): void => {
        ringPhone(voice);
        const canBuzz = 'vibrate' in navigator && navigator.userActivation.hasBeenActive;
        if (voice === 'phone' && canBuzz) navigator.vibrate(BUZZ);
      };
      ring();
      timer = setInterval(ring, RING_MS);
    };
    const end = (): void => clearInterval(timer);
    over.signal.addEventListener('abort', end);
    void once(`wildin.call.${callId}.${voice}`, begin, over.signal);
    return () => over.abort();
  }, [voice, callId, mayRing]);
}

/** Runs `begin` in one tab of this browser, in the next one if that tab closes. Without locks, in each. */
async function once(name: string, begin: () => void, signal: AbortSignal): Promise<void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return begin();
  const held = locks.request(name, { signal }, async () => {
    if (signal.aborted) return;
    begin();
    await new Promise((over) => signal.addEventListener('abort', over));
  });
  await held.catch(() => undefined);
}
