import { useSyncExternalStore } from 'react';
import type { Joining, MachineWork, Part, Place } from '#contract/place.ts';

/**
 * What a page knows of the place. The server writes it into the page's head where it differs from the defaults
 * (src/server/features/pages/page.ts). This file imports no contract, because every page loads it.
 */
export interface KnownPlace {
  name: string;
  joining: Joining;
  word: Place['word'];
  off: readonly Part[];
  machines: readonly MachineWork[];
}

const NAME = 'Wildin';
const written = globalThis.document?.querySelector<HTMLMetaElement>('meta[name=wildin-place]')?.content ?? '{}';
let known: KnownPlace = {
  name: NAME,
  joining: 'open',
  word: null,
  off: [],
  machines: [],
  ...(JSON.parse(written) as object),
};
const listeners = new Set<() => void>();

/** Takes what the server says now. */
export function setPlace(next: KnownPlace): void {
  known = next;
  for (const listener of listeners) listener();
}

/** Asks the server what the place is like; undefined without an answer. */
export async function readPlace(): Promise<KnownPlace | undefined> {
  const answer = await fetch('/api/place').catch(() => undefined);
  return answer?.ok === true ? ((await answer.json()) as KnownPlace) : undefined;
}

export const placeNow = (): KnownPlace => known;

export function usePlace(): KnownPlace {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => known,
  );
}

/** Returns the mark of the place, as the header shows it. */
export const markOf = ({ name }: Pick<KnownPlace, 'name'>): string => (name === NAME ? 'wildin' : name);
