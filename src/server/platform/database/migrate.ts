import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The folder of the migrations. */
export const MIGRATIONS = join(import.meta.dirname, '../../../../db/migrations');

export const BOOKKEEPING = `
  CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
`;

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Runs the files of `directory` that have not run yet, in the order of their names, all in one transaction: when one
 * fails, the database is as it was. Several servers may start at once, so the transaction locks the table and inserts
 * its bookkeeping rows, which fails when another server has run a file. Returns the names of the files that this call
 * ran.
 */
export async function migrate(database: Database, directory = MIGRATIONS): Promise<string[]> {
  await ensureBookkeeping(database);
  for (;;) {
    const waiting = await waitingMigrations(database, directory);
    if (waiting.length === 0) return waiting;
    const bodies = await Promise.all(waiting.map((name) => readFile(join(directory, name), 'utf8')));
    const scripts = waiting.map(
      (name, at) => `INSERT INTO migration (name) VALUES ('${name.replaceAll("'", "''")}');\n${bodies[at] ?? ''}`,
    );
    let current = 0;
    try {
      await database.script(['LOCK TABLE migration IN EXCLUSIVE MODE', ...scripts], (at) => (current = at));
      return waiting;
    } catch (error) {
      // Another server ran files while this one waited for the lock.
      if ((await waitingMigrations(database, directory)).length < waiting.length) continue;
      throw new MigrationError(`Migration ${waiting[current - 1] ?? ''} failed`, { cause: error });
    }
  }
}

/** Returns the names of the files that have not run yet, in their order. */
export async function waitingMigrations(database: Database, directory = MIGRATIONS): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const applied = new Set(await appliedMigrations(database));
  return names.filter((name) => !applied.has(name));
}

/** Returns the names of the files that have run on a database that has its bookkeeping. */
export async function appliedMigrations({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY name`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * Runs work that creates a library's own tables on one server at a time. Two servers that start at once on an empty
 * database would conflict in the catalog. The embedded database has only one server, so it needs no lock.
 */
export async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') return work();
  await database.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE migration IN EXCLUSIVE MODE`.execute(trx);
    await work();
  });
}

async function ensureBookkeeping(database: Database): Promise<void> {
  try {
    await database.script(BOOKKEEPING);
  } catch {
    // Two servers that create the table at the same moment conflict in the catalog. At the second try, the table
    // exists.
    await database.script(BOOKKEEPING);
  }
}
