import { useSyncExternalStore } from 'react';
import type { LinkState } from './link.ts';

/** Whether this page has a live socket, for the screens. Imports no schemas, so that any page may ask. */
let state: LinkState = 'ended';
const listeners = new Set<() => void>();

export function linkState(): LinkState {
  return state;
}

export function setLinkState(next: LinkState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** True while events arrive by socket; where it is false, screens poll. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'live');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
