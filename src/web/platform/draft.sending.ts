import { leaving, nameOf, setDraft, tell } from './drafts.ts';

/**
 * Empties the field at once, and the stored draft when `stored` resolves. A text that was typed meanwhile stays.
 */
export function sendDraft(me: number, roomId: string, stored: Promise<unknown>): void {
  const name = nameOf(me, roomId);
  leaving.set(name, stored);
  tell();
  void stored.then(() => {
    if (leaving.get(name) === stored) setDraft(me, roomId, '');
  });
}
