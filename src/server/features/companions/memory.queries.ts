import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface NoteRow {
  id: string;
  about: string;
  note: string;
  noted_at: Date;
}

/** Returns the person's conversation by its room; undefined for another person's. */
export async function ownMeeting(
  db: Db,
  userId: number,
  roomId: string,
): Promise<{ companion_id: number; forgotten_seq: number; cleared_at: Date | null } | undefined> {
  return db
    .selectFrom('companion_room')
    .select(['companion_id', 'forgotten_seq', 'cleared_at'])
    .where('room_id', '=', roomId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks the conversation, so that a line from before a clearing is never noted after it. */
export async function lockMemory(trx: Trx, roomId: string): Promise<number | undefined> {
  const row = await trx
    .selectFrom('companion_room')
    .select('forgotten_seq')
    .where('room_id', '=', roomId)
    .forUpdate()
    .executeTakeFirst();
  return row?.forgotten_seq;
}

export async function notesOf(db: Db, roomId: string): Promise<NoteRow[]> {
  return db
    .selectFrom('companion_note')
    .select(['id', 'about', 'note', 'noted_at'])
    .where('room_id', '=', roomId)
    .orderBy('noted_at')
    .orderBy('id')
    .execute();
}

export async function insertNote(trx: Trx, roomId: string, note: NoteRow): Promise<void> {
  await trx
    .insertInto('companion_note')
    .values({ ...note, room_id: roomId })
    .execute();
}

/** Returns false when there is no such note. */
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

/** Deletes all notes; the companion reads only lines from here on. */
export async function forgetAll(trx: Trx, roomId: string, now: Date): Promise<void> {
  await trx.deleteFrom('companion_note').where('room_id', '=', roomId).execute();
  await sql`
    UPDATE companion_room SET cleared_at = ${now},
      forgotten_seq = (SELECT last_seq FROM room WHERE room.id = companion_room.room_id)
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
