import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface EditedMessageKey {
  roomId: string;
  seq: number;
}

/** Stores the earlier text of a message, with the seq of the log line of the edit. */
export async function insertEdit(
  trx: Trx,
  edit: EditedMessageKey & { line: number; id: string; userId: number; content: string; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO message_edit (room_id, seq, line_seq, id, user_id, content, replaced_at)
    VALUES (${edit.roomId}, ${edit.seq}, ${edit.line}, ${edit.id}, ${edit.userId}, ${edit.content}, ${edit.now})
  `.execute(trx);
}

/** Returns the earlier texts of a message, oldest first. */
export async function earlierTexts(
  db: Db,
  { roomId, seq }: EditedMessageKey,
): Promise<{ line: number; content: string }[]> {
  const { rows } = await sql<{ line: number; content: string }>`
    SELECT line_seq AS line, content FROM message_edit WHERE room_id = ${roomId} AND seq = ${seq} ORDER BY line_seq
  `.execute(db);
  return rows;
}

/** Deletes the earlier texts of a message, its reactions and its end. */
export async function deleteTraces(trx: Trx, { roomId, seq }: EditedMessageKey): Promise<void> {
  await sql`
    WITH edits AS (
      DELETE FROM message_edit WHERE room_id = ${roomId} AND seq = ${seq}
    ), ends AS (
      UPDATE room_event SET ends_at = NULL WHERE room_id = ${roomId} AND seq = ${seq}
    )
    DELETE FROM message_reaction WHERE room_id = ${roomId} AND seq = ${seq}
  `.execute(trx);
}
