import { useSyncExternalStore } from 'react';
import { onSessionEnd } from './session.ts';

/** Why the server closes most pages to the person: they are suspended, their age was refused, or they are not let in yet. */
export type Exclusion = 'suspended' | 'refused' | 'awaiting';

/**
 * The person's exclusion; null without one. This file imports no contract, because every page loads it. A refused call
 * (`call.ts`) or socket sets the value, and the person's record sets and clears it.
 */
let exclusion: Exclusion | null = null;
const listeners = new Set<() => void>();

export function setExclusion(next: Exclusion | null): void {
  if (next === exclusion) return;
  exclusion = next;
  for (const listener of listeners) listener();
}

export function useExclusion(): Exclusion | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => exclusion,
  );
}

/** Returns the exclusion that a person's record says. */
export function exclusionOf(me: {
  isSuspended: boolean;
  isAgeRefused: boolean;
  isAwaitingApproval: boolean;
}): Exclusion | null {
  if (me.isSuspended) return 'suspended';
  if (me.isAgeRefused) return 'refused';
  return me.isAwaitingApproval ? 'awaiting' : null;
}

onSessionEnd(() => setExclusion(null));
