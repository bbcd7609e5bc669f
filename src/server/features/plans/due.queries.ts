import { sql } from 'kysely';
import type { roomTypes } from '#contract/chat.ts';
import type { PlanAnswer } from '#contract/chat.plans.ts';
import type { NotificationSettings } from '#contract/notifications.ts';
import { floorOf, isGone } from '#server/features/visibility/lines.ts';
import { isActive, isVisible } from '#server/features/visibility/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PlanDueTable } from '#server/platform/database/tables.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';

export interface ClaimKey {
  user_id: number;
  plan_id: string;
}

export interface PlanNewsClaim extends ClaimKey, Lease {
  room_id: string;
  kind: PlanDueTable['kind'];
}

export const planDue: LeaseTable<ClaimKey> = {
  name: 'plan_due',
  key: [
    { column: 'user_id', type: 'bigint' },
    { column: 'plan_id', type: 'uuid' },
  ],
};

interface News {
  id: string;
  roomId: string;
  seq: number;
  /** The person who changed or canceled the plan. This person gets no news of it. */
  by: number;
  kind: 'changed' | 'cancelled';
  now: Date;
}

/** Notes news of a plan for the people who said yes or maybe. */
export async function noteNews(trx: Trx, { id, roomId, seq, by, kind, now }: News): Promise<void> {
  await sql`
    INSERT INTO plan_due (user_id, plan_id, room_id, kind, seq, due_at)
    SELECT said.user_id, ${id}::uuid, said.room_id, ${kind}, 1, ${now}::timestamptz FROM plan_answer said
    WHERE said.room_id = ${roomId} AND said.seq = ${seq} AND said.answer <> 'no' AND said.user_id <> ${by}
    ORDER BY said.user_id
    ON CONFLICT (user_id, plan_id) DO UPDATE SET kind = excluded.kind, seq = plan_due.seq + 1,
      due_at = excluded.due_at, tries = 0
  `.execute(trx);
}

/** Notes due reminders for people who said yes or maybe, only once over all instances. Returns the number of plans. */
export async function noteReminders(db: Db, now: Date, most: number): Promise<number> {
  const { rows } = await sql<{ plans: number }>`
    WITH due AS MATERIALIZED (
      SELECT room_id, id FROM plan WHERE remind_at <= ${now} ORDER BY remind_at LIMIT ${most} FOR UPDATE SKIP LOCKED
    ), reminded AS (
      UPDATE plan SET remind_at = CASE
        WHEN plan.starts_at - interval '2 hours' > ${now} THEN plan.starts_at - interval '2 hours' END
      FROM due WHERE plan.room_id = due.room_id AND plan.id = due.id
      RETURNING plan.id, plan.room_id, plan.seq
    ), noted AS (
      INSERT INTO plan_due (user_id, plan_id, room_id, kind, seq, due_at)
      SELECT said.user_id, reminded.id, reminded.room_id, 'soon', 1, ${now}::timestamptz
      FROM reminded
      JOIN plan_answer said ON said.room_id = reminded.room_id AND said.seq = reminded.seq AND said.answer <> 'no'
      ORDER BY said.user_id, reminded.id
      ON CONFLICT (user_id, plan_id) DO UPDATE SET seq = plan_due.seq + 1, due_at = excluded.due_at, tries = 0
    )
    SELECT count(*)::int AS plans FROM reminded
  `.execute(db);
  return rows[0]?.plans ?? 0;
}

/** Returns the plans to which a person said yes or maybe and that begin in a span of time, the earliest first. */
export async function plansOf(
  db: Db,
  { userId, after, before, most }: { userId: number; after: Date; before: Date; most: number },
): Promise<(Pick<PlanNewsClaim, 'user_id' | 'room_id' | 'plan_id'> & { seq: number })[]> {
  const { rows } = await sql<Pick<PlanNewsClaim, 'user_id' | 'room_id' | 'plan_id'> & { seq: number }>`
    SELECT said.user_id, plan.room_id, plan.id AS plan_id, plan.seq
    FROM plan_answer said JOIN plan ON plan.room_id = said.room_id AND plan.seq = said.seq
    WHERE said.user_id = ${userId} AND said.answer <> 'no' AND NOT plan.is_cancelled
      AND plan.starts_at > ${after} AND plan.starts_at <= ${before}
    ORDER BY plan.starts_at, plan.id LIMIT ${most}
  `.execute(db);
  return rows;
}

/** The data that decides whether a person gets news of a plan, and the data for its text. */
export interface PlanNewsCase extends ClaimKey {
  time_zone: string;
  settings: NotificationSettings | null;
  room_type: (typeof roomTypes)[number];
  answer: PlanAnswer;
  title: string;
  place: string;
  starts_at: Date;
  is_cancelled: boolean;
  /** When this person said whether they met, or put the question away. */
  met_at: Date | null;
  /** In a room of two, what the other said. */
  other_answer: PlanAnswer | null;
}

/** Returns the data of active members who may see the plan, its maker and, in a direct room, the other person. */
export async function casesOf(
  db: Db,
  claims: readonly Pick<PlanNewsClaim, 'user_id' | 'room_id' | 'plan_id'>[],
): Promise<PlanNewsCase[]> {
  const { rows } = await sql<PlanNewsCase>`
    SELECT due.user_id, due.plan_id, account.time_zone, notification_settings.settings, room.room_type,
      said.answer, said.met_at, other_said.answer AS other_answer,
      event.payload -> 'plan' ->> 'title' AS title, event.payload -> 'plan' ->> 'place' AS place,
      plan.starts_at, plan.is_cancelled
    FROM unnest(
      ${claims.map(({ user_id }) => user_id)}::bigint[],
      ${claims.map(({ plan_id }) => plan_id)}::uuid[],
      ${claims.map(({ room_id }) => room_id)}::uuid[]
    ) AS due (user_id, plan_id, room_id)
    JOIN account ON account.id = due.user_id AND ${isActive('account')}
    JOIN plan ON plan.room_id = due.room_id AND plan.id = due.plan_id
    JOIN room ON room.id = plan.room_id AND room.closed_at IS NULL
    JOIN room_member member
      ON member.room_id = plan.room_id AND member.user_id = due.user_id AND member.left_seq IS NULL
      AND plan.seq > ${floorOf('member')}
    JOIN plan_answer said
      ON said.room_id = plan.room_id AND said.seq = plan.seq AND said.user_id = due.user_id
    JOIN room_event event ON event.room_id = plan.room_id AND event.seq = plan.seq AND event.payload ? 'plan'
      AND NOT ${isGone('event')}
    JOIN account sender ON sender.id = event.sender_id AND ${isVisible(sql.ref('due.user_id'), 'sender')}
    LEFT JOIN notification_settings ON notification_settings.user_id = due.user_id
    LEFT JOIN plan_answer other_said ON room.room_type = 'direct' AND other_said.room_id = plan.room_id
      AND other_said.seq = plan.seq AND other_said.user_id <> due.user_id
    WHERE room.room_type <> 'direct' OR EXISTS (
      SELECT FROM room_member other JOIN account partner ON partner.id = other.user_id
      WHERE other.room_id = plan.room_id AND other.user_id <> due.user_id AND ${isVisible(sql.ref('due.user_id'), 'partner')})
  `.execute(db);
  return rows;
}
