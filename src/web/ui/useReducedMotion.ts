import { useSyncExternalStore } from 'react';

const asked = '(prefers-reduced-motion: reduce)';

/** Returns true while the device asks for less motion, and follows changes of that setting. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(asked).matches,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(asked);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
