import type { WynAnswer, WynOpener } from '#contract/wyn.ts';
import { kept } from '#web/platform/storage.register.ts';
import { readJson, readText, writeJson, writeText } from '#web/platform/storage.ts';

/** A line of the conversation as this device stores it. */
export interface Entry {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  at: string;
  opener?: WynOpener | null;
  /** help: the card with phone numbers; failed: the text of a failure. Neither is part of the conversation. */
  kind?: 'help' | 'failed';
  /** The facts in the answer, and its author. For a model, these are the facts that the model received. */
  from?: WynAnswer['from'];
  by?: WynAnswer['by'];
  /** The id of this answer in a report. */
  reportId?: string;
}

/** The owner of the conversation: a member's id, or a visitor. */
export type Person = number | 'guest';

export const ENTRIES_KEPT = 200;
const IDS_KEPT = 10;

export function readEntries(person: Person): Entry[] {
  return readJson(kept.wynTalk, (value) => (Array.isArray(value) ? value.filter(isEntry) : []), person) ?? [];
}

/** Stores the latest lines; without storage, the conversation lives as long as the page. */
export function keepEntries(person: Person, entries: readonly Entry[]): void {
  if (entries.length === 0) writeText(kept.wynTalk, null, person);
  else writeJson(kept.wynTalk, entries.slice(-ENTRIES_KEPT).map(withoutOldId), person);
}

/** An answer's id is long and expires after a day, so only the ids of the last answers are stored. */
function withoutOldId(entry: Entry, at: number, all: readonly Entry[]): Entry {
  if (entry.reportId === undefined || at >= all.length - IDS_KEPT) return entry;
  const { reportId: _, ...rest } = entry;
  return rest;
}

export function readDraft(person: Person): string {
  return readText(kept.wynDraft, person) ?? '';
}

export function keepDraft(person: Person, text: string): void {
  writeText(kept.wynDraft, text === '' ? null : text, person);
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
