import { useEffect, useState, useSyncExternalStore } from 'react';

/** True while the page is visible and has the focus: somebody is looking at it. */
export function useAttention(): boolean {
  return useSyncExternalStore(subscribe, () => document.visibilityState === 'visible' && document.hasFocus());
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('focus', listener);
  window.addEventListener('blur', listener);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.removeEventListener('focus', listener);
    window.removeEventListener('blur', listener);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** The local midnight at which today began, in milliseconds; changes when the next one comes. */
export function useToday(): number {
  const [today, setToday] = useState(() => midnight(0));
  useEffect(() => {
    let timer = 0;
    const wait = (): void => {
      timer = window.setTimeout(
        () => {
          setToday(midnight(0));
          wait();
        },
        midnight(1) - Date.now() + 1000,
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, []);
  return today;
}

function midnight(daysAhead: number): number {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead).getTime();
}
