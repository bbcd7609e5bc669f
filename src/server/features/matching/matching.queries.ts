import { sql, type Insertable, type Selectable } from 'kysely';
import { matchFacts } from '#server/features/people/people.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type {
  AccountTable,
  MatchPreferenceTable,
  MatchProfileTable,
  SoulMatchTable,
} from '#server/platform/database/tables.ts';
import { zoneColumns } from '#server/platform/quotas.ts';

export type PreferenceRow = Selectable<MatchPreferenceTable>;
export type ProfileRow = Selectable<MatchProfileTable>;
export type MatchRow = Selectable<SoulMatchTable>;
export type Axes = Record<'energy' | 'perception' | 'judgement' | 'lifestyle', number>;

const accountPart = [...matchFacts, ...zoneColumns] as const;

/** The data of a person that matching reads. */
export type AccountPart = Pick<Selectable<AccountTable>, (typeof accountPart)[number]>;

export async function accountOf(db: Db, userId: number): Promise<AccountPart | undefined> {
  return db.selectFrom('account').select(accountPart).where('id', '=', userId).executeTakeFirst();
}

/** Returns the same under a lock, so that of two refreshes the later one writes last. */
export async function lockAccount(trx: Db, userId: number): Promise<AccountPart | undefined> {
  return trx.selectFrom('account').select(accountPart).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
}

/** Returns the axes of a person's newest quiz. */
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

/** A whole row, which replaces an earlier match of the pair. */
type MatchRowToWrite = Omit<MatchRow, 'data'> & { data: string };

/** Inserts the pair's match; returns false when the two were offered before and no rest has passed. */
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

/** A match with whether anything was written in its room. */
export type ShownRow = MatchRow & { is_talking: boolean };

const isTalking = sql<boolean>`coalesce((SELECT last_seq > 0 FROM room WHERE room.id = soul_match.room_id), false)`;

/** Returns a person's open matches, found by either side, newest first. */
export async function openMatchesOf(db: Db, userId: number, most: number): Promise<ShownRow[]> {
  return db
    .selectFrom('soul_match')
    .selectAll()
    .select(isTalking.as('is_talking'))
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .where('state', 'in', ['offered', 'connected'])
    .orderBy('offered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** Returns the match with this id if the person is one of the two. */
export async function matchById(db: Db, matchId: string, userId: number): Promise<ShownRow | undefined> {
  return db
    .selectFrom('soul_match')
    .selectAll()
    .select(isTalking.as('is_talking'))
    .where('id', '=', matchId)
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .executeTakeFirst();
}

/** Returns the same match, locked until the transaction ends. */
export async function lockMatch(trx: Trx, matchId: string, userId: number): Promise<MatchRow | undefined> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where('id', '=', matchId)
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the match of two people, locked until the transaction ends. */
export async function lockMatchOf(trx: Trx, low: number, high: number): Promise<MatchRow | undefined> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where('user_low', '=', low)
    .where('user_high', '=', high)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Returns a person's open matches whose card has an open part, locked until the transaction ends. Everyone locks them in
 * the same order.
 */
export async function lockOpenCards(trx: Trx, userId: number): Promise<MatchRow[]> {
  return trx
    .selectFrom('soul_match')
    .selectAll()
    .where((expression) => expression.or([expression('user_low', '=', userId), expression('user_high', '=', userId)]))
    .where('state', 'in', ['offered', 'connected'])
    .where(sql<boolean>`jsonb_array_length(data -> 'range' -> 'open') > 0`)
    .orderBy('user_low')
    .orderBy('user_high')
    .forUpdate()
    .execute();
}

type Change = Partial<Pick<MatchRow, 'state' | 'liked_low' | 'liked_high' | 'rests_until' | 'changed_at'>> & {
  data?: string;
};

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
