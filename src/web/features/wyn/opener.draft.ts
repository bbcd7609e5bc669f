import { draftOf, setDraft } from '#web/platform/drafts.ts';

/** Appends to the draft of the room, so that no typed text is lost. */
export function putInto(me: number, roomId: string, text: string): void {
  const begun = draftOf(me, roomId).trimEnd();
  setDraft(me, roomId, begun === '' || begun === text ? text : `${begun}\n${text}`);
}
