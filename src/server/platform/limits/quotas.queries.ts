import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { AccountTable, QuotaTable } from '#server/platform/database/tables.ts';
import { zonesByDay } from '#server/platform/zones.ts';

/** A person's quota of one kind in one period. */
export interface Quota {
  userId: number;
  kind: QuotaTable['kind'];
  /** The `day` of `quotaDay` or the `week` of `quotaWeek`. */
  period: string;
}

export interface Taking extends Quota {
  /** The limit per period. */
  most: number;
  /** The id of the thing for which the quota is used. */
  ref?: string;
}

/** Takes one use from a quota; returns false when `most` uses are taken. Concurrent calls never take more. */
export async function take(db: Db, { userId, kind, period, most, ref }: Taking): Promise<boolean> {
  if (most < 1) return false;
  const { rows } = await sql`
    INSERT INTO quota (user_id, kind, period, used, refs)
    VALUES (${userId}, ${kind}, ${period}, 1, ${ref === undefined ? [] : [ref]}::uuid[])
    ON CONFLICT (user_id, kind, period) DO UPDATE SET used = quota.used + 1, refs = quota.refs || excluded.refs
      WHERE quota.used < ${most}::int
    RETURNING used`.execute(db);
  return rows.length > 0;
}

/** Refunds one use that was taken without a `ref`. */
export async function giveBack(db: Db, { userId, kind, period }: Quota): Promise<void> {
  await sql`UPDATE quota SET used = used - 1
    WHERE user_id = ${userId} AND kind = ${kind} AND period = ${period}::date AND used > 0`.execute(db);
}

export async function usedOf(db: Db, quota: Quota): Promise<number> {
  return (await usedFor(db, quota)).used;
}

/** Returns the number of uses, and the ids of the things for which they were taken, in the order of use. */
export async function usedFor(db: Db, { userId, kind, period }: Quota): Promise<{ used: number; refs: string[] }> {
  const row = await db
    .selectFrom('quota')
    .select(['used', 'refs'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('period', '=', period)
    .executeTakeFirst();
  return row ?? { used: 0, refs: [] };
}

export const zoneColumns = ['time_zone', 'zone_before', 'zone_left_on'] as const;

/** A person's time zone, the zone before it, and the day of the person's quotas at the time of the change. */
export type Zoned = Pick<Selectable<AccountTable>, (typeof zoneColumns)[number]>;

/** Returns the columns that decide when a person's periods begin; undefined for an unknown person. */
export async function zoneOf(db: Db, userId: number): Promise<Zoned | undefined> {
  return db.selectFrom('account').select(zoneColumns).where('id', '=', userId).executeTakeFirst();
}

/** Returns SQL for the `day` of `quotaDay`, computed from the columns of `account` in the surrounding statement. */
export function quotaDaySql(now: Date): RawBuilder<string> {
  const { day, ahead, behind } = zonesByDay(now);
  const dayOf = (
    zone: string,
  ): RawBuilder<string> => sql`CASE WHEN ${sql.ref(zone)} = ANY (zones.ahead) THEN zones.day + 1
    WHEN ${sql.ref(zone)} = ANY (zones.behind) THEN zones.day - 1 ELSE zones.day END`;
  return sql`(SELECT CASE WHEN least(days.today, days.today_before) <= account.zone_left_on
      THEN account.zone_left_on ELSE days.today END
    FROM (SELECT ${dayOf('account.time_zone')} AS today, ${dayOf('account.zone_before')} AS today_before
      FROM (SELECT ${day}::date AS day, ${ahead}::text[] AS ahead, ${behind}::text[] AS behind) AS zones) AS days)`;
}
