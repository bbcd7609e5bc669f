import type { NewId } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { lockHead } from './changes.queries.ts';
import { writeChange } from './changes.ts';
import { isToHide } from './hiding.queries.ts';

interface Hiding {
  roomId: string;
  seq: number;
  /** False to show the message again. */
  isHidden: boolean;
  now: Date;
  newId: NewId;
}

/**
 * Hides a message from everybody except its author, and its quotes from everybody, or shows them again. Returns false
 * when nothing changes. Announce the room after the commit.
 */
export async function setMessageHidden(trx: Trx, hiding: Hiding): Promise<boolean> {
  const head = await lockHead(trx, hiding.roomId);
  if (head === undefined || !(await isToHide(trx, hiding))) return false;
  const set = hiding.isHidden ? { hidden: true as const } : {};
  await writeChange(
    trx,
    { ...hiding, head },
    { type: 'message_changed', by: null, drop: ['hidden'], set, inQuotes: true },
  );
  return true;
}
