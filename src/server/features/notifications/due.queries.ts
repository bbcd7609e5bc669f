import { sql } from 'kysely';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import type { roomTypes } from '#contract/chat.ts';
import type { NotificationSettings } from '#contract/notifications.ts';
import { isNaming } from '#server/features/people/manners.ts';
import { floorOf, isSaid } from '#server/features/visibility/lines.ts';
import { isActive, isVisible } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { PushDueTable } from '#server/platform/database/tables.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';

export interface ClaimKey {
  user_id: number;
  room_id: string;
}

export interface PushClaim extends ClaimKey, Lease {
  kind: PushDueTable['kind'];
  /** The devices that still have to get the push; null for all devices. */
  only_devices: string[] | null;
}

/** The pending push notifications of people with a subscribed device, one row per room. */
export const pushDue: LeaseTable<ClaimKey> = {
  name: 'push_due',
  key: [
    { column: 'user_id', type: 'bigint' },
    { column: 'room_id', type: 'uuid' },
  ],
};

/** The data that decides whether a claim becomes a push. */
export interface PushCase {
  user_id: number;
  room_id: string;
  time_zone: string;
  settings: NotificationSettings | null;
  last_active_at: Date | null;
  room_type: (typeof roomTypes)[number];
  is_match_room: boolean;
  found_by: number | null;
  found_at: Date | null;
  score: number | null;
  /** The number of unread lines of others up to the claim's line, at most 100; null if there are none. */
  unread: number | null;
  sender_id: number | null;
  content: string | null;
  /** True when the last unread line is a gift for the person. */
  is_gift: boolean | null;
  /** True when the last unread line disappears after a time. */
  is_fading: boolean | null;
  said_at: Date | null;
}

/** Notes a push about a new match for the person who was found. A later message in the room replaces the note. */
export async function noteMatch(db: Db, note: { userId: number; roomId: string; dueAt: Date }): Promise<void> {
  await sql`
    INSERT INTO push_due (user_id, room_id, kind, seq, due_at)
    SELECT ${note.userId}::bigint, ${note.roomId}::uuid, 'soul_match', 0, ${note.dueAt}::timestamptz
    WHERE EXISTS (SELECT FROM push_subscription WHERE user_id = ${note.userId})
    ON CONFLICT (user_id, room_id) DO NOTHING
  `.execute(db);
}

const isMuted = (now: Date) => sql`coalesce(member.muted_until > ${now}, false)`;
/** The condition that lines that mention the member pass the mute. It holds only in groups. */
const passes = sql`(member.mentions_pass AND room.user_low IS NULL)`;
const named = isNaming(sql`(event.payload ->> 'content')`, sql`account.handle`);

/**
 * Returns the data of the claims that can still be sent. The person must be active and in the room. The room must be
 * open, and must not be a request to the person.
 */
export async function casesOf(db: Db, claims: readonly PushClaim[], now: Date): Promise<PushCase[]> {
  const { rows } = await sql<PushCase>`
    SELECT due.user_id, due.room_id, account.time_zone, notification_settings.settings, presence.last_active_at,
      room.room_type, room.match_id IS NOT NULL AS is_match_room,
      soul_match.found_by, soul_match.offered_at AS found_at,
      (soul_match.data ->> 'compatibilityScore')::int AS score,
      fresh.unread, fresh.sender_id, fresh.content, fresh.is_gift, fresh.is_fading, fresh.created_at AS said_at
    FROM unnest(
      ${claims.map(({ user_id }) => user_id)}::bigint[],
      ${claims.map(({ room_id }) => room_id)}::uuid[],
      ${claims.map(({ seq }) => seq)}::bigint[]
    ) AS due (user_id, room_id, seq)
    JOIN account ON account.id = due.user_id AND ${isActive('account')}
    JOIN room ON room.id = due.room_id AND room.closed_at IS NULL AND (room.asked_by = due.user_id OR room.asked_by IS NULL)
    JOIN room_member member
      ON member.room_id = due.room_id AND member.user_id = due.user_id AND member.left_seq IS NULL
    LEFT JOIN notification_settings ON notification_settings.user_id = due.user_id
    LEFT JOIN presence ON presence.user_id = due.user_id
    LEFT JOIN soul_match ON soul_match.user_low = room.user_low AND soul_match.user_high = room.user_high
      AND soul_match.id = room.match_id
    LEFT JOIN LATERAL (
      SELECT count(*) OVER ()::int AS unread, line.sender_id, line.content, line.is_gift, line.is_fading, line.created_at
      FROM (
        SELECT event.seq, event.sender_id, coalesce(nullif(event.payload ->> 'content', ''), ${PICTURE_LINE}::text) AS content,
          (event.payload -> 'gift' ->> 'receiverId')::bigint = due.user_id AS is_gift, event.ends_at IS NOT NULL AS is_fading,
          event.created_at
        FROM room_event event
        JOIN account sender ON sender.id = event.sender_id
        WHERE event.room_id = room.id AND ${isSaid('event')} AND event.sender_id <> due.user_id
          AND event.seq > greatest(member.read_seq, ${floorOf('member')}) AND event.seq <= due.seq
          AND (NOT ${isMuted(now)} OR (${passes} AND ${named}))
          AND ${isVisible(sql.ref('due.user_id'), 'sender')}
        ORDER BY event.seq DESC
        LIMIT 100
      ) line
      ORDER BY line.seq DESC
      LIMIT 1
    ) fresh ON true
  `.execute(db);
  return rows;
}

/** Restricts a claim to these devices. A claim that has moved to a later line since stays for all devices. */
export async function keepOnlyDevices(db: Db, claim: PushClaim, devices: string[]): Promise<void> {
  await sql`
    UPDATE push_due SET only_devices = ${devices}
    WHERE user_id = ${claim.user_id} AND room_id = ${claim.room_id} AND seq = ${claim.seq}
  `.execute(db);
}
