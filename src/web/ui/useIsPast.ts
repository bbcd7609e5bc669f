import { useEffect, useState } from 'react';

/** The longest delay of a browser's timer. A timer with a longer delay fires at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Returns whether a time (ms since 1970) is over, and renders again when it passes. */
export function useIsPast(at: number): boolean {
  const [past, setPast] = useState(() => (Date.now() >= at ? at : null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = at - Date.now();
      if (left <= 0) setPast(at);
      else timer = setTimeout(wait, Math.min(left, LONGEST_MS));
    };
    timer = setTimeout(wait);
    return () => clearTimeout(timer);
  }, [at]);
  return past === at;
}
