import { sql, type RawBuilder } from 'kysely';
import { leftAt, removedAt } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

/**
 * The beginnings of days in a row, and of the day after the last. Each statement here reads its table once, whatever
 * the number of days, and returns rows with `at`, the place of the day in the list, from 0.
 */
export type Bounds = readonly Date[];

const listOf = (bounds: Bounds): RawBuilder<Date[]> => sql`${bounds.map((one) => one.toISOString())}::timestamptz[]`;
const within = (time: RawBuilder<unknown>, bounds: Bounds): RawBuilder<boolean> =>
  sql`(${time} >= ${bounds[0]} AND ${time} < ${bounds.at(-1)})`;
const dayOf = (time: RawBuilder<unknown>, bounds: Bounds): RawBuilder<number> =>
  sql`(width_bucket(${time}, ${listOf(bounds)}) - 1)`;

/** The person with this alias is a member: no demo member, no AI character and no operator. */
const counts = (account: string): RawBuilder<boolean> =>
  sql`(NOT ${sql.ref(`${account}.is_demo`)} AND NOT ${sql.ref(`${account}.is_seed_user`)}
    AND ${sql.ref(`${account}.id`)} NOT IN (SELECT operator.user_id FROM operator))`;

/** Counts those who joined on each day, and of them those who were seen 1, 7 and 30 days later, or after that. */
export async function joinedByDay(
  db: Db,
  bounds: Bounds,
): Promise<{ at: number; joined: number; back1: number; back7: number; back30: number }[]> {
  const seen = (after: number) =>
    sql`count(*) FILTER (WHERE last_seen_at >= (${listOf(bounds)})[at + 1 + ${after}::int])::int`;
  const { rows } = await sql<{ at: number; joined: number; back1: number; back7: number; back30: number }>`
    SELECT at, count(*)::int AS joined, ${seen(1)} AS back1, ${seen(7)} AS back7, ${seen(30)} AS back30
    FROM (
      SELECT ${dayOf(sql`account.created_at`, bounds)} AS at, presence.last_seen_at
      FROM account LEFT JOIN presence ON presence.user_id = account.id
      WHERE ${within(sql`account.created_at`, bounds)} AND ${counts('account')}
    ) AS newcomer
    GROUP BY at
  `.execute(db);
  return rows;
}

/** Counts those who left by themselves on each day, and those whom a decision removed. */
export async function goneByDay(db: Db, bounds: Bounds): Promise<{ at: number; went: number; removed: number }[]> {
  const { rows } = await sql<{ at: number; went: number; removed: number }>`
    SELECT ${dayOf(sql`gone_at`, bounds)} AS at, count(*) FILTER (WHERE NOT is_removed)::int AS went,
      count(*) FILTER (WHERE is_removed)::int AS removed
    FROM (
      SELECT least(${leftAt('account')}, ${removedAt('account')}) AS gone_at,
        (${removedAt('account')} < ${leftAt('account')} OR ${leftAt('account')} IS NULL) IS TRUE AS is_removed
      FROM account WHERE ${counts('account')}
    ) AS gone
    WHERE ${within(sql`gone_at`, bounds)}
    GROUP BY 1
  `.execute(db);
  return rows;
}

/** Returns the number of members at a moment, and when the first of them joined. */
export async function membersAt(db: Db, moment: Date): Promise<{ members: number; first: Date | null }> {
  const { rows } = await sql<{ members: number; first: Date | null }>`
    SELECT count(*) FILTER (WHERE created_at < ${moment} AND (
        least(${leftAt('account')}, ${removedAt('account')}) < ${moment}) IS NOT TRUE)::int AS members,
      min(created_at) AS first
    FROM account WHERE ${counts('account')}
  `.execute(db);
  return rows[0] ?? { members: 0, first: null };
}

interface DaySum {
  at: number;
  many: number;
}

/** Counts the messages of members on each day, those to companions aside. */
export async function messagesByDay(db: Db, bounds: Bounds): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT ${dayOf(sql`event.created_at`, bounds)} AS at, count(*)::int AS many
    FROM room_event event
    JOIN room ON room.id = event.room_id AND room.room_type <> 'companion'
    JOIN account ON account.id = event.sender_id AND ${counts('account')}
    WHERE event.type = 'message' AND ${within(sql`event.created_at`, bounds)}
    GROUP BY 1
  `.execute(db);
  return rows;
}

export async function postsByDay(db: Db, bounds: Bounds): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT ${dayOf(sql`post.created_at`, bounds)} AS at, count(*)::int AS many
    FROM post JOIN account ON account.id = post.user_id AND ${counts('account')}
    WHERE ${within(sql`post.created_at`, bounds)}
    GROUP BY 1
  `.execute(db);
  return rows;
}

export interface Talks {
  at: number;
  matches: number;
  hello: number;
  bothWrote: number;
  tenLines: number;
}

/** Counts the matches made on each day, and how far they came within seven days. */
export async function matchesByDay(db: Db, bounds: Bounds): Promise<Talks[]> {
  const { rows } = await sql<Talks>`
    SELECT ${dayOf(sql`offered_at`, bounds)} AS at, count(*)::int AS matches,
      count(*) FILTER (WHERE low + high > 0)::int AS hello,
      count(*) FILTER (WHERE least(low, high) > 0)::int AS "bothWrote",
      count(*) FILTER (WHERE least(low, high) >= 10)::int AS "tenLines"
    FROM (
      SELECT pair.offered_at, lines.low, lines.high
      FROM soul_match pair
      JOIN account a ON a.id = pair.user_low AND ${counts('a')}
      JOIN account b ON b.id = pair.user_high AND ${counts('b')}
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE event.sender_id = pair.user_low) AS low,
          count(*) FILTER (WHERE event.sender_id = pair.user_high) AS high
        FROM room_event event
        WHERE event.room_id = pair.room_id AND event.type = 'message' AND event.created_at >= pair.offered_at
          AND event.created_at < pair.offered_at + interval '7 days'
      ) AS lines
      WHERE ${within(sql`pair.offered_at`, bounds)}
    ) AS talk
    GROUP BY 1
  `.execute(db);
  return rows;
}

/** Counts the pairs who both said that they met at a plan of two, by the day of the plan. */
export async function metByDay(db: Db, bounds: Bounds): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT ${dayOf(sql`plan.starts_at`, bounds)} AS at, count(DISTINCT room.id)::int AS many
    FROM plan
    JOIN room ON room.id = plan.room_id AND room.room_type = 'direct'
    JOIN account a ON a.id = room.user_low AND ${counts('a')}
    JOIN account b ON b.id = room.user_high AND ${counts('b')}
    WHERE ${within(sql`plan.starts_at`, bounds)} AND 2 = (
      SELECT count(*) FROM plan_answer said
      WHERE said.room_id = plan.room_id AND said.seq = plan.seq AND said.has_met)
    GROUP BY 1
  `.execute(db);
  return rows;
}

/** The hours within which reports of a class are to be answered. */
interface Hours {
  class: string;
  hours: number;
}

export interface Answered {
  at: number;
  isInTime: boolean;
  /** The place of the answer's time between the borders, as `width_bucket` counts; null without an answer. */
  time: number | null;
  many: number;
}

/** Counts the reports and notices made on each day, by the time of their answer, if it came within seven days. */
export async function reportsByDay(
  db: Db,
  { bounds, due, borders }: { bounds: Bounds; due: readonly Hours[]; borders: readonly number[] },
): Promise<Answered[]> {
  const { rows } = await sql<Answered>`
    SELECT ${dayOf(sql`made_at`, bounds)} AS at, coalesce(took <= hours * 60, false) AS "isInTime",
      width_bucket(took, ${[...borders]}::float8[]) AS time, count(*)::int AS many
    FROM (
      SELECT report.created_at AS made_at, due.hours,
        CASE WHEN report.decided_at < report.created_at + interval '7 days'
          THEN (extract(epoch FROM report.decided_at - report.created_at) / 60)::float8 END AS took
      FROM moderation_report report
      JOIN moderation_case ON moderation_case.id = report.case_id
      JOIN unnest(${due.map((one) => one.class)}::text[], ${due.map(({ hours }) => hours)}::int[]) AS due (class, hours)
        ON due.class = moderation_case.class
      LEFT JOIN account ON account.id = report.reporter_id
      WHERE ${within(sql`report.created_at`, bounds)} AND (report.reporter_id IS NOT NULL OR report.notice_id IS NOT NULL)
        AND (account.id IS NULL OR ${counts('account')})
    ) AS answered
    GROUP BY 1, 2, 3
  `.execute(db);
  return rows;
}

/** Counts the decisions that were changed or withdrawn on appeal, by the day of the answer. */
export async function changesByDay(db: Db, bounds: Bounds): Promise<DaySum[]> {
  const { rows } = await sql<DaySum>`
    SELECT ${dayOf(sql`answered_at`, bounds)} AS at, count(*)::int AS many FROM moderation_decision
    WHERE appeal_outcome <> 'upheld' AND ${within(sql`answered_at`, bounds)}
    GROUP BY 1
  `.execute(db);
  return rows;
}

/** Counts the reports and notices that nobody has answered. */
export async function openReports(db: Db): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    SELECT count(*)::int AS many FROM moderation_report
    WHERE outcome = 'waiting' AND (reporter_id IS NOT NULL OR notice_id IS NOT NULL)
  `.execute(db);
  return rows[0]?.many ?? 0;
}
