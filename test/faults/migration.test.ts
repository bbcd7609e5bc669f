import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';

vi.setConfig({ testTimeout: 300_000 });

const onPostgres = process.env['TEST_BACKEND'] === 'postgres';
const BEGIN = `
CREATE TABLE half_done (n integer PRIMARY KEY, words text NOT NULL);
INSERT INTO half_done SELECT n, repeat('what a migration writes ', 40) FROM generate_series(1, 20000) AS n;
ALTER TABLE account ADD COLUMN half_done boolean NOT NULL DEFAULT true;
`;
/** A statement that does not end, so that the test can kill the process while it runs. */
const ENDLESS =
  'SELECT count(*) FROM generate_series(1, 100000) AS a, generate_series(1, 100000) AS b WHERE a % b < 0;';

let folder: string;
let server: TestDatabase | undefined;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-migration-'));
  await mkdir(join(folder, 'migrations'));
  server = onPostgres ? await openTestDatabase() : undefined;
});
afterEach(async () => {
  // If the test failed before the kill, the child process still runs.
  child?.kill('SIGKILL');
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

const write = (text: string): Promise<void> => writeFile(join(folder, 'migrations/9000_half_done.sql'), text);

function start(): ChildProcess {
  return fork(join(import.meta.dirname, 'migrating.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: server?.url ?? '',
      DATA_DIR: join(folder, 'data'),
      MIGRATIONS: join(folder, 'migrations'),
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  });
}

/** Returns the number of the embedded database's files. A new table adds files before the transaction commits. */
async function fileCount(): Promise<number> {
  return (await readdir(join(folder, 'data/pglite/base'), { recursive: true })).length;
}

/** Resolves during the migration, when its changes exist but are not committed. */
async function untilInTheMidst(filesBefore: number): Promise<void> {
  if (server === undefined) {
    await expect.poll(fileCount, { interval: 5 }).toBeGreaterThan(filesBefore);
    return;
  }
  const { db } = server;
  await expect
    .poll(async () => {
      const { rows } = await sql`SELECT 1 FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE ${'%half_done%'} AND state = 'active'
          AND pid <> pg_backend_pid()`.execute(db);
      return rows.length;
    })
    .toBe(1);
}

/** Returns which parts of the migration exist: the table, the column, and the name among the applied migrations. */
async function partsIn({ db }: Pick<Database, 'db'>): Promise<unknown> {
  const { rows } = await sql`SELECT to_regclass('half_done') IS NOT NULL AS has_table,
    EXISTS (SELECT FROM information_schema.columns WHERE table_name = 'account' AND column_name = 'half_done') AS has_column,
    EXISTS (SELECT FROM migration WHERE name = '9000_half_done.sql') AS is_noted`.execute(db);
  return rows[0];
}

const NOTHING = { has_table: false, has_column: false, is_noted: false };
const WHOLE = { has_table: true, has_column: true, is_noted: true };

test('A migration killed midway leaves no trace and completes at the next start', async ({ annotate }) => {
  await write(BEGIN + ENDLESS);
  child = start();
  await once(child, 'message');
  const filesBefore = server === undefined ? await fileCount() : 0;
  child.send('go');
  const began = performance.now();
  await untilInTheMidst(filesBefore);
  const killedAfter = performance.now() - began;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;

  const database: Database = server ?? (await openEmbedded(join(folder, 'data')));
  if (server !== undefined) {
    // PostgreSQL notices a dead client only at its next write, so the test ends the connection.
    await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE ${'%half_done%'} AND pid <> pg_backend_pid()`.execute(
      server.db,
    );
  }
  expect(await partsIn(database)).toEqual(NOTHING);
  await write(BEGIN);
  const again = performance.now();
  expect(await migrate(database, join(folder, 'migrations'))).toEqual(['9000_half_done.sql']);
  const tookMs = performance.now() - again;
  expect(await partsIn(database)).toEqual(WHOLE);
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM half_done`.execute(database.db);
  expect(rows[0]?.n).toBe(20_000);
  await annotate(
    `killed after ${killedAfter.toFixed(0)} ms; 0 of 20,000 rows there; all after ${tookMs.toFixed(0)} ms`,
  );
  expect(await migrate(database, join(folder, 'migrations'))).toEqual([]);
  if (server === undefined) await database.close();
});
