import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { fromPglite } from 'pg-boss';
import { keepPrivate } from '#server/platform/files/private-folder.ts';
import { settleSwitch } from './switching.ts';
import { tellStatement } from '#server/platform/watched.ts';
import type { Database } from './database.ts';
import { ExclusivePGliteDialect } from './dialect.ts';
import { takeLock } from './lock.ts';
import { namingStatements } from './statement-names.ts';
import { withPrepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Opens the embedded database in `dataDir`; throws LockedError when another live process uses it. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const release = await takeLock(join(dataDir, 'pglite.lock'));
  try {
    // A restore that was killed at its end is completed first.
    await settleSwitch(dataDir);
    const database = await openPglite({ dataDir: join(dataDir, 'pglite') });
    // PGlite ignores the umask for its first files, so everybody could read them. Later files follow the umask.
    await keepPrivate(dataDir);
    const close = database.close;
    return {
      ...database,
      close: async () => {
        await close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** PGlite's own 160 MB are touched by the start, and the system's cache has the same pages. */
const SHARED_BUFFERS = '64MB';

/** Starts PGlite with `options`; without `dataDir` the database is in memory. */
export function startPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...options,
    // Dates stay text, as in postgres.ts, so that no time zone can move a birthday by a day.
    parsers: { [types.INT8]: Number, [types.DATE]: (value: string) => value },
  });
}

export async function openPglite(options: PGliteOptions): Promise<Database> {
  return overPglite(await startPglite(options));
}

/** Returns the database of a started PGlite; closing the database also closes PGlite. */
export function overPglite(pglite: PGlite): Database {
  const db = new Kysely<Tables>({
    dialect: namingStatements(new ExclusivePGliteDialect({ pglite: withPrepared(pglite) })),
    log: tellStatement,
  });
  return {
    kind: 'pglite',
    url: undefined,
    db,
    jobs: fromPglite(pglite),
    embedded: pglite,
    script: async (statements, onPart) => {
      await pglite.transaction(async (trx) => {
        for (const [at, part] of [statements].flat().entries()) {
          onPart?.(at);
          await trx.exec(part);
        }
      });
      // The script may have changed tables, and with them the types of the statements that are kept.
      await sql`DISCARD PLANS`.execute(db);
    },
    close: async () => {
      await db.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}
