import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { base, fits, interestScore, type Search } from '#server/features/matching/search/search.queries.ts';
import { scoringFor } from '#server/features/matching/score/score.ts';
import type { Db } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { storePeople } from '#test/match-people.ts';
import { createDatabase } from '#test/own-database.ts';

export interface Stand {
  /** One connection, with the settings of a search's transaction. */
  db: Db;
  /** A connection with PostgreSQL's default settings, which allow parallel scans. */
  plain: Db;
  close: () => Promise<void>;
}

/** Makes and migrates a database for this run on the server at `server`; `close` drops it. */
export async function openStand(server: string): Promise<Stand> {
  const created = await createDatabase(server, `wildin_bench_${process.pid}`);
  const own = new URL(created.url);
  const plain = await openPostgres(own.href, { max: 1 });
  // The connection string has the settings, because the pool replaces a connection that was idle during other turns.
  own.searchParams.set('options', '-c jit=off -c max_parallel_workers_per_gather=0');
  const searching = await openPostgres(own.href, { max: 1 });
  await migrate(searching);
  return {
    db: searching.db,
    plain: plain.db,
    close: async () => {
      await Promise.all([searching.close(), plain.close()]);
      await created.drop();
    },
  };
}

/** Empties the tables and stores these people; builds the indexes once, after the rows. */
export async function fill(db: Db, people: readonly Profile[]): Promise<void> {
  await sql`TRUNCATE account CASCADE`.execute(db);
  await withoutIndexes(db, 'match_profile', () => storePeople(db, people));
  await sql`VACUUM ANALYZE match_profile, account`.execute(db);
}

/** Runs `work` while a table has no indexes but those of its unique rules, and builds them after it, which is faster. */
export async function withoutIndexes(db: Db, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string; made: string }>`
    SELECT indexname AS name, indexdef AS made FROM pg_indexes WHERE tablename = ${table} AND schemaname = 'public'
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conname = indexname AND contype IN ('p', 'u'))`.execute(db);
  for (const { name } of rows) await sql`DROP INDEX ${sql.id(name)}`.execute(db);
  await work();
  for (const { made } of rows) await sql.raw(made).execute(db);
}

/** Stores that the viewer was offered these people before. */
export async function storeSeen(db: Db, viewer: Profile, others: readonly number[]): Promise<void> {
  await sql`INSERT INTO soul_match (user_low, user_high, id, found_by, room_id, state, score, score_version, data,
      offered_at, changed_at)
    SELECT least(other, ${viewer.userId}), greatest(other, ${viewer.userId}), id, ${viewer.userId}, id, 'connected', 50, 1, '{}',
      now(), now()
    FROM unnest(${others}::bigint[], ${others.map(() => randomUUID())}::uuid[]) AS row (other, id)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** Returns the id of the best match by a plain query that scores and sorts all who fit; undefined if nobody fits. */
export async function plainBest(db: Db, search: Search, seen: readonly number[]): Promise<number | undefined> {
  const { viewer } = search;
  const { rows } = await sql<{ user_id: number }>`
    SELECT user_id, ${base(scoringFor(viewer))} + ${interestScore(viewer)} AS score FROM match_profile
    WHERE ${fits(search)} AND user_id <> ALL (${seen}::bigint[]) ORDER BY score DESC, user_id LIMIT 1`.execute(db);
  return rows[0]?.user_id;
}

/** Stores for two days that each of these people was offered to three searchers, the most that a day allows. */
export async function storeExhausted(db: Db, people: readonly number[]): Promise<void> {
  await sql`INSERT INTO quota (user_id, kind, period, used)
    SELECT id, 'exposure', day, 3 FROM unnest(${people}::bigint[]) AS row (id), (VALUES ('2026-11-21'::date), ('2026-11-22'::date)) AS days (day)
    ON CONFLICT DO NOTHING`.execute(db);
  await sql`VACUUM ANALYZE quota`.execute(db);
}
