import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Every fifth line repeats these words one to three times, so that the lines differ in height. */
const WORDS = 'The tide pools are open on Sunday, bring shoes that may get wet. ';

/**
 * Adds lines to an empty direct room: "Line 1.", "Line 2." and so on, some with more words. The lines are a minute
 * apart, and the last line is a minute old. The two people take turns every four lines, and both have read all lines.
 */
export async function fillRoom(db: Db, roomId: string, lines: number): Promise<void> {
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT room.id, seq, gen_random_uuid(), 'message',
      CASE seq / 4 % 2 WHEN 0 THEN room.user_low ELSE room.user_high END, gen_random_uuid(),
      jsonb_build_object('content', 'Line ' || seq || '.' || CASE seq % 5 WHEN 0 THEN ' ' || repeat(${WORDS}::text, 1 + seq % 3) ELSE '' END),
      now() - (${lines}::int + 1 - seq) * interval '1 minute'
    FROM room, generate_series(1, ${lines}::int) seq
    WHERE room.id = ${roomId}`.execute(db);
  await sql`UPDATE room SET last_seq = ${lines}, last_event_at = now() WHERE id = ${roomId}`.execute(db);
  await sql`UPDATE room_member SET read_seq = ${lines} WHERE room_id = ${roomId}`.execute(db);
}

/** Adds new people to a group, each with a line that says so. All of them joined just now. */
export async function fillGroup(db: Db, roomId: string, people: number): Promise<void> {
  const first = 300_000_000_000;
  await sql`
    INSERT INTO account (id, handle, display_name, birthday, created_at)
    SELECT ${first}::bigint + one, 'crowd_' || one, 'Crowd ' || one, '1990-05-14', now()
    FROM generate_series(1, ${people}::int) one`.execute(db);
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, payload, created_at)
    SELECT room.id, room.last_seq + one, gen_random_uuid(), 'member_joined', ${first}::bigint + one,
      jsonb_build_object('userId', ${first}::bigint + one, 'notice',
        jsonb_build_object('kind', 'joined', 'userIds', jsonb_build_array(${first}::bigint + one))),
      now()
    FROM room, generate_series(1, ${people}::int) one
    WHERE room.id = ${roomId}`.execute(db);
  await sql`
    INSERT INTO room_member (room_id, user_id, joined_seq, read_seq)
    SELECT room.id, ${first}::bigint + one, room.last_seq + one - 1, room.last_seq + one
    FROM room, generate_series(1, ${people}::int) one
    WHERE room.id = ${roomId}`.execute(db);
  await sql`UPDATE room SET last_seq = last_seq + ${people} WHERE id = ${roomId}`.execute(db);
}
