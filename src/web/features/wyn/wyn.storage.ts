import type { WynOpener } from '#contract/wyn.ts';

/** A line of the conversation as it is kept on this device. */
export interface Entry {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  at: string;
  opener?: WynOpener | null;
  /** The card with the numbers to call, or the words of a failure, which are no part of the conversation. */
  kind?: 'help' | 'failed';
}

/** Whose conversation: a member's id, or a visitor's. */
export type Person = number | 'guest';

export const ENTRIES_KEPT = 200;
const TALK = 'wildin.wyn.';
const DRAFT = 'wildin.wyn-draft.';

export function readEntries(person: Person): Entry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(TALK + person) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

/** Keeps the latest; where the browser keeps nothing, the conversation lives as long as the page. */
export function keepEntries(person: Person, entries: readonly Entry[]): void {
  try {
    if (entries.length === 0) localStorage.removeItem(TALK + person);
    else localStorage.setItem(TALK + person, JSON.stringify(entries.slice(-ENTRIES_KEPT)));
  } catch {
    // It is still on screen.
  }
}

export function readDraft(person: Person): string {
  try {
    return localStorage.getItem(DRAFT + person) ?? '';
  } catch {
    return '';
  }
}

export function keepDraft(person: Person, text: string): void {
  try {
    if (text === '') localStorage.removeItem(DRAFT + person);
    else localStorage.setItem(DRAFT + person, text);
  } catch {
    // It is still in the field.
  }
}

/** What members said to Wyn leaves the device with them; a visitor's conversation stays. */
export function forgetConversations(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isOurs = key.startsWith(TALK) || key.startsWith(DRAFT);
      if (isOurs && !key.endsWith('.guest')) localStorage.removeItem(key);
    }
  } catch {
    // Then nothing was kept either.
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'content' in value &&
    typeof value.content === 'string' &&
    'at' in value &&
    'role' in value &&
    (value.role === 'user' || value.role === 'assistant')
  );
}
