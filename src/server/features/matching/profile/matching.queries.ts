import { sql, type Insertable, type Selectable } from 'kysely';
import { matchFacts } from '#server/features/people/accounts.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { AccountTable, MatchPreferenceTable, MatchProfileTable } from '#server/platform/database/tables.ts';
import { zoneColumns } from '#server/platform/limits/quotas.ts';
import { changeOnConflict } from './changes.queries.ts';

export type PreferenceRow = Selectable<MatchPreferenceTable>;
export type ProfileRow = Selectable<MatchProfileTable>;
export type Axes = Record<'energy' | 'perception' | 'judgement' | 'lifestyle', number>;

const accountPart = [...matchFacts, ...zoneColumns] as const;

/** The data of a person that matching reads. */
export type AccountPart = Pick<Selectable<AccountTable>, (typeof accountPart)[number]>;

export async function accountOf(db: Db, userId: number): Promise<AccountPart | undefined> {
  return db.selectFrom('account').select(accountPart).where('id', '=', userId).executeTakeFirst();
}

/** Reads and locks the row of `accountOf`, so that two refreshes of one person run one after the other. */
export async function lockAccount(trx: Db, userId: number): Promise<AccountPart | undefined> {
  return trx.selectFrom('account').select(accountPart).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Returns the axes of the quiz that a person completed last; undefined without a completed quiz. */
export async function axesOf(db: Db, userId: number): Promise<Axes | undefined> {
  const { rows } = await sql<Axes>`
    SELECT energy, perception, judgement, lifestyle FROM quiz_session
    WHERE user_id = ${userId} AND completed_at IS NOT NULL ORDER BY completed_at DESC LIMIT 1`.execute(db);
  return rows[0];
}

/** Returns whether a person's photo is checked, and whether they meet only such people. */
export async function checkedOf(db: Db, userId: number): Promise<Pick<ProfileRow, 'is_checked' | 'only_checked'>> {
  const row = await db
    .selectFrom('photo_badge')
    .select(['is_valid as is_checked', 'only_checked'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { is_checked: false, only_checked: false };
}

export async function preferenceOf(db: Db, userId: number): Promise<PreferenceRow | undefined> {
  return db.selectFrom('match_preference').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function upsertPreference(db: Db, row: Insertable<MatchPreferenceTable>): Promise<void> {
  const { user_id: _, ...fields } = row;
  await db
    .insertInto('match_preference')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

export async function namePlaces(db: Db, names: string[]): Promise<void> {
  await sql`INSERT INTO match_place (name) SELECT name FROM unnest(${names}::text[]) AS given (name)
    WHERE NOT EXISTS (SELECT 1 FROM match_place AS known WHERE known.name = given.name)
    ORDER BY name ON CONFLICT DO NOTHING`.execute(db);
}

export async function placeIds(db: Db, names: string[]): Promise<Map<string, number>> {
  const rows = await db.selectFrom('match_place').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map((row) => [row.name, row.id]));
}

/**
 * Writes a person's profile. A new profile, or one in which a filter reads something else now, counts as changed; see
 * `numberChanges`.
 */
export async function upsertProfile(db: Db, row: Omit<ProfileRow, 'change_seq'>): Promise<void> {
  const { user_id: _, ...fields } = row;
  await db
    .insertInto('match_profile')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...fields, change_seq: changeOnConflict }))
    .execute();
}

/** Deletes the profile of a person who cannot be matched any more, and with it their lookout. */
export async function deleteProfile(db: Db, userId: number): Promise<void> {
  await sql`WITH ended AS (DELETE FROM lookout WHERE user_id = ${userId})
    DELETE FROM match_profile WHERE user_id = ${userId}`.execute(db);
}

export async function profilesOf(db: Db, userIds: number[]): Promise<ProfileRow[]> {
  return userIds.length === 0
    ? []
    : db.selectFrom('match_profile').selectAll().where('user_id', 'in', userIds).execute();
}

/**
 * Allows one search per person at a time. Returns false for a person without preferences. It also turns off JIT
 * compilation and parallel workers for the transaction, because they cost a short search more than they save.
 */
export async function lockSearcher(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)
    FROM match_preference WHERE user_id = ${userId} FOR UPDATE`.execute(trx);
  return rows.length > 0;
}
