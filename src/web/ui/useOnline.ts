import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Returns false while the device knows that it has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Reads again whether there is a network. A device that slept, and some browsers, change that without an event. */
export function lookForNetwork(): void {
  for (const listener of listeners) listener();
}

const SIGNS = ['online', 'offline', 'pageshow', 'focus'] as const;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  for (const sign of SIGNS) window.addEventListener(sign, listener);
  return () => {
    listeners.delete(listener);
    for (const sign of SIGNS) window.removeEventListener(sign, listener);
  };
}
