import { sql } from 'kysely';
import type { NotificationSettings } from '#contract/notifications.ts';
import { isActive } from '#server/features/visibility/people.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Zoned } from '#server/platform/limits/quotas.ts';

export interface LookoutKey {
  user_id: number;
}
export interface LookoutClaim extends LookoutKey, Lease {}

export const lookoutDue: LeaseTable<LookoutKey> = { name: 'lookout_due', key: [{ column: 'user_id', type: 'bigint' }] };

/** Returns a person's lookout; undefined without one. */
export async function lookoutOf(db: Db, userId: number): Promise<{ has_news: boolean } | undefined> {
  return db.selectFrom('lookout').select('has_news').where('user_id', '=', userId).executeTakeFirst();
}

/** Begins a lookout for a person who can be matched, unless they have one. */
export async function beginLookout(
  db: Db,
  { userId, seenSeq, askAt }: { userId: number; seenSeq: number; askAt: Date },
): Promise<void> {
  await sql`
    INSERT INTO lookout (user_id, seen_seq, ask_at)
    SELECT user_id, ${seenSeq}::bigint, ${askAt}::timestamptz FROM match_profile WHERE user_id = ${userId}
    ON CONFLICT (user_id) DO NOTHING
  `.execute(db);
}

export interface Evening extends LookoutKey {
  ask_at: Date;
  time_zone: string;
}

/** Returns the lookouts whose evening has come, locked until the transaction ends, without those that others lock. */
export async function lockEvenings(trx: Trx, now: Date, most: number): Promise<Evening[]> {
  const { rows } = await sql<Evening>`
    SELECT lookout.user_id, lookout.ask_at, account.time_zone
    FROM lookout JOIN account ON account.id = lookout.user_id
    WHERE lookout.ask_at <= ${now} ORDER BY lookout.ask_at LIMIT ${most}
    FOR UPDATE OF lookout SKIP LOCKED
  `.execute(trx);
  return rows;
}

interface NextEvening {
  userId: number;
  askAt: Date;
  /** Whether the question is due now. */
  isSix: boolean;
}

/** Sets the next evening of locked lookouts, and opens the question of those for whom it is six o'clock. */
export async function turnEvenings(trx: Trx, evenings: readonly NextEvening[], now: Date): Promise<void> {
  await sql`
    WITH next AS MATERIALIZED (
      SELECT * FROM unnest(
        ${evenings.map(({ userId }) => userId)}::bigint[],
        ${evenings.map(({ askAt }) => askAt.toISOString())}::timestamptz[],
        ${evenings.map(({ isSix }) => isSix)}::boolean[]
      ) AS next (user_id, ask_at, is_six)
    ), turned AS (
      UPDATE lookout SET ask_at = next.ask_at FROM next WHERE lookout.user_id = next.user_id
    )
    INSERT INTO lookout_due (user_id, seq, due_at)
    SELECT user_id, 1, ${now}::timestamptz FROM next WHERE is_six ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET seq = lookout_due.seq + 1
  `.execute(trx);
}

/** The data that decides whether a person hears of somebody. */
export interface LookoutCase extends LookoutKey, Zoned {
  settings: NotificationSettings | null;
  seen_seq: number;
  told_on: string | null;
}

/** Returns the data of the people in these claims; not of suspended or deleted people, or those held for their age. */
export async function casesOf(db: Db, claims: readonly LookoutClaim[]): Promise<LookoutCase[]> {
  const { rows } = await sql<LookoutCase>`
    SELECT lookout.user_id, lookout.seen_seq, lookout.told_on, notification_settings.settings,
      account.time_zone, account.zone_before, account.zone_left_on
    FROM lookout JOIN account ON account.id = lookout.user_id
    LEFT JOIN notification_settings ON notification_settings.user_id = lookout.user_id
    WHERE lookout.user_id = ANY (${claims.map(({ user_id: id }) => id)}::bigint[]) AND ${isActive('account')}
  `.execute(db);
  return rows;
}

interface Telling {
  row: LookoutCase;
  upTo: number;
  today: string;
}

/** Marks a person as told of all changes up to a number. Returns false when the lookout ended or told meanwhile. */
export async function takeTelling(trx: Trx, { row, upTo, today }: Telling): Promise<boolean> {
  const { rows } = await sql`
    UPDATE lookout SET seen_seq = ${upTo}, told_on = ${today}::date, has_news = true
    WHERE user_id = ${row.user_id} AND seen_seq = ${row.seen_seq} RETURNING user_id`.execute(trx);
  return rows.length > 0;
}

/** Takes back a telling that reached no device, so that a later try can have it. */
export async function untell(db: Db, { row, upTo }: Pick<Telling, 'row' | 'upTo'>): Promise<void> {
  await sql`
    UPDATE lookout SET seen_seq = ${row.seen_seq}, told_on = ${row.told_on}::date
    WHERE user_id = ${row.user_id} AND seen_seq = ${upTo}`.execute(db);
}
