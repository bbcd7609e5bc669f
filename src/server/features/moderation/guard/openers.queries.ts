import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface OpenerStanding {
  member_since: Date;
  name: string;
  /** The other person's name in a direct room; null in any other room, and for a person without a name. */
  other_name: string | null;
  /** The other person's id in a direct room; null in any other room. */
  other_id: number | null;
  is_pair: boolean;
  is_companion: boolean;
  /** True when somebody has written in the room already. */
  is_begun: boolean;
}

/** Returns the data by which a message in a room is judged; undefined for a person who is not in the room. */
export async function standingIn(db: Db, userId: number, roomId: string): Promise<OpenerStanding | undefined> {
  const { rows } = await sql<OpenerStanding>`
    SELECT account.created_at AS member_since, account.display_name AS name, other.display_name AS other_name,
      other.id AS other_id,
      room.room_type = 'direct' AS is_pair, room.room_type = 'companion' AS is_companion,
      EXISTS (SELECT FROM room_event event WHERE event.room_id = room.id AND event.type = 'message') AS is_begun
    FROM room_member member
    JOIN room ON room.id = member.room_id
    JOIN account ON account.id = member.user_id
    LEFT JOIN account other ON room.room_type = 'direct'
      AND other.id = CASE account.id WHEN room.user_low THEN room.user_high ELSE room.user_low END
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND member.left_seq IS NULL
  `.execute(db);
  return rows[0];
}

interface Opener {
  userId: number;
  roomId: string;
  digest: Uint8Array;
}

/** Returns how many other rooms got the same opener from a person after `since`, and the time of the last opener. */
export async function sameOpeners(
  db: Db,
  { userId, roomId, digest, since }: Opener & { since: Date },
): Promise<{ count: number; last_at: Date | null }> {
  const { rows } = await sql<{ count: number; last_at: Date | null }>`
    SELECT count(*)::int AS count, max(said_at) AS last_at FROM opener
    WHERE user_id = ${userId} AND room_id <> ${roomId} AND digest = ${digest} AND said_at > ${since}
  `.execute(db);
  return rows[0] ?? { count: 0, last_at: null };
}

/** Locks a person, so that their conversations start one after another. */
export async function holdSender(trx: Trx, userId: number): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${userId} FOR NO KEY UPDATE`.execute(trx);
}

/** Records an opener. Returns false if it replaced an earlier opener of the person for the same room. */
export async function recordOpener(
  trx: Trx,
  { userId, roomId, digest, now }: Opener & { now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    INSERT INTO opener (user_id, room_id, digest, said_at) VALUES (${userId}, ${roomId}, ${digest}, ${now})
    ON CONFLICT (user_id, room_id) DO UPDATE SET digest = excluded.digest, said_at = excluded.said_at
    RETURNING xmax = 0 AS is_new
  `.execute(trx);
  return rows[0]?.is_new === true;
}
