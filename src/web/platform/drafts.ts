import { useCallback, useSyncExternalStore } from 'react';

/** What is written and not sent, for each person and room; kept on the device through a reload. */
const listeners = new Set<() => void>();
/** Where the browser keeps nothing, drafts live as long as the page. */
const memory = new Map<string, string>();

const keyOf = (me: number, roomId: string): string => `wildin.draft.${me}.${roomId}`;

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? '';
  } catch {
    return memory.get(key) ?? '';
  }
}

/** What stands unsent in a room. */
export function draftOf(me: number, roomId: string): string {
  return read(keyOf(me, roomId));
}

export function setDraft(me: number, roomId: string, text: string): void {
  const key = keyOf(me, roomId);
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

export function useDraft(me: number, roomId: string): [text: string, set: (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => read(keyOf(me, roomId)));
  return [text, useCallback((next: string) => setDraft(me, roomId, next), [me, roomId])];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
