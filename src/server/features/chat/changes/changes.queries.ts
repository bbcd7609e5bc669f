import { sql, type RawBuilder } from 'kysely';
import { floor } from '#server/features/chat/log/chat.queries.ts';
import { quoteOf, refusalOf } from '#server/features/chat/log/chat.statements.ts';
import type { EventPayload } from '#server/features/chat/log/log.queries.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { mayWrite } from '#server/features/people/manners.ts';

interface MessageKey {
  roomId: string;
  seq: number;
}

/** Locks a room with the lock that all its writers take. Returns its last seq; undefined if there is no such room. */
export async function lockHead(trx: Trx, roomId: string): Promise<number | undefined> {
  const { rows } = await sql<{ last_seq: number }>`SELECT last_seq FROM room WHERE id = ${roomId} FOR NO KEY UPDATE
  `.execute(trx);
  return rows[0]?.last_seq;
}

/** The reason why a member may write nothing in a room, if any. */
export type WriteRefusal =
  | 'writing_paused'
  | 'age_check_needed'
  | 'blocked'
  | 'muted_here'
  | 'rules_first'
  | 'request_unanswered'
  | 'request_waits'
  | 'profile_incomplete'
  | null;

/** A message that a member reads, and the reason why they may write nothing in its room, if any. */
export interface FoundMessage {
  seq: number;
  sender_id: number | null;
  payload: EventPayload;
  created_at: Date;
  refusal: WriteRefusal;
}

/**
 * Returns SQL for the reason why a person may not write in a room at a moment; null if they may. A request that is not
 * accepted yet is a reason. The statement must have the aliases `room` and `member`.
 */
export function refusalIn(person: RawBuilder<unknown>, at: RawBuilder<unknown>): RawBuilder<WriteRefusal> {
  return sql<WriteRefusal>`CASE
      ${refusalOf(person, at)}
      WHEN room.asked_by <> ${person} THEN 'request_unanswered'
      WHEN room.asked_by = ${person} THEN 'request_waits'
      WHEN NOT ${mayWrite(person)} THEN 'profile_incomplete' END`;
}

/** Returns the message that a member wants to change; undefined for no member, and for a message they cannot read. */
export async function messageForChange(
  trx: Trx,
  { roomId, messageId, userId, now }: { roomId: string; messageId: string; userId: number; now: Date },
): Promise<FoundMessage | undefined> {
  const me = sql`${userId}::bigint`;
  const { rows } = await sql<FoundMessage>`
    SELECT event.seq, event.sender_id, event.payload, event.created_at,
      ${refusalIn(me, sql`${now}::timestamptz`)} AS refusal
    FROM room
    JOIN room_member member ON member.room_id = room.id AND member.user_id = ${me} AND member.left_seq IS NULL
    JOIN room_event event ON event.room_id = room.id AND event.id = ${messageId} AND event.type = 'message'
      AND event.seq > ${floor}
    WHERE room.id = ${roomId}
  `.execute(trx);
  return rows[0];
}

/** Returns the seqs of the messages that quote a message, in order. */
export async function quotesOf(trx: Trx, { roomId, seq }: MessageKey): Promise<number[]> {
  const { rows } = await sql<{ seq: number }>`
    SELECT reply.seq FROM room_event reply
    WHERE reply.room_id = ${roomId} AND reply.payload ? 'replyTo'
      AND (reply.payload -> 'replyTo' ->> 'seq')::bigint = ${seq}
    ORDER BY reply.seq
  `.execute(trx);
  return rows.map((row) => row.seq);
}

/** A changed message, and the log line that announces the change. */
export interface ChangeLine {
  seq: number;
  line: number;
  id: string;
}

/** Removes the fields `drop` from a message and sets the fields `set`. `changedSeq` becomes the seq of the line. */
export async function patchMessage(
  trx: Trx,
  { roomId, seq, line, drop, set }: MessageKey & { line: number; drop: readonly string[]; set: EventPayload },
): Promise<void> {
  const fields = JSON.stringify({ ...set, changedSeq: line } satisfies EventPayload);
  await sql`
    UPDATE room_event SET payload = (payload - ${drop}::text[]) || ${fields}::jsonb
    WHERE room_id = ${roomId} AND seq = ${seq}
  `.execute(trx);
}

/** Updates the quotes of a message after an edit, a deletion or a change of its hiding. */
export async function patchQuotes(
  trx: Trx,
  { roomId, seq, lines }: MessageKey & { lines: readonly ChangeLine[] },
): Promise<void> {
  await sql`
    UPDATE room_event reply SET payload = reply.payload || jsonb_build_object(
      'replyTo', (reply.payload -> 'replyTo') - '{isHidden,isDeleted,endsAt}'::text[] || ${quoteOf},
      'changedSeq', change.line)
    FROM room_event quoted
    CROSS JOIN unnest(${lines.map((one) => one.seq)}::bigint[], ${lines.map((one) => one.line)}::bigint[])
      AS change (seq, line)
    WHERE quoted.room_id = ${roomId} AND quoted.seq = ${seq}
      AND reply.room_id = ${roomId} AND reply.seq = change.seq
  `.execute(trx);
}

/** The data of the log line of a change, besides the message that changed. */
export interface ChangeRecord {
  type:
    | 'message_changed'
    | 'message_edited'
    | 'message_deleted'
    | 'message_pinned'
    | 'message_unpinned'
    | 'gift_unwrapped'
    | 'reaction_added'
    | 'reaction_removed'
    | 'plan_answered'
    | 'party_answered'
    | 'party_changed'
    | 'plan_changed'
    | 'poll_voted'
    | 'poll_closed';
  /** The member who made the change; null when moderation hides or shows a message, and when a time is over. */
  by: number | null;
  emoji?: string;
}

/**
 * Appends the lines to the log: the first for the change in `said`, the others for the quotes of the message. The room
 * keeps its place in lists of chats.
 */
export async function insertChangeLines(
  trx: Trx,
  { roomId, lines, said, now }: { roomId: string; lines: readonly ChangeLine[]; said: ChangeRecord; now: Date },
): Promise<void> {
  const detail = JSON.stringify(said.emoji === undefined ? {} : { emoji: said.emoji });
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
    SELECT ${roomId}::uuid, change.line, change.id, CASE change.n WHEN 1 THEN ${said.type} ELSE 'message_changed' END,
      CASE change.n WHEN 1 THEN ${said.by}::bigint END,
      jsonb_build_object('of', change.seq) || CASE change.n WHEN 1 THEN ${detail}::jsonb ELSE '{}' END, ${now}
    FROM unnest(${lines.map((one) => one.seq)}::bigint[], ${lines.map((one) => one.line)}::bigint[],
      ${lines.map((one) => one.id)}::uuid[]) WITH ORDINALITY AS change (seq, line, id, n)
  `.execute(trx);
}

export async function advanceHead(trx: Trx, { roomId, by }: { roomId: string; by: number }): Promise<void> {
  await sql`UPDATE room SET last_seq = last_seq + ${by}::int WHERE id = ${roomId}`.execute(trx);
}
