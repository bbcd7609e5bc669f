import { useEffect, useState } from 'react';

/**
 * Returns the time, renewed only at this device's midnight and at each of `turns` (milliseconds since 1970). A sleeping
 * device runs no timers, so a missed renewal happens when the page is visible or focused again.
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
