import { draftOf, setDraft } from './drafts.ts';

/** Returns a draft with a text at its end, where it is not in it already: nothing that was typed is lost. */
export function withText(draft: string, text: string): string {
  return draft.includes(text) ? draft : [draft.trimEnd(), text].filter(Boolean).join('\n');
}

/** Puts a text into the draft of a room. */
export function addToDraft(me: number, roomId: string, text: string): void {
  setDraft(me, roomId, withText(draftOf(me, roomId), text));
}
