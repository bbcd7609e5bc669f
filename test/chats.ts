import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const FIRST_FRIEND = 500_000_000_000;
/** The number of lines in each room. */
const LINES = 20;
/** The number of lines at the end of an unread room that the person has not read. */
const UNREAD = 5;

/**
 * Gives a person direct rooms, each with a separate friend who wrote all lines. Each room is a minute older than the
 * one before, and the newest `unread` rooms have unread lines. A second person gets other friends only with a `from`
 * that is higher by at least `rooms`.
 */
export async function fillChats(
  db: Db,
  me: number,
  { rooms, unread, from = 0 }: { rooms: number; unread: number; from?: number },
): Promise<void> {
  const friend = sql`${FIRST_FRIEND}::bigint + n`;
  await sql`
    INSERT INTO account (id, handle, display_name, birthday, created_at)
    SELECT ${friend}, 'friend_' || n, 'Friend ' || n, '1990-05-14', now() FROM generate_series(${from}::int + 1, ${from + rooms}::int) n
  `.execute(db);
  await sql`
    INSERT INTO room (id, room_type, user_low, user_high, created_by, created_at, last_seq, last_event_at)
    SELECT gen_random_uuid(), 'direct', least(${me}::bigint, ${friend}), greatest(${me}::bigint, ${friend}), ${me},
      now() - interval '90 days', ${LINES}, now() - n * interval '1 minute'
    FROM generate_series(${from}::int + 1, ${from + rooms}::int) n
  `.execute(db);
  await sql`
    INSERT INTO room_member (room_id, user_id, read_seq)
    SELECT room.id, one.id,
      ${LINES}::int - CASE WHEN row_number() OVER (PARTITION BY one.id ORDER BY room.last_event_at DESC) <= ${unread}
        AND one.id = ${me} THEN ${UNREAD}::int ELSE 0 END
    FROM room, unnest(ARRAY[room.user_low, room.user_high]) AS one (id)
    WHERE ${me} IN (room.user_low, room.user_high)
  `.execute(db);
  await sql`
    INSERT INTO user_room (room_id, user_id)
    SELECT room.id, one.id FROM room, unnest(ARRAY[room.user_low, room.user_high]) AS one (id)
    WHERE ${me} IN (room.user_low, room.user_high)
  `.execute(db);
  await sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT room.id, seq, gen_random_uuid(), 'message',
      CASE room.user_low WHEN ${me}::bigint THEN room.user_high ELSE room.user_low END, gen_random_uuid(),
      jsonb_build_object('content', 'The tide pools are open on Sunday, bring shoes that may get wet.'), room.last_event_at
    FROM room, generate_series(1, ${LINES}::int) seq
    WHERE ${me} IN (room.user_low, room.user_high)
  `.execute(db);
  await sql`ANALYZE room, room_member, user_room, room_event, account`.execute(db);
}
