import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import { KeepingError, upgrade } from '#server/keeping/keeping.ts';
import type { Database } from '#server/platform/database/database.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';

interface Command {
  /** Works on the database of this environment, which is up to date. */
  work: (database: Database, config: Config) => Promise<void>;
  /** Runs where no database was made yet. */
  missing: (config: Config) => void;
  /** The errors whose message explains enough. */
  explained?: readonly (abstract new (...all: never[]) => Error)[];
}

/** Runs a command on the database; a failure is said in words, with exit code 1. */
export async function onDatabase(command: Command): Promise<void> {
  const explained = [ConfigError, KeepingError, ...(command.explained ?? [])];
  try {
    await go(command);
  } catch (error) {
    if (error instanceof LockedError) {
      console.error(
        `Wildin is running on this data folder, and the embedded database has one user at a time. Please stop it first, then try again.\n${error.message}`,
      );
    } else {
      console.error(explained.some((kind) => error instanceof kind) ? (error as Error).message : error);
    }
    process.exitCode = 1;
  }
}

async function go({ work, missing }: Command): Promise<void> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pglite'))) return missing(config);
  const database = databaseUrl === undefined ? await openEmbedded(dataDir) : await openPostgres(databaseUrl);
  try {
    await upgrade({ database, config, now: new Date(), say: () => undefined });
    await work(database, config);
  } finally {
    await database.close();
  }
}
