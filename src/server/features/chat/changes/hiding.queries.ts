import { sql } from 'kysely';
import { isDeleted, isHidden } from '#server/features/visibility/lines.ts';
import type { Trx } from '#server/platform/database/database.ts';

/** Returns whether the message exists, is not deleted, and is not yet in the wanted state. */
export async function isToHide(
  trx: Trx,
  { roomId, seq, isHidden: isWanted }: { roomId: string; seq: number; isHidden: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM room_event
    WHERE room_id = ${roomId} AND seq = ${seq} AND type = 'message' AND NOT ${isDeleted('room_event')}
      AND (${isHidden('room_event')}) <> ${isWanted}
  `.execute(trx);
  return rows.length > 0;
}
