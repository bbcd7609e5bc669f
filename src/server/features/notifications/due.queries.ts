import { sql } from 'kysely';
import type { roomTypes } from '#contract/chat.ts';
import type { NotificationSettings } from '#contract/notifications.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { PushDueTable } from '#server/platform/database/tables.ts';

/** What one worker has taken to tell. */
export interface Claim {
  user_id: number;
  room_id: string;
  kind: PushDueTable['kind'];
  seq: number;
  /** How often it was taken, this time included. */
  tries: number;
  only_devices: string[] | null;
}

/** What must be known to decide whether a claim is told. */
export interface CaseRow {
  user_id: number;
  room_id: string;
  time_zone: string;
  settings: NotificationSettings | null;
  last_active_at: Date | null;
  room_type: (typeof roomTypes)[number];
  is_match_room: boolean;
  is_muted: boolean;
  found_by: number | null;
  found_at: Date | null;
  score: number | null;
  /** Unread lines of others up to the claim's, counted to 100; null when there are none. */
  unread: number | null;
  sender_id: number | null;
  content: string | null;
  said_at: Date | null;
}

/** A claim's end. With `again` it is kept, to be taken up at that time, for all devices or for those named. */
export interface Settlement {
  claim: Claim;
  again?: { at: Date; onlyDevices?: string[] };
}

/** A note of a match for the person who was found, in the transaction that makes it. A message takes its place. */
export async function noteMatch(db: Db, note: { userId: number; roomId: string; dueAt: Date }): Promise<void> {
  await sql`
    INSERT INTO push_due (user_id, room_id, kind, seq, due_at)
    SELECT ${note.userId}::bigint, ${note.roomId}::uuid, 'soul_match', 0, ${note.dueAt}::timestamptz
    WHERE EXISTS (SELECT FROM push_subscription WHERE user_id = ${note.userId})
    ON CONFLICT (user_id, room_id) DO NOTHING
  `.execute(db);
}

/** Takes what is due and in nobody's hands, the oldest first; it is this worker's until `until`. */
export async function claimDue(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    WITH free AS MATERIALIZED (
      SELECT user_id, room_id FROM push_due
      WHERE due_at <= ${now} AND (claimed_until IS NULL OR claimed_until <= ${now})
      ORDER BY due_at LIMIT ${limit}
      FOR UPDATE SKIP LOCKED
    )
    UPDATE push_due SET claimed_until = ${until}, tries = tries + 1
    FROM free
    WHERE push_due.user_id = free.user_id AND push_due.room_id = free.room_id
    RETURNING push_due.user_id, push_due.room_id, push_due.kind, push_due.seq, push_due.tries, push_due.only_devices
  `.execute(db);
  return rows;
}

/** The cases of those claims that can still be told: a live account, a member, an open room. */
export async function casesOf(db: Db, claims: readonly Claim[], now: Date): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    SELECT due.user_id, due.room_id, account.time_zone, notification_settings.settings, presence.last_active_at,
      room.room_type, room.match_id IS NOT NULL AS is_match_room, coalesce(member.muted_until > ${now}, false) AS is_muted,
      soul_match.found_by, soul_match.offered_at AS found_at, soul_match.score,
      fresh.unread, fresh.sender_id, fresh.content, fresh.created_at AS said_at
    FROM unnest(
      ${claims.map(({ user_id }) => user_id)}::bigint[],
      ${claims.map(({ room_id }) => room_id)}::uuid[],
      ${claims.map(({ seq }) => seq)}::bigint[]
    ) AS due (user_id, room_id, seq)
    JOIN account ON account.id = due.user_id AND account.suspended_at IS NULL
    JOIN room ON room.id = due.room_id AND room.closed_at IS NULL
    JOIN room_member member
      ON member.room_id = due.room_id AND member.user_id = due.user_id AND member.left_seq IS NULL
    LEFT JOIN notification_settings ON notification_settings.user_id = due.user_id
    LEFT JOIN presence ON presence.user_id = due.user_id
    LEFT JOIN soul_match ON soul_match.user_low = room.user_low AND soul_match.user_high = room.user_high
      AND soul_match.id = room.match_id
    LEFT JOIN LATERAL (
      SELECT count(*) OVER ()::int AS unread, line.sender_id, line.content, line.created_at
      FROM (
        SELECT event.seq, event.sender_id, event.payload ->> 'content' AS content, event.created_at
        FROM room_event event
        WHERE event.room_id = room.id AND event.type = 'message' AND event.sender_id <> due.user_id
          AND event.seq > greatest(member.read_seq, member.joined_seq, member.cleared_seq) AND event.seq <= due.seq
          AND NOT EXISTS (
            SELECT FROM block WHERE block.user_id = due.user_id AND block.other_id = event.sender_id
          ) AND NOT EXISTS (
            SELECT FROM block WHERE block.user_id = event.sender_id AND block.other_id = due.user_id
          )
        ORDER BY event.seq DESC
        LIMIT 100
      ) line
      ORDER BY line.seq DESC
      LIMIT 1
    ) fresh ON true
  `.execute(db);
  return rows;
}

/**
 * Removes what was told or need not be, and gives back the rest. What moved forward while it was in this worker's hands
 * is given back too, for all devices, at `next`.
 */
export async function settle(db: Db, settlements: readonly Settlement[], next: Date): Promise<void> {
  if (settlements.length === 0) return;
  await inTransaction(db, async (trx) => {
    const keys = settlements.map(({ claim }) => claim);
    const { rows } = await sql<{ user_id: number; room_id: string; seq: number }>`
      SELECT user_id, room_id, seq FROM push_due
      WHERE (user_id, room_id) IN (
        SELECT * FROM unnest(
          ${keys.map(({ user_id }) => user_id)}::bigint[],
          ${keys.map(({ room_id }) => room_id)}::uuid[]
        )
      )
      ORDER BY user_id, room_id
      FOR UPDATE
    `.execute(trx);
    const seqs = new Map(rows.map((row) => [`${row.user_id} ${row.room_id}`, row.seq]));
    const hasMoved = ({ user_id, room_id, seq }: Claim): boolean => seqs.get(`${user_id} ${room_id}`) !== seq;
    const over = settlements.filter(({ claim, again }) => again === undefined && !hasMoved(claim));
    await sql`
      DELETE FROM push_due WHERE (user_id, room_id) IN (
        SELECT * FROM unnest(
          ${over.map(({ claim }) => claim.user_id)}::bigint[],
          ${over.map(({ claim }) => claim.room_id)}::uuid[]
        )
      )
    `.execute(trx);
    for (const { claim, again } of settlements) {
      if (again === undefined && !hasMoved(claim)) continue;
      const kept = hasMoved(claim) ? { at: next } : again;
      await trx
        .updateTable('push_due')
        .set({
          claimed_until: null,
          due_at: kept?.at ?? next,
          only_devices: kept?.onlyDevices ?? null,
          ...(kept?.onlyDevices === undefined && { tries: 0 }),
        })
        .where('user_id', '=', claim.user_id)
        .where('room_id', '=', claim.room_id)
        .execute();
    }
  });
}
