import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Makes members who are like one who is there, in profile, wishes and what matching knows of them. */
export async function likenesses(db: Db, userId: number, people: number): Promise<void> {
  const first = 400_000_000_000;
  const one = sql<number>`${first}::bigint + n`;
  const other = sql`jsonb_build_object('id', ${one}, 'handle', 'neighbour_' || n, 'email', NULL, 'email_key', NULL, 'display_name', 'Neighbour ' || n)`;
  await sql`INSERT INTO account SELECT (jsonb_populate_record(account, ${other})).*
    FROM account, generate_series(1, ${people}::int) n WHERE id = ${userId}`.execute(db);
  for (const table of ['match_preference', 'match_profile']) {
    await sql`INSERT INTO ${sql.table(table)}
      SELECT (jsonb_populate_record(${sql.table(table)}, jsonb_build_object('user_id', ${one}))).*
      FROM ${sql.table(table)}, generate_series(1, ${people}::int) n WHERE user_id = ${userId}`.execute(db);
  }
}
