/** Messages that are being written, by person and room; kept on the device through a reload. */
import { useCallback, useSyncExternalStore } from 'react';
import { onSessionEnd } from '#web/platform/session/session.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readText, suffixesOf, writeText } from '#web/platform/storage/storage.ts';

/** Receives the id of the room whose draft changed; undefined if only the text that a field shows has changed. */
type Listener = (roomId?: string) => void;

const listeners = new Set<Listener>();
/** The drafts that the browser refused to store. They are lost when the page is closed. */
const memory = new Map<string, string>();
/** The drafts that are being sent. Each promise resolves once the text is stored as a message. */
export const leaving = new Map<string, Promise<unknown>>();
onSessionEnd(() => {
  memory.clear();
  leaving.clear();
});

export const nameOf = (me: number, roomId: string): string => `${me}.${roomId}`;

/** Returns the draft of a room as its field shows it; empty when there is none. */
export function draftOf(me: number, roomId: string): string {
  return leaving.has(nameOf(me, roomId)) ? '' : keptDraft(me, roomId);
}

/** Returns the draft of a room, or a sent text that is not stored as a message yet. */
export function keptDraft(me: number, roomId: string): string {
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
  leaving.delete(name);
  if (writeText(kept.chatDraft, text === '' ? null : text, name)) memory.delete(name);
  else memory.set(name, text);
  tell(roomId);
}

export function useDraft(me: number, roomId: string): [text: string, set: (text: string) => void] {
  const text = useSyncExternalStore(onShownDraft, () => draftOf(me, roomId));
  return [text, useCallback((next: string) => setDraft(me, roomId, next), [me, roomId])];
}

/**
 * Calls `listener` when a field must show another text, also after a change in another tab. That tab saves its drafts
 * itself. Returns a function that removes the listener.
 */
export function onShownDraft(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent): void => {
    if (key?.startsWith(kept.chatDraft.name) !== false) listener();
  };
  const stop = onDraft(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    stop();
    window.removeEventListener('storage', fromOtherTab);
  };
}

/**
 * Calls `listener` when a draft, or only the text that its field shows, changes in this tab. Returns a function that
 * removes the listener.
 */
export function onDraft(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tell(roomId?: string): void {
  for (const listener of listeners) listener(roomId);
}
