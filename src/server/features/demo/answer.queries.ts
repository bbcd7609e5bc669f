import { sql } from 'kysely';
import { isActive, isVisible } from '#server/features/visibility/people.ts';
import { isDeleted } from '#server/features/visibility/lines.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

/** The data that an answer uses about the room of a demo member and a person. */
export interface DemoScene {
  room_id: string;
  demo_id: number;
  mbti_type: string | null;
  bio: string | null;
  user_id: number;
  handle: string;
  invite_enabled: boolean;
}

/** Returns the data for an answer; undefined when the room is closed, or one of the two is inactive or blocked. */
export async function demoSceneOf(db: Db, roomId: string): Promise<DemoScene | undefined> {
  const { rows } = await sql<DemoScene>`
    SELECT room.id AS room_id, demo.id AS demo_id, demo.mbti_type, demo.bio,
      person.id AS user_id, person.handle, person.invite_enabled
    FROM room
    JOIN account person ON person.id IN (room.user_low, room.user_high) AND NOT person.is_demo AND ${isActive('person')}
    JOIN account demo ON demo.id IN (room.user_low, room.user_high) AND demo.is_demo
      AND ${isVisible(sql.ref('person.id'), 'demo')}
    WHERE room.id = ${roomId} AND room.room_type = 'direct' AND room.closed_at IS NULL
  `.execute(db);
  return rows[0];
}

/** Returns the first lines of a demo member in a room. */
export async function linesOfDemo(
  db: Db,
  { room_id: roomId, demo_id: demoId }: DemoScene,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ content: string }>`
    SELECT payload ->> 'content' AS content FROM room_event
    WHERE room_id = ${roomId} AND sender_id = ${demoId} AND type = 'message' ORDER BY seq LIMIT ${most}
  `.execute(db);
  return rows.map(({ content }) => content);
}

export interface DemoLine {
  seq: number;
  sender_id: number;
  content: string;
}

/** Returns the last lines of a room up to a seq, without deleted ones, in order. */
export async function lastLines(
  db: Db,
  { room_id: roomId }: DemoScene,
  { upTo, most }: { upTo: number; most: number },
): Promise<DemoLine[]> {
  const { rows } = await sql<DemoLine>`
    SELECT seq, sender_id, payload ->> 'content' AS content FROM room_event
    WHERE room_id = ${roomId} AND type = 'message' AND seq <= ${upTo} AND NOT ${isDeleted('room_event')}
    ORDER BY seq DESC LIMIT ${most}
  `.execute(db);
  return rows.toReversed();
}

interface Begun {
  /** The seq of the last line that the answer covers. */
  answered_seq: number;
  /** The index of the answer's first line among all lines of the demo member. */
  begun_at: number;
}

/** Returns the latest answer that a demo member began in a room; undefined before the first. */
export async function begunAnswer(db: Db, roomId: string): Promise<Begun | undefined> {
  return db
    .selectFrom('demo_talk')
    .select(['answered_seq', 'begun_at'])
    .where('room_id', '=', roomId)
    .executeTakeFirst();
}

export async function recordBegun(db: Db, roomId: string, begun: Begun): Promise<void> {
  await db
    .insertInto('demo_talk')
    .values({ room_id: roomId, ...begun })
    .onConflict((conflict) => conflict.column('room_id').doUpdateSet(begun))
    .execute();
}

/** Deletes the records of the answers that demo members owe or began in these rooms. */
export async function deleteAnswers(trx: Trx, roomIds: readonly string[]): Promise<void> {
  await sql`
    WITH due AS (DELETE FROM demo_due WHERE room_id = ANY (${roomIds}::uuid[]))
    DELETE FROM demo_talk WHERE room_id = ANY (${roomIds}::uuid[])
  `.execute(trx);
}
