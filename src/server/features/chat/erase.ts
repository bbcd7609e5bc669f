import { closeOpenRoom, insertChange } from '#server/features/chat/log/chat.queries.ts';
import { leaveMany, lockMany } from '#server/features/chat/members/many.ts';
import type { NewId } from '#server/platform/clock.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { deleteMember, deleteRooms, emptyLines, insertUnsaid, roomsToLeave } from './erase.queries.ts';

interface Leaver {
  userId: number;
  /** True to empty the person's lines in the rooms that stay. */
  takesLines: boolean;
  now: Date;
  newId: NewId;
}

/**
 * Removes a person from all their rooms for ever. A room without another real person is deleted. Of the other rooms, a
 * room of two closes and a group goes on. Returns the deleted rooms as `gone` and the others as `left`; announce the
 * rooms in `left` after the commit.
 */
export async function leaveAllRooms(
  trx: Trx,
  { userId, takesLines, now, newId }: Leaver,
): Promise<{ gone: string[]; left: string[] }> {
  const rooms = await roomsToLeave(trx, userId);
  const shared = rooms.filter(({ isShared }) => isShared);
  const left = shared.map(({ id }) => id);
  const gone = rooms.flatMap(({ id, isShared }) => (isShared ? [] : [id]));
  await deleteRooms(trx, gone);
  for (const roomId of left) {
    if ((await lockMany(trx, roomId)) !== undefined) {
      await leaveMany(trx, { roomId, userId, now, newId });
      continue;
    }
    const seq = await closeOpenRoom(trx, roomId, now);
    if (seq !== undefined) await insertChange(trx, { roomId, seq, id: newId(), type: 'room_closed', now });
  }
  if (takesLines) {
    // A room that was closed or left before got no line above, and `emptyLines` needs a new last line.
    const rising = shared.map(({ id, head }) => ({ id, head, lineId: newId() }));
    await insertUnsaid(trx, rising, now);
    await emptyLines(trx, userId, left);
  }
  await deleteMember(trx, userId, left);
  return { gone, left };
}
