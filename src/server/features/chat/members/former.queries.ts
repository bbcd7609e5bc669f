import { sql } from 'kysely';
import type { Notice } from '#contract/chat.notices.ts';
import type { Room } from '#contract/chat.ts';
import type { Db } from '#server/platform/database/database.ts';

interface FormerRow {
  is_banned: boolean;
  /** The notice at which the membership ended, if it was about this person alone; null when the group ended. */
  kind: Notice['kind'] | null;
  /** Null when the group got another name after the person was out, and for a room without a name. */
  name: string | null;
  room_type: Room['roomType'];
}

/** Returns how a person's membership of a group room ended; undefined for a member and for a stranger. */
export async function formerOf(db: Db, roomId: string, userId: number): Promise<FormerRow | undefined> {
  const { rows } = await sql<FormerRow>`
    SELECT member.banned_at IS NOT NULL AS is_banned, exit.payload -> 'notice' ->> 'kind' AS kind,
      CASE WHEN NOT EXISTS (SELECT FROM room_event later WHERE later.room_id = member.room_id
        AND later.seq > member.left_seq AND later.payload -> 'notice' ->> 'kind' = 'renamed') THEN own.name END AS name,
      room.room_type
    FROM room_member member
    JOIN room ON room.id = member.room_id AND room.user_low IS NULL
    LEFT JOIN room_event exit
      ON exit.room_id = member.room_id AND exit.seq = member.left_seq AND exit.type = 'member_left'
    LEFT JOIN room_group own ON own.room_id = member.room_id
    WHERE member.room_id = ${roomId} AND member.user_id = ${userId} AND member.left_seq IS NOT NULL
  `.execute(db);
  return rows[0];
}
