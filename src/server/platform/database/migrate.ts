import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const DIRECTORY = join(import.meta.dirname, '../../../../db/migrations');

const bookkeeping = `
  CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now());
`;

/**
 * Runs the files of `directory` that have not run yet, in the order of their names, each in its own transaction.
 * Several servers may start at once, so each transaction locks the table and inserts its bookkeeping row, which fails
 * when another server has run the file. Returns the names of the files that this call ran.
 */
export async function migrate(database: Database, directory = DIRECTORY): Promise<string[]> {
  await ensureBookkeeping(database);
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  const applied: string[] = [];
  for (const name of names) {
    if (await isApplied(database, name)) continue;
    const body = await readFile(join(directory, name), 'utf8');
    try {
      await database.script(
        `LOCK TABLE migration IN EXCLUSIVE MODE;\nINSERT INTO migration (name) VALUES ('${name.replaceAll("'", "''")}');\n${body}`,
      );
      applied.push(name);
    } catch (error) {
      // Another server ran the file while this one waited for the lock.
      if (await isApplied(database, name)) continue;
      throw new Error(`Migration ${name} failed`, { cause: error });
    }
  }
  return applied;
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
    await database.script(bookkeeping);
  } catch {
    // Two servers that create the table at the same moment conflict in the catalog. At the second try, the table
    // exists.
    await database.script(bookkeeping);
  }
}

async function isApplied(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM migration WHERE name = ${name}`.execute(database.db);
  return rows.length > 0;
}
