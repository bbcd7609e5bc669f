import { leaving, nameOf, setDraft, tell } from './drafts.ts';

/** Empties the field at once, and the stored draft when `stored` resolves. A text typed in the meantime stays. */
export async function sendDraft(me: number, roomId: string, stored: Promise<unknown>): Promise<void> {
  const name = nameOf(me, roomId);
  leaving.set(name, stored);
  tell();
  await stored;
  if (leaving.get(name) === stored) setDraft(me, roomId, '');
}
