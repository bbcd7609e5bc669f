import type { WynAnswer, WynOpener } from '#contract/wyn.ts';
import { markOf, USED_MAX, usedMark } from '#contract/wyn.used.ts';
import { kept } from '#web/platform/storage/storage.register.ts';
import { readJson, readText, writeJson, writeText } from '#web/platform/storage/storage.ts';

/** A line of the conversation as this device stores it. */
export interface WynEntry {
  id: string;
  role: 'user' | 'assistant';
  content: string;
  /** ISO 8601. */
  at: string;
  opener?: WynOpener | null;
  /** help: the card with phone numbers; failed: the text of a failure, which is never sent to the server. */
  kind?: 'help' | 'failed';
  /** The sources of the facts in the answer; for an answer by a model, of the facts that the model received. */
  from?: WynAnswer['from'];
  /** The author of an answer with facts. */
  by?: WynAnswer['by'];
  /** The id that names this answer in a report to the moderators. */
  reportId?: string;
}

/** The owner of the conversation: a member's id, or a visitor. */
export type WynOwner = number | 'guest';

export const ENTRIES_KEPT = 200;
const IDS_KEPT = 10;

export function readEntries(person: WynOwner): WynEntry[] {
  return readJson(kept.wynTalk, (value) => (Array.isArray(value) ? value.filter(isEntry) : []), person) ?? [];
}

/** Stores the latest lines; an empty list removes what is stored. Without storage, a reload loses the lines. */
export function keepEntries(person: WynOwner, entries: readonly WynEntry[]): void {
  if (entries.length === 0) writeText(kept.wynTalk, null, person);
  else writeJson(kept.wynTalk, entries.slice(-ENTRIES_KEPT).map(withoutOldId), person);
}

/** Drops the report id of an answer before the last ten lines. Report ids are long, and expire after a day. */
function withoutOldId(entry: WynEntry, at: number, all: readonly WynEntry[]): WynEntry {
  if (entry.reportId === undefined || at >= all.length - IDS_KEPT) return entry;
  const { reportId: _, ...rest } = entry;
  return rest;
}

/** The key of the marks, beside the conversation. A sign-out removes both. */
const usedBy = (person: WynOwner): string => `used:${person}`;

/** Returns the marks of the openers that the person put into a chat, the oldest first. */
export function readUsed(person: WynOwner): string[] {
  const isMark = (value: unknown): value is string => usedMark.safeParse(value).success;
  return readJson(kept.wynTalk, (value) => (Array.isArray(value) ? value.filter(isMark) : []), usedBy(person)) ?? [];
}

/** Notes that the person put an opener into a chat. The note outlives the conversation, and has none of its words. */
export function noteUsed(person: WynOwner, { chatRoomId, text }: { chatRoomId: string; text: string }): void {
  const marks = new Set(readUsed(person)).add(markOf(chatRoomId, text));
  writeJson(kept.wynTalk, [...marks].slice(-USED_MAX), usedBy(person));
}

export function readDraft(person: WynOwner): string {
  return readText(kept.wynDraft, person) ?? '';
}

export function keepDraft(person: WynOwner, text: string): void {
  writeText(kept.wynDraft, text === '' ? null : text, person);
}

function isEntry(value: unknown): value is WynEntry {
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
