import { draftOf, setDraft } from './drafts.ts';

/** Adds a text to the end of a draft, unless the draft contains the text already. */
export function withText(draft: string, text: string): string {
  return draft.includes(text) ? draft : [draft.trimEnd(), text].filter(Boolean).join('\n');
}

/** Adds a text to the end of a room's draft, unless the draft contains the text already. */
export function addToDraft(me: number, roomId: string, text: string): void {
  setDraft(me, roomId, withText(draftOf(me, roomId), text));
}
