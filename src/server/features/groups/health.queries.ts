import { sql } from 'kysely';
import { isNaming } from '#server/features/people/manners.ts';
import { isSaid } from '#server/features/visibility/lines.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The number of newest lines of a room that are read, so that the query costs no more in a busy room. */
const LINES = 2000;
/** A line within this time after somebody's line counts as an answer to it. */
const ANSWER = '10 minutes';

interface HealthQuery {
  roomId: string;
  viewerId: number;
  now: Date;
}

const recent = (roomId: string) => sql`
  SELECT event.seq, event.id, event.type, event.sender_id, event.created_at, event.payload FROM room_event event
  WHERE event.room_id = ${roomId} AND event.seq > (SELECT last_seq FROM room WHERE id = ${roomId}) - ${sql.lit(LINES)}`;

/** Returns how many lines each person wrote in the last seven days, the most first. */
export async function voicesOf(
  db: Db,
  { roomId, now }: Omit<HealthQuery, 'viewerId'>,
): Promise<{ user_id: number; lines: number }[]> {
  const { rows } = await sql<{ user_id: number; lines: number }>`
    WITH recent AS MATERIALIZED (${recent(roomId)})
    SELECT sender_id AS user_id, count(*)::int AS lines FROM recent
    WHERE ${isSaid('recent')} AND created_at > ${now}::timestamptz - interval '7 days'
    GROUP BY sender_id ORDER BY lines DESC, sender_id
  `.execute(db);
  return rows;
}

/**
 * Returns the members who joined in the last 14 days, wrote at least ten minutes ago and got no answer, the newest
 * first. An answer is a line of another person within ten minutes of a member's line, a quote of the member's line, a
 * reaction to it, or a line that names the member.
 */
export async function unansweredIn(db: Db, { roomId, viewerId, now }: HealthQuery): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    WITH recent AS MATERIALIZED (${recent(roomId)}), said AS MATERIALIZED (SELECT * FROM recent WHERE ${isSaid('recent')})
    SELECT member.user_id FROM room_member member
    JOIN account ON account.id = member.user_id AND ${isVisible(viewerId, 'account')}
    JOIN recent joined ON joined.type = 'member_joined' AND (joined.payload ->> 'userId')::bigint = member.user_id
      AND joined.seq >= member.joined_seq AND joined.created_at > ${now}::timestamptz - interval '14 days'
    WHERE member.room_id = ${roomId} AND member.left_seq IS NULL AND member.user_id <> ${viewerId}
      AND EXISTS (
        SELECT FROM said mine WHERE mine.sender_id = member.user_id AND mine.seq > joined.seq
          AND mine.created_at <= ${now}::timestamptz - ${ANSWER}::interval)
      AND NOT EXISTS (
        SELECT FROM said mine JOIN said other ON other.sender_id <> mine.sender_id AND other.seq > mine.seq
        WHERE mine.sender_id = member.user_id AND mine.seq > joined.seq
          AND (other.created_at <= mine.created_at + ${ANSWER}::interval
            OR other.payload -> 'replyTo' ->> 'messageId' = mine.id::text))
      AND NOT EXISTS (
        SELECT FROM said mine JOIN message_reaction given
          ON given.room_id = ${roomId} AND given.seq = mine.seq AND given.user_id <> mine.sender_id
        WHERE mine.sender_id = member.user_id AND mine.seq > joined.seq)
      AND NOT EXISTS (
        SELECT FROM said other WHERE other.sender_id <> member.user_id AND other.seq > joined.seq
          AND ${isNaming(sql`(other.payload ->> 'content')`, sql`account.handle`)})
    ORDER BY joined.seq DESC
  `.execute(db);
  return rows.map(({ user_id }) => user_id);
}
