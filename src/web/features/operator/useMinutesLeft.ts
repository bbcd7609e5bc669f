import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';

/** Returns the minutes until a time in ms since 1970, rounded up, and calls `onEnd` at that time. */
export function useMinutesLeft(end: number, onEnd: () => void): number {
  const [left, setLeft] = useState(() => end - Date.now());
  const over = useEffectEvent(onEnd);
  useEffect(() => {
    const tick = (): void => {
      const now = end - Date.now();
      setLeft(now);
      if (now <= 0) over();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil(left / MINUTE_MS));
}
