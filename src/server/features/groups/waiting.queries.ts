import type { Trx } from '#server/platform/database/database.ts';

/** What waits for an answer, one row a person and room. A row without `declined_at` is open. */
const TABLES = { invitation: 'group_invitation', request: 'group_request' } as const;
type Waiting = keyof typeof TABLES;

export interface WaitingKey {
  roomId: string;
  userId: number;
}

/** Deletes an open row, because it is used or withdrawn; returns false when none is open. */
export async function takeOpen(trx: Trx, what: Waiting, { roomId, userId }: WaitingKey): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom(TABLES[what])
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Declines an open row; returns false when none is open. */
export async function declineOpen(
  trx: Trx,
  what: Waiting,
  { roomId, userId, now }: WaitingKey & { now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable(TABLES[what])
    .set({ declined_at: now })
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .where('declined_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes all rows of a room, declined ones too. */
export async function deleteWaiting(trx: Trx, what: Waiting, roomId: string): Promise<void> {
  await trx.deleteFrom(TABLES[what]).where('room_id', '=', roomId).execute();
}
