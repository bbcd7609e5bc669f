import { useSyncExternalStore } from 'react';
import { onSessionEnd } from './session.ts';

/**
 * Whether the server treats the person as suspended. This file imports no contract, because every page loads it.
 * A refused call (`call.ts`) or socket sets the value, and the person's record (`isSuspended`) sets and clears it.
 */
let isSuspended = false;
const listeners = new Set<() => void>();

export function setSuspended(next: boolean): void {
  if (next === isSuspended) return;
  isSuspended = next;
  for (const listener of listeners) listener();
}

export function useIsSuspended(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isSuspended,
  );
}

onSessionEnd(() => setSuspended(false));
