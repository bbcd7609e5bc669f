import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { LinkState } from './link.ts';

/** Says whether this page has a live socket. Imports no schemas, so that any page can use it. */
let state: LinkState = 'ended';
const listeners = new Set<() => void>();

export function linkState(): LinkState {
  return state;
}

export function setLinkState(next: LinkState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** True while events arrive by socket; screens poll while it is false. */
export function useIsLive(): boolean {
  return useSyncExternalStore(subscribe, () => state === 'live');
}

/** Calls `read` each time that events arrive again after a time without: one of them may have been missed. */
export function useOnceLiveAgain(read: () => void): void {
  const isLive = useIsLive();
  const wasLive = useRef(isLive);
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (isLive && !wasLive.current) readAgain();
    wasLive.current = isLive;
  }, [isLive]);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
