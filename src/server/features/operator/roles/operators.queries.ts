import { sql } from 'kysely';
import { isActive } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface OperatorRow {
  user_id: number;
  handle: string;
  added_at: Date;
}

/** Gives a person the role of an operator. Returns false if the person already has it. */
export async function insertOperator(db: Db, userId: number, now: Date): Promise<boolean> {
  const made = await db
    .insertInto('operator')
    .values({ user_id: userId, added_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function deleteOperator(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('operator').where('user_id', '=', userId).execute();
}

/** Returns all operators, the earliest added first, including those whose account is not active now. */
export async function allOperators(db: Db): Promise<OperatorRow[]> {
  const { rows } = await sql<OperatorRow>`
    SELECT operator.user_id, account.handle, operator.added_at
    FROM operator JOIN account ON account.id = operator.user_id
    ORDER BY operator.added_at, account.handle
  `.execute(db);
  return rows;
}

/** Returns whether a person is an operator whose account is active. */
export async function isWorkingOperator(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM operator JOIN account ON account.id = operator.user_id
    WHERE operator.user_id = ${userId} AND ${isActive('account')} AND NOT account.is_seed_user AND NOT account.is_demo
  `.execute(db);
  return rows.length > 0;
}

export interface OperatorContact {
  user_id: number;
  handle: string;
  email: string | null;
}

/** Returns how to reach the operators whose account is active. */
export async function operatorContacts(db: Db): Promise<OperatorContact[]> {
  const { rows } = await sql<OperatorContact>`
    SELECT operator.user_id, account.handle, account.email
    FROM operator JOIN account ON account.id = operator.user_id
    WHERE ${isActive('account')} AND NOT account.is_seed_user AND NOT account.is_demo
    ORDER BY operator.user_id
  `.execute(db);
  return rows;
}

export async function operatorContact(db: Db, userId: number): Promise<OperatorContact | undefined> {
  return (await operatorContacts(db)).find((one) => one.user_id === userId);
}
