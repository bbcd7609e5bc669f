import { sql } from 'kysely';
import { standingColumns, type Standing } from '#server/features/visibility/standing.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface AccountRow extends Standing {
  handle: string;
  display_name: string | null;
  created_at: Date;
  email: string | null;
  email_verified_at: Date | null;
  phone_number: string | null;
  is_moderator: boolean;
  is_operator: boolean;
}

/** Returns what operators see of an account; undefined if there is none. Nobody is hidden from operators. */
export async function accountOf(db: Db, userId: number): Promise<AccountRow | undefined> {
  return db
    .selectFrom('account')
    .leftJoin('moderator', 'moderator.user_id', 'account.id')
    .leftJoin('operator', 'operator.user_id', 'account.id')
    .where('account.id', '=', userId)
    .select(standingColumns.map((column) => `account.${column}` as const))
    .select(['handle', 'display_name', 'created_at', 'email', 'email_verified_at', 'phone_number'])
    .select(({ eb }) => [
      eb('moderator.user_id', 'is not', null).$castTo<boolean>().as('is_moderator'),
      eb('operator.user_id', 'is not', null).$castTo<boolean>().as('is_operator'),
    ])
    .executeTakeFirst();
}

/** Returns whether an operator looked a person up at `since` or later. */
export async function hasLookedUp(
  db: Db,
  { operatorId, aboutId, since }: { operatorId: number; aboutId: number; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM operator_log WHERE about_id = ${aboutId} AND operator_id = ${operatorId}
      AND action = 'person_looked_up' AND made_at >= ${since} LIMIT 1
  `.execute(db);
  return rows.length > 0;
}
