import { sql, type RawBuilder } from 'kysely';
import { hasLeftBefore } from '#server/features/visibility/people.ts';
import { standingColumns, type Standing } from '#server/features/visibility/standing.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import { keyOf } from '#server/platform/distributed/placements.ts';
import { columnsIn, type PersonalData } from './held.ts';
import { sights } from './sight.queries.ts';

/** A table with personal data, and its entry in the register. */
export type HeldTable = readonly [table: string, held: PersonalData];

/**
 * Returns the FROM and WHERE for the rows of a table that a person may see. The rows have the alias `entry`. The names
 * of tables and columns are constants of the register, not input.
 */
export function rowsOf([table, { mine, through, only }]: HeldTable, userId: number): RawBuilder<unknown> {
  const own = columnsIn(mine).map((column) => sql`${sql.ref(`entry.${column}`)} = ${userId}`);
  const belongs =
    through === undefined
      ? sql``
      : sql`JOIN ${sql.table(through.table)} AS parent
          ON ${sql.ref(`parent.${through.by}`)} = ${sql.ref(`entry.${through.as ?? through.by}`)} AND parent.user_id = ${userId}`;
  // With neither `mine` nor `through`, as for the moderators' own data, no row belongs to the person.
  const none = through === undefined ? sql`false` : sql`true`;
  const isTheirs = own.length === 0 ? none : sql`(${sql.join(own, sql` OR `)})`;
  const isTold = only === undefined ? sql`` : sql`AND ${sights[only](userId)}`;
  if (keyOf(table) !== undefined && only !== undefined) {
    // The rows of a divided table come from their nodes first, and are then compared with tables that are elsewhere.
    return sql`FROM (SELECT entry.* FROM ${sql.table(table)} AS entry WHERE ${isTheirs} OFFSET 0) AS entry WHERE true ${isTold}`;
  }
  return sql`FROM ${sql.table(table)} AS entry ${belongs} WHERE ${isTheirs} ${isTold}`;
}

/** Returns the number of rows in each table that a person may see as their own. Tables with one placement are counted together. */
export async function countHeld(
  db: Db,
  userId: number,
  tables: readonly HeldTable[],
): Promise<{ table: string; count: number }[]> {
  const groups = Map.groupBy(tables, ([table]) => keyOf(table) ?? 'local');
  const counts = new Map<string, number>();
  for (const group of groups.values()) {
    const each = group.map(
      (one) => sql`SELECT ${one[0]}::text AS "table", count(*)::int AS count ${rowsOf(one, userId)}`,
    );
    const { rows } = await sql<{ table: string; count: number }>`${sql.join(each, sql` UNION ALL `)}`.execute(db);
    for (const { table, count } of rows) counts.set(table, count);
  }
  return tables.map(([table]) => ({ table, count: counts.get(table) ?? 0 }));
}

/** An account that is to be erased. */
export interface Leaver extends Standing {
  handle: string;
  email_key: string | null;
  phone_number: string | null;
  takes_lines: boolean;
}

/** Locks and returns the account of a person to be erased; undefined if the person came back or the account is gone. */
export async function lockLeaver(trx: Trx, userId: number, before: Date): Promise<Leaver | undefined> {
  return trx
    .selectFrom('account')
    .select([...standingColumns, 'handle', 'email_key', 'phone_number', 'takes_lines'])
    .where('id', '=', userId)
    .where(hasLeftBefore('account', before))
    .forUpdate()
    .executeTakeFirst();
}

/** Returns the ids of up to `most` people who asked for deletion at or before `before`, in ascending order. */
export async function leaversBefore(
  db: Db,
  before: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where(hasLeftBefore('account', before))
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks an account and returns what the mail or text to its owner needs; undefined if the account is gone. */
export async function lockOwn(
  trx: Trx,
  userId: number,
): Promise<{ handle: string; email: string | null; phone_number: string | null; time_zone: string } | undefined> {
  return trx
    .selectFrom('account')
    .select(['handle', 'email', 'phone_number', 'time_zone'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function standingOf(db: Db, userId: number): Promise<Standing | undefined> {
  return db.selectFrom('account').select(standingColumns).where('id', '=', userId).executeTakeFirst();
}
