import { sql } from 'kysely';
import { isActive } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface ModeratorRow {
  user_id: number;
  handle: string;
  added_at: Date;
}

/** Gives a person the role of a moderator. Returns false if the person already has it. */
export async function insertModerator(db: Db, userId: number, now: Date): Promise<boolean> {
  const made = await db
    .insertInto('moderator')
    .values({ user_id: userId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function deleteModerator(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('moderator').where('user_id', '=', userId).execute();
}

/** Returns all moderators, the earliest added first, including those whose account is not active now. */
export async function allModerators(db: Db): Promise<ModeratorRow[]> {
  const { rows } = await sql<ModeratorRow>`
    SELECT moderator.user_id, account.handle, moderator.added_at
    FROM moderator JOIN account ON account.id = moderator.user_id
    ORDER BY moderator.added_at, account.handle
  `.execute(db);
  return rows;
}

/** Returns the ids of the moderators who can work now, without the person the case is about. */
export async function moderatorsFor(db: Db, caseId: string): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT moderator.user_id FROM moderator JOIN account ON account.id = moderator.user_id
    WHERE ${isActive('account')} AND NOT account.is_seed_user AND NOT account.is_demo
      AND NOT EXISTS (SELECT FROM moderation_case one WHERE one.id = ${caseId} AND one.author_id = account.id)
    ORDER BY moderator.user_id
  `.execute(db);
  return rows.map(({ user_id: id }) => id);
}

/** Returns the ids of moderators who can work now. */
export async function workingModerators(db: Db): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT moderator.user_id FROM moderator JOIN account ON account.id = moderator.user_id
    WHERE ${isActive('account')} AND NOT account.is_seed_user AND NOT account.is_demo
    ORDER BY moderator.user_id
  `.execute(db);
  return rows.map(({ user_id: id }) => id);
}
