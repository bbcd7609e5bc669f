import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Makes members with the same profile, wishes and matching data as an existing member. */
export async function likenesses(db: Db, userId: number, people: number): Promise<void> {
  const first = 400_000_000_000;
  // An earlier call on the same database may have used the first ids.
  const made = await sql<{ count: number }>`SELECT count(*)::int AS count FROM account WHERE id > ${first}`.execute(db);
  const from = (made.rows[0]?.count ?? 0) + 1;
  const one = sql<number>`${first}::bigint + n`;
  const each = sql`generate_series(${from}::int, ${from + people - 1}::int) n`;
  const other = sql`jsonb_build_object('id', ${one}, 'handle', 'neighbour_' || n, 'email', NULL, 'email_key', NULL, 'display_name', 'Neighbour ' || n)`;
  // The database computes generated columns, so they are left out.
  const { rows } = await sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
    WHERE table_name = 'account' AND table_schema = current_schema() AND is_generated = 'NEVER'`.execute(db);
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`INSERT INTO account (${columns}) SELECT ${columns} FROM (
    SELECT (jsonb_populate_record(account, ${other})).*
    FROM account, ${each} WHERE id = ${userId}) AS copied`.execute(db);
  for (const table of ['match_preference', 'match_profile']) {
    await sql`INSERT INTO ${sql.table(table)}
      SELECT (jsonb_populate_record(${sql.table(table)}, jsonb_build_object('user_id', ${one}))).*
      FROM ${sql.table(table)}, ${each} WHERE user_id = ${userId}`.execute(db);
  }
}
