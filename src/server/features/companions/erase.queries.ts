import type { Trx } from '#server/platform/database/database.ts';

export async function deleteDue(trx: Trx, roomIds: string[]): Promise<void> {
  if (roomIds.length > 0) await trx.deleteFrom('companion_due').where('room_id', 'in', roomIds).execute();
}
