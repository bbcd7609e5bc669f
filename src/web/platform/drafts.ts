/** Messages that are being written, by person and room; kept on the device through a reload. */
import { useCallback, useSyncExternalStore } from 'react';
import { onSessionEnd } from './session.ts';
import { kept } from './storage.register.ts';
import { readText, suffixesOf, writeText } from './storage.ts';

type Listener = (roomId: string) => void;

const listeners = new Set<Listener>();
/** If the browser stores nothing, drafts live as long as the page. */
const memory = new Map<string, string>();
onSessionEnd(() => memory.clear());

const nameOf = (me: number, roomId: string): string => `${me}.${roomId}`;

/** Returns the draft of a room; empty when there is none. */
export function draftOf(me: number, roomId: string): string {
  const name = nameOf(me, roomId);
  return memory.get(name) ?? readText(kept.chatDraft, name) ?? '';
}

/** Returns the rooms that have a draft on this device. */
export function draftRooms(me: number): string[] {
  const mine = nameOf(me, '');
  return [...memory.keys(), ...suffixesOf(kept.chatDraft)]
    .filter((name) => name.startsWith(mine))
    .map((name) => name.slice(mine.length));
}

export function setDraft(me: number, roomId: string, text: string): void {
  const name = nameOf(me, roomId);
  if (writeText(kept.chatDraft, text === '' ? null : text, name)) memory.delete(name);
  else memory.set(name, text);
  for (const listener of listeners) listener(roomId);
}

export function useDraft(me: number, roomId: string): [text: string, set: (text: string) => void] {
  const text = useSyncExternalStore(onDraft, () => draftOf(me, roomId));
  return [text, useCallback((next: string) => setDraft(me, roomId, next), [me, roomId])];
}

/** Calls `listener` with the room of each draft that changes. Returns the function that stops it. */
export function onDraft(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
