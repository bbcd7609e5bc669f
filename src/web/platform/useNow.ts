import { useEffect, useState } from 'react';

/**
 * Returns a time of which the same is said as of now. It is taken again at this device's midnight, and at `turn` (in
 * milliseconds) where that comes first; also when the page is seen again, because a device that sleeps runs no timers.
 */
export function useNow(turn = Infinity): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime();
    const next = turn > now.getTime() ? Math.min(turn, midnight) : midnight;
    const take = (): void => setNow(new Date());
    const look = (): void => {
      if (Date.now() >= next) take();
    };
    const timer = setTimeout(take, next - Date.now());
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, turn]);
  return now;
}
