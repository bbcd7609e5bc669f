import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

/** Returns whether the message exists, is not deleted, and is not yet in the wanted state. */
export async function isToHide(
  trx: Trx,
  { roomId, seq, isHidden }: { roomId: string; seq: number; isHidden: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM room_event
    WHERE room_id = ${roomId} AND seq = ${seq} AND type = 'message' AND NOT payload ? 'deleted'
      AND (payload ? 'hidden') <> ${isHidden}
  `.execute(trx);
  return rows.length > 0;
}
