import type { NewId } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { advanceHead, affectedBy, insertChangeLines, lockHead, markMessages } from './hiding.queries.ts';

interface Hiding {
  roomId: string;
  seq: number;
  /** False shows it again. */
  isHidden: boolean;
  now: Date;
  newId: NewId;
}

/**
 * Hides a message from everybody but its author, or shows it again. It stays in its place of the log; a line for it, and one
 * for each message that quotes it, say that it changed. Returns false where nothing changes. Announce the room after
 * the commit.
 */
export async function setMessageHidden(trx: Trx, hiding: Hiding): Promise<boolean> {
  const { roomId, newId, now } = hiding;
  const head = await lockHead(trx, roomId);
  const affected = head === undefined ? [] : await affectedBy(trx, hiding);
  if (head === undefined || affected.length === 0) return false;
  const changes = affected.map((seq, at) => ({ seq, line: head + 1 + at, id: newId() }));
  await markMessages(trx, { ...hiding, changes });
  await insertChangeLines(trx, { roomId, changes, now });
  await advanceHead(trx, { roomId, by: changes.length });
  return true;
}
