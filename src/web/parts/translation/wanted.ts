import { useSyncExternalStore } from 'react';

/** The names of the texts that the person asked a machine to read on this page. They are ids and no words. */
const wanted = new Set<string>();
const listeners = new Set<() => void>();

/** Asks for a text, or takes the wish back. A menu far from the text asks this way. */
export function want(name: string, isWanted = true): void {
  if (isWanted) wanted.add(name);
  else wanted.delete(name);
  for (const listener of listeners) listener();
}

export function useWanted(name: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => wanted.has(name),
  );
}
