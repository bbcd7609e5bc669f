import { sql } from 'kysely';
import { isDeleted } from '#server/features/visibility/lines.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface NoteRow {
  id: string;
  about: string;
  note: string;
  noted_at: Date;
  /** The seq of the line that the note came from; null for an old note that was stored without it. */
  seq: number | null;
}

/** A note with the text of its line. */
export interface NoteWithLine extends NoteRow {
  line: string | null;
}

/** Returns a person's conversation with a companion by its room; undefined for another person's room. */
export async function ownMeeting(
  db: Db,
  userId: number,
  roomId: string,
): Promise<{ companion_id: number; forgotten_seq: number; cleared_at: Date | null; is_made: boolean } | undefined> {
  return db
    .selectFrom('companion_room as room')
    .innerJoin('companion', 'companion.user_id', 'room.companion_id')
    .select(['room.companion_id', 'room.forgotten_seq', 'room.cleared_at'])
    .select((eb) => eb('companion.key', 'is', null).$castTo<boolean>().as('is_made'))
    .where('room.room_id', '=', roomId)
    .where('room.user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks the conversation, so that a clearing and the noting of earlier lines cannot overlap. */
export async function lockMemory(
  trx: Trx,
  roomId: string,
): Promise<{ forgotten_seq: number; noted_seq: number } | undefined> {
  return trx
    .selectFrom('companion_room')
    .select(['forgotten_seq', 'noted_seq'])
    .where('room_id', '=', roomId)
    .forUpdate()
    .executeTakeFirst();
}

/** Records the seq of the last line that changed the notes. */
export async function recordNoted(trx: Trx, roomId: string, seq: number): Promise<void> {
  await trx.updateTable('companion_room').set({ noted_seq: seq }).where('room_id', '=', roomId).execute();
}

/** Returns the notes, oldest first, without those whose line was deleted by its writer. */
export async function notesOf(db: Db, roomId: string): Promise<NoteWithLine[]> {
  const { rows } = await sql<NoteWithLine>`
    SELECT note.id, note.about, note.note, note.noted_at, note.seq, line.payload ->> 'content' AS line
    FROM companion_note note
    LEFT JOIN room_event line ON line.room_id = note.room_id AND line.seq = note.seq
    WHERE note.room_id = ${roomId} AND NOT coalesce(${isDeleted('line')}, false)
    ORDER BY note.noted_at, note.id
  `.execute(db);
  return rows;
}

/** Deletes the notes whose line was deleted by its writer. */
export async function dropUnsaid(trx: Trx, roomId: string): Promise<void> {
  await sql`
    DELETE FROM companion_note note USING room_event line
    WHERE note.room_id = ${roomId} AND line.room_id = note.room_id AND line.seq = note.seq AND ${isDeleted('line')}
  `.execute(trx);
}

export async function insertNote(trx: Trx, roomId: string, note: NoteRow): Promise<void> {
  await trx
    .insertInto('companion_note')
    .values({ ...note, room_id: roomId })
    .execute();
}

/** Deletes these notes of a room; returns false when none of them exists. */
export async function deleteNotes(trx: Db, roomId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await trx
    .deleteFrom('companion_note')
    .where('room_id', '=', roomId)
    .where('id', 'in', [...ids])
    .returning('id')
    .execute();
  return rows.length > 0;
}

/** Deletes all notes; the companion then reads only lines after `upTo`, by default the last line. */
export async function forgetAll(
  trx: Trx,
  roomId: string,
  { now, upTo = null }: { now: Date; upTo?: number | null },
): Promise<void> {
  await trx.deleteFrom('companion_note').where('room_id', '=', roomId).execute();
  await sql`
    UPDATE companion_room SET cleared_at = ${now},
      forgotten_seq = coalesce(${upTo}::bigint, (SELECT last_seq FROM room WHERE room.id = companion_room.room_id))
    WHERE room_id = ${roomId}
  `.execute(trx);
}

export async function linesRead(
  db: Db,
  roomId: string,
  { after, most }: { after: number; most: number },
): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    SELECT count(*)::int AS lines FROM (
      SELECT FROM room_event WHERE room_id = ${roomId} AND type = 'message' AND seq > ${after} LIMIT ${most}
    ) AS read
  `.execute(db);
  return rows[0]?.lines ?? 0;
}
