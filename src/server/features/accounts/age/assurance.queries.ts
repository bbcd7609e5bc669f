import { sql, type Selectable } from 'kysely';
import { isAgeHeld, isAgeRefused } from '#server/features/visibility/people.ts';
import type { AgeCheckRegions } from '#server/platform/ages/rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Tables } from '#server/platform/database/tables.ts';

export type CheckRow = Selectable<Tables['age_check']>;

export async function checkOf(db: Db, userId: number): Promise<CheckRow | undefined> {
  return db.selectFrom('age_check').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

interface Opened {
  userId: number;
  reference: string;
  now: Date;
}

/** Stores the reference of a new check, which replaces an open one. Returns false if the person has a result. */
export async function openCheck(db: Db, { userId, reference, now }: Opened): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO age_check (user_id, method, reference, asked_at) VALUES (${userId}, 'provider', ${reference}, ${now})
    ON CONFLICT (user_id) DO UPDATE SET reference = excluded.reference, asked_at = excluded.asked_at
    WHERE age_check.result IS NULL
    RETURNING true`.execute(db);
  return rows.length > 0;
}

interface Decided {
  userId: number;
  reference: string;
  result: NonNullable<CheckRow['result']>;
  day: string;
}

/** Stores the result of a check in place of its reference. Returns false if the check is no longer open. */
export async function decideCheck(db: Db, { userId, reference, result, day }: Decided): Promise<boolean> {
  const { rows } = await sql`
    UPDATE age_check SET result = ${result}, decided_on = ${day}, reference = NULL, asked_at = NULL
    WHERE user_id = ${userId} AND reference = ${reference}
    RETURNING true`.execute(db);
  return rows.length > 0;
}

/** Stores that the operator knows the person to be an adult, in place of any earlier result or open check. */
export async function putByHand(db: Db, { userId, day }: { userId: number; day: string }): Promise<void> {
  await sql`
    INSERT INTO age_check (user_id, method, result, decided_on) VALUES (${userId}, 'operator', 'adult', ${day})
    ON CONFLICT (user_id) DO UPDATE SET method = 'operator', result = 'adult', decided_on = ${day},
      reference = NULL, asked_at = NULL`.execute(db);
}

/** Deletes the open check with this reference. */
export async function dropCheck(db: Db, { userId, reference }: Omit<Opened, 'now'>): Promise<void> {
  await db.deleteFrom('age_check').where('user_id', '=', userId).where('reference', '=', reference).execute();
}

/** Returns checks under way that began before a moment, the oldest first. */
export async function openChecks(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<{ userId: number; reference: string; askedAt: Date }[]> {
  const { rows } = await sql<{ userId: number; reference: string; askedAt: Date }>`
    SELECT user_id AS "userId", reference, asked_at AS "askedAt" FROM age_check
    WHERE asked_at < ${before} ORDER BY asked_at LIMIT ${most}`.execute(db);
  return rows;
}

/** Returns the ids of the next people whose hold is wrong: held without need, or not held although they must be. */
export async function wronglyHeld(
  db: Db,
  { states, exempt, isCountryWide }: AgeCheckRegions,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const isAsked = sql`(coalesce(account.state_code = ANY(${states}::text[]), false) OR (${isCountryWide}::boolean
    AND (account.state_code IS NULL OR account.state_code <> ALL(${exempt}::text[]))))`;
  const { rows } = await sql<{ id: number }>`
    SELECT account.id FROM account LEFT JOIN age_check ON age_check.user_id = account.id
    WHERE account.id > ${after} AND NOT account.is_demo AND NOT account.is_seed_user
      AND ${isAgeHeld('account')} <> coalesce(age_check.result = 'not_adult', ${isAgeRefused('account')} OR ${isAsked})
    ORDER BY account.id LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
