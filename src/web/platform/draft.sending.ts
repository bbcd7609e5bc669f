import { leaving, nameOf, setDraft, tell } from './drafts.ts';

/**
 * Empties the field at once, and the stored draft when `stored` resolves. If it rejects, the field shows the draft
 * again. A text that was typed meanwhile stays.
 */
export function sendDraft(me: number, roomId: string, stored: Promise<unknown>): void {
  const name = nameOf(me, roomId);
  leaving.set(name, stored);
  tell();
  const isLast = (): boolean => leaving.get(name) === stored;
  stored.then(
    () => isLast() && setDraft(me, roomId, ''),
    () => {
      if (isLast()) leaving.delete(name);
      tell();
    },
  );
}
