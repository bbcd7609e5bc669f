import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import { isFollowing, isVisible, showsPresence } from '#server/features/visibility/people.ts';
import { standingColumns } from '#server/features/visibility/standing.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { AccountTable } from '#server/platform/database/tables.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';

export type NewAccount = Insertable<AccountTable>;

/** The columns that the search for matches reads. Only `changeMatchFacts` of matching changes these columns. */
export const matchFacts = [
  ...standingColumns,
  'gender',
  'birthday',
  'zip_code',
  'interests',
  'current_vibes',
  'energy_level',
  'mbti_type',
  'tongues',
] as const satisfies (keyof AccountTable)[];

export type AnyAccountChanges = Omit<Updateable<AccountTable>, 'id' | 'created_at'>;
type AccountChanges = AnyAccountChanges & { [F in (typeof matchFacts)[number]]?: never };

/** Inserts an account. Throws a unique violation if the id, handle, email address or phone number is taken. */
export async function insertAccount(db: Db, account: NewAccount): Promise<void> {
  await db.insertInto('account').values(account).execute();
}

/** Inserts an account. Returns false if the id, handle, email address or phone number is taken. */
export async function insertAccountIfFree(db: Db, account: NewAccount): Promise<boolean> {
  const made = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Changes accounts; returns how many of `ids` exist. */
export async function changeAccounts(db: Db, ids: readonly number[], changes: AccountChanges): Promise<number> {
  return changeAnyOfAccounts(db, ids, changes);
}

/** Does the same as `changeAccounts`, for all columns, including those that matching reads. */
export async function changeAnyOfAccounts(db: Db, ids: readonly number[], changes: AnyAccountChanges): Promise<number> {
  if (ids.length === 0) return 0;
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set(changes)
    .where('id', 'in', [...ids])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes accounts and, by their foreign keys, the rows of all features that belong to them. */
export async function deleteAccounts(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('account')
    .where('id', 'in', [...ids])
    .execute();
}

/** Returns the condition that a person may write to others: the person has given a birthday, or is an AI character. */
export function mayWrite(userId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM account WHERE account.id = ${userId}
    AND (account.birthday IS NOT NULL OR account.is_seed_user))`;
}

/** Condition: the viewer sees that the person is online. AI characters and demo members are never online. */
export function isOnlineFor(viewerId: number, userId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - ONLINE_MS);
  return sql<boolean>`EXISTS (SELECT FROM presence JOIN account ON account.id = presence.user_id
    WHERE presence.user_id = ${userId} AND presence.last_seen_at > ${since} AND ${showsPresence('account')}
    AND NOT account.is_seed_user AND NOT account.is_demo AND ${isVisible(viewerId, 'account')})`;
}

/** Condition: both people allow each other to see how far they have read. */
export function showReading(a: RawBuilder<unknown>, b: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (SELECT FROM account WHERE account.id IN (${a}, ${b}) AND account.hide_reading)`;
}

/**
 * Returns whether a first message of `senderId` goes directly to the person's chats. A match opens its own room, so
 * matches are not checked here. A demo member accepts messages from everybody.
 */
export async function welcomes(db: Db, { userId, senderId }: { userId: number; senderId: number }): Promise<boolean> {
  const { rows } = await sql<{ welcomes: boolean }>`
    SELECT account.is_demo OR account.who_may_write = 'everyone'
      OR (account.who_may_write = 'follows_and_matches' AND ${isFollowing(userId, senderId)}) AS welcomes
    FROM account WHERE account.id = ${userId}
  `.execute(db);
  return rows[0]?.welcomes === true;
}

/** Returns whether the person lets others introduce them to somebody. */
export async function letsIntroduce(db: Db, userId: number): Promise<boolean> {
  const row = await db.selectFrom('account').select('may_be_introduced').where('id', '=', userId).executeTakeFirst();
  return row?.may_be_introduced === true;
}

export async function canWrite(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql<{ can: boolean }>`SELECT ${mayWrite(sql`${userId}::bigint`)} AS can`.execute(db);
  return rows[0]?.can === true;
}

/** Returns whether a person's account is newer than `since`. */
export async function isNewcomer(db: Db, userId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}
