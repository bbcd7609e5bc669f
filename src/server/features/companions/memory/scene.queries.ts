import { sql } from 'kysely';
import type { Companion } from '#content/companions/companion.ts';
import type { SceneOffer } from '#companions/speak.ts';
import { isActive, isVisible } from '#server/features/visibility/people.ts';
import { isDeleted } from '#server/features/visibility/lines.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The data of a conversation that an answer uses. */
export interface SceneRow {
  room_id: string;
  user_id: number;
  companion_id: number;
  met_at: Date;
  told_at: Date | null;
  forgotten_seq: number;
  cleared_at: Date | null;
  answered_seq: number;
  /** The seq of the last line that changed the notes. */
  noted_seq: number;
  last_seq: number;
  key: string | null;
  persona: Companion | null;
  time_zone: string;
  display_name: string | null;
  first_name: string | null;
  bio: string | null;
  mbti_type: string | null;
  interests: string[];
}

/** Returns a room's conversation; undefined when the room is closed or one of the two is hidden, blocked or gone. */
export async function sceneOf(db: Db, roomId: string): Promise<SceneRow | undefined> {
  const { rows } = await sql<SceneRow>`
    SELECT meeting.*, room.last_seq, companion.key, companion.persona, person.time_zone, person.display_name,
      person.first_name, person.bio, person.mbti_type, person.interests
    FROM companion_room meeting
    JOIN room ON room.id = meeting.room_id AND room.closed_at IS NULL
    JOIN companion ON companion.user_id = meeting.companion_id
    JOIN account person ON person.id = meeting.user_id AND ${isActive('person')}
    JOIN account self ON self.id = meeting.companion_id AND ${isVisible(sql.ref('meeting.user_id'), 'self')}
    WHERE meeting.room_id = ${roomId}
  `.execute(db);
  return rows[0];
}

export interface LineRow {
  seq: number;
  sender_id: number;
  content: string;
  created_at: Date;
  /** Where the character's line left the conversation among the scenes. */
  place: SceneOffer['place'] | null;
  /** What the character's line offers to answer. */
  replies: string[] | null;
}

/** Returns the last lines that the companion reads, in order. */
export async function linesSince(
  db: Db,
  { room_id, forgotten_seq }: Pick<SceneRow, 'room_id' | 'forgotten_seq'>,
  most: number,
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT seq, sender_id, payload ->> 'content' AS content, created_at, payload #> '{offer,place}' AS place,
      payload #> '{offer,replies}' AS replies
    FROM room_event
    WHERE room_id = ${room_id} AND type = 'message' AND seq > ${forgotten_seq} AND NOT ${isDeleted('room_event')}
    ORDER BY seq DESC
    LIMIT ${most}
  `.execute(db);
  return rows.toReversed();
}

/** Returns the character's last lines before a seq, oldest first, even those beyond its memory, to avoid repeats. */
export async function ownLines(
  db: Db,
  { room_id, companion_id }: Pick<SceneRow, 'room_id' | 'companion_id'>,
  { before, most }: { before: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    SELECT payload ->> 'content' AS content
    FROM room_event
    WHERE room_id = ${room_id} AND type = 'message' AND sender_id = ${companion_id} AND seq < ${before}
    ORDER BY seq DESC
    LIMIT ${most}
  `.execute(db);
  return rows.map(({ content }) => content).toReversed();
}

/** Returns whether the log already has a line with this client id, from any worker. */
export async function isSaid(db: Db, line: { roomId: string; senderId: number; clientId: string }): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM room_event
    WHERE room_id = ${line.roomId} AND sender_id = ${line.senderId} AND client_id = ${line.clientId}
  `.execute(db);
  return rows.length > 0;
}

/** Records the seq up to which lines have an answer, and the time of a new disclosure of the AI, if any. */
export async function recordAnswer(
  db: Db,
  { roomId, seq, toldAt }: { roomId: string; seq: number; toldAt: Date | null },
): Promise<void> {
  await sql`
    UPDATE companion_room SET answered_seq = greatest(answered_seq, ${seq}::bigint),
      told_at = coalesce(${toldAt}::timestamptz, told_at)
    WHERE room_id = ${roomId}
  `.execute(db);
}
