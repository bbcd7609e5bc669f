import { useEffect, useState } from 'react';
import { MINUTE_MS } from '#contract/durations.ts';

/** Returns the current time in ms since 1970, and renders again every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
