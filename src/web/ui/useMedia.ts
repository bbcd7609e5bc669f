import { useCallback, useSyncExternalStore } from 'react';

/** Returns whether a media query matches now, and follows changes. Use it only where CSS alone is not enough. */
export function useMedia(asked: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(asked);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [asked],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(asked).matches,
    () => false,
  );
}
