import { useEffect, useState } from 'react';

/**
 * Returns the current time as of the last turn: this device's midnight, or one of `turns` (milliseconds since 1970). A turn
 * that has passed unseen counts at once, and when the page is seen again, because a device that sleeps runs no timers.
 */
export function useNow(...turns: readonly number[]): Date {
  const [now, setNow] = useState(() => new Date());
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
  const next = Math.min(midnight, ...turns.filter((turn) => turn > now.getTime()));
  useEffect(() => {
    const take = (): void => setNow(new Date());
    const look = (): void => {
      if (Date.now() >= next) take();
    };
    // A timer may run a part of a millisecond early.
    const timer = setTimeout(take, next - Date.now() + 1);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [next]);
  return now;
}
