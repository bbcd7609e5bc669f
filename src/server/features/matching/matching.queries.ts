import { sql, type Insertable, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type {
  AccountTable,
  MatchPreferenceTable,
  MatchProfileTable,
  SoulMatchTable,
} from '#server/platform/database/tables.ts';

export type PreferenceRow = Selectable<MatchPreferenceTable>;
export type ProfileRow = Selectable<MatchProfileTable>;
export type MatchRow = Selectable<SoulMatchTable>;
export type Axes = Record<'energy' | 'perception' | 'judgement' | 'lifestyle', number>;

const accountPart = [
  'gender',
  'birthday',
  'zip_code',
  'time_zone',
  'interests',
  'current_vibes',
  'energy_level',
  'mbti_type',
  'suspended_at',
  'is_seed_user',
] as const satisfies (keyof AccountTable)[];

/** What matching knows a person by. */
export type AccountPart = Pick<Selectable<AccountTable>, (typeof accountPart)[number]>;

export async function accountOf(db: Db, userId: number): Promise<AccountPart | undefined> {
  return db.selectFrom('account').select(accountPart).where('id', '=', userId).executeTakeFirst();
}

/** The same, held against a second refresh, so that the newest facts are written last. */
export async function lockAccount(trx: Db, userId: number): Promise<AccountPart | undefined> {
  return trx.selectFrom('account').select(accountPart).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** The axes of a person's newest quiz. */
export async function axesOf(db: Db, userId: number): Promise<Axes | undefined> {
  const { rows } = await sql<Axes>`
    SELECT energy, perception, judgement, lifestyle FROM quiz_session
    WHERE user_id = ${userId} AND completed_at IS NOT NULL ORDER BY completed_at DESC LIMIT 1`.execute(db);
  return rows[0];
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

export async function upsertProfile(db: Db, row: ProfileRow): Promise<void> {
  const { user_id: _, ...fields } = row;
  await db
    .insertInto('match_profile')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fields))
    .execute();
}

export async function deleteProfile(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('match_profile').where('user_id', '=', userId).execute();
}

export async function profilesOf(db: Db, userIds: number[]): Promise<ProfileRow[]> {
  return userIds.length === 0
    ? []
    : db.selectFrom('match_profile').selectAll().where('user_id', 'in', userIds).execute();
}

/**
 * One search of a person at a time. A search is short: the planner's compiler and parallel workers, started for what it
 * takes to be a long query, would cost more than they save.
 */
export async function lockSearcher(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT set_config('jit', 'off', true), set_config('max_parallel_workers_per_gather', '0', true)
    FROM match_preference WHERE user_id = ${userId} FOR UPDATE`.execute(trx);
  return rows.length > 0;
}

export async function matchOfKey(db: Db, userId: number, key: string): Promise<{ match_id: string } | undefined> {
  return db
    .selectFrom('match_slot')
    .select('match_id')
    .where('user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function slotsTaken(db: Db, userId: number, day: string): Promise<number> {
  const { taken } = await db
    .selectFrom('match_slot')
    .select((expression) => expression.fn.countAll<number>().as('taken'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return taken;
}

/** How many AI characters a person met on a day of theirs. */
export async function companionsMet(db: Db, userId: number, day: string): Promise<number> {
  const { met } = await db
    .selectFrom('companion_slot')
    .select((expression) => expression.fn.countAll<number>().as('met'))
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return met;
}

interface Slot {
  userId: number;
  day: string;
  /** Slots a day. */
  limit: number;
  matchId: string;
  key: string | undefined;
  now: Date;
}

/** Takes the lowest free slot of the day; false when none is left. */
export async function takeSlot(trx: Trx, { userId, day, limit, matchId, key, now }: Slot): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO match_slot (user_id, day, slot, match_id, idempotency_key, created_at)
    SELECT ${userId}::bigint, ${day}::date, free.slot, ${matchId}::uuid, ${key ?? null}::text, ${now}::timestamptz
    FROM generate_series(1, ${limit}::int) AS free (slot)
    WHERE NOT EXISTS (SELECT 1 FROM match_slot AS taken
      WHERE taken.user_id = ${userId} AND taken.day = ${day}::date AND taken.slot = free.slot)
    ORDER BY free.slot LIMIT 1
    ON CONFLICT (user_id, day, slot) DO NOTHING RETURNING slot`.execute(trx);
  return rows.length > 0;
}

/** Counts one more searcher whom a person is offered to on their own day; false when that were too many. */
export async function takeExposure(
  trx: Trx,
  userId: number,
  { now, most }: { now: Date; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO match_exposure AS e (user_id, day, offers)
    SELECT id, (${now}::timestamptz AT TIME ZONE time_zone)::date, 1 FROM account WHERE id = ${userId}
    ON CONFLICT (user_id, day) DO UPDATE SET offers = e.offers + 1 WHERE e.offers < ${most}::int
    RETURNING offers`.execute(trx);
  return rows.length > 0;
}

/** A whole row: what stood there of an earlier match of the pair goes. */
type MatchRowToWrite = Omit<MatchRow, 'data'> & { data: string };

/** Makes the pair's match; false when the two were offered to each other before and no rest has passed. */
export async function claimPair(trx: Trx, row: MatchRowToWrite): Promise<boolean> {
  const { user_low: _low, user_high: _high, ...fields } = row;
  const made = await trx
    .insertInto('soul_match')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_low', 'user_high'])
        .doUpdateSet(fields)
        .where('soul_match.state', '=', 'passed')
        .where('soul_match.rests_until', '<=', row.offered_at),
    )
    .returning('id')
    .execute();
  return made.length > 0;
}

/** A person's open matches, whoever found them, the newest first. */
export async function openMatchesOf(db: Db, userId: number, most: number): Promise<MatchRow[]> {
  return db
    .selectFrom('soul_match')
    .selectAll()
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .where('state', 'in', ['offered', 'connected'])
    .orderBy('offered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The match with this id if the person is one of its two. */
export async function matchById(db: Db, matchId: string, userId: number): Promise<MatchRow | undefined> {
  return db
    .selectFrom('soul_match')
    .selectAll()
    .where('id', '=', matchId)
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .executeTakeFirst();
}

/** The match with this id if the person is one of its two, held until the transaction ends. */
export async function lockMatch(trx: Trx, matchId: string, userId: number): Promise<MatchRow | undefined> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where('id', '=', matchId)
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
}

type Change = Partial<Pick<MatchRow, 'state' | 'liked_low' | 'liked_high' | 'rests_until'>> & { changed_at: Date };

export async function changeMatch(
  trx: Trx,
  row: Pick<MatchRow, 'user_low' | 'user_high'>,
  change: Change,
): Promise<void> {
  await trx
    .updateTable('soul_match')
    .set(change)
    .where('user_low', '=', row.user_low)
    .where('user_high', '=', row.user_high)
    .execute();
}
