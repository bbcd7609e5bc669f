import { sql } from 'kysely';
import { HIDDEN_MESSAGE } from '#contract/chat.ts';
import type { Trx } from '#server/platform/database/database.ts';

interface Place {
  roomId: string;
  seq: number;
}

/** Locks a room against other writers, as they do, and returns its head. */
export async function lockHead(trx: Trx, roomId: string): Promise<number | undefined> {
  const { rows } = await sql<{ last_seq: number }>`SELECT last_seq FROM room WHERE id = ${roomId} FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0]?.last_seq;
}

/** Returns a message, unless it is as asked already, and then the messages that quote it. */
export async function affectedBy(
  trx: Trx,
  { roomId, seq, isHidden }: Place & { isHidden: boolean },
): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    SELECT other.seq FROM room_event event
    JOIN room_event other ON other.room_id = event.room_id AND other.seq >= event.seq AND other.type = 'message'
      AND (other.seq = event.seq OR other.payload -> 'replyTo' ->> 'messageId' = event.id::text)
    WHERE event.room_id = ${roomId} AND event.seq = ${seq} AND event.type = 'message'
      AND coalesce((event.payload ->> 'hidden')::boolean, false) <> ${isHidden}
    ORDER BY other.seq
  `.execute(trx);
  return rows.map((row) => row.seq);
}

/** A message, and the line that says that it changed. */
export interface Change {
  seq: number;
  line: number;
  id: string;
}

/** Marks a message and blanks what quotes have of it, or takes both back; each of the messages remembers its line. */
export async function markMessages(
  trx: Trx,
  { roomId, seq, isHidden, changes }: Place & { isHidden: boolean; changes: readonly Change[] },
): Promise<void> {
  await sql`
    UPDATE room_event event SET payload = jsonb_build_object('changedSeq', change.line) || CASE
      WHEN event.seq = hidden.seq AND ${isHidden} THEN event.payload - 'changedSeq' || '{"hidden": true}'
      WHEN event.seq = hidden.seq THEN event.payload - 'changedSeq' - 'hidden'
      ELSE jsonb_set(event.payload - 'changedSeq', '{replyTo}', CASE
        WHEN ${isHidden} THEN event.payload -> 'replyTo'
          || jsonb_build_object('content', ${HIDDEN_MESSAGE}::text, 'isHidden', true)
        ELSE (event.payload -> 'replyTo') - 'isHidden'
          || jsonb_build_object('content', left(hidden.payload ->> 'content', 120)) END) END
    FROM room_event hidden
    CROSS JOIN unnest(${changes.map((one) => one.seq)}::bigint[], ${changes.map((one) => one.line)}::bigint[])
      AS change (seq, line)
    WHERE hidden.room_id = ${roomId} AND hidden.seq = ${seq}
      AND event.room_id = ${roomId} AND event.seq = change.seq
  `.execute(trx);
}

/** Appends the lines to the log. The room keeps its place in the lists: nobody has said anything. */
export async function insertChangeLines(
  trx: Trx,
  { roomId, changes, now }: { roomId: string; changes: readonly Change[]; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
    SELECT ${roomId}::uuid, change.line, change.id, 'message_changed', jsonb_build_object('of', change.seq), ${now}
    FROM unnest(${changes.map((one) => one.seq)}::bigint[], ${changes.map((one) => one.line)}::bigint[],
      ${changes.map((one) => one.id)}::uuid[]) AS change (seq, line, id)
  `.execute(trx);
}

export async function advanceHead(trx: Trx, { roomId, by }: { roomId: string; by: number }): Promise<void> {
  await sql`UPDATE room SET last_seq = last_seq + ${by}::int WHERE id = ${roomId}`.execute(trx);
}
