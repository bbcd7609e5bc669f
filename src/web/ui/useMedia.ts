import { useCallback, useSyncExternalStore } from 'react';

/** Says whether a media query holds, and follows its changes. Only for what CSS cannot say: where in the page a thing is. */
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
