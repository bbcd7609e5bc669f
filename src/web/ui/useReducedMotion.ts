import { useSyncExternalStore } from 'react';

const asked = '(prefers-reduced-motion: reduce)';

/** Whether the person asked their device for less motion; follows when they change their mind. */
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
