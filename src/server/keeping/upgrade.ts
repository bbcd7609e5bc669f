import type { Config } from '#server/config.ts';
import { UPGRADE_COPIES_KEPT } from '#server/platform/background/retention.terms.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  appliedMigrations,
  migrate,
  MigrationError,
  MIGRATIONS,
  waitingMigrations,
} from '#server/platform/database/migrate.ts';
import { makeBackup, type BackupNeeds } from './backup.ts';
import { mustKnow } from './fill.ts';
import { forgetBackups } from './shelf.ts';
import { hasAccounts, hasTable } from './catalog.queries.ts';
import { KeepingError, type Progress } from './format.ts';
import type { Connection } from './connection.statements.ts';
import { within, type Place } from './snapshot.ts';

interface UpgradeNeeds {
  database: Database;
  config: BackupNeeds['config'] & Pick<Config, 'upgradeCopy'>;
  now: Date;
  say: Progress;
  directory?: string;
}

/** Returns a database as a place to read from or to fill. */
export function placeOf({ embedded, url }: Pick<Database, 'embedded' | 'url'>): Place {
  if (embedded !== undefined) return { pglite: embedded };
  if (url === undefined) throw new Error('The database has neither an address nor a process of its own.');
  return { url };
}

/**
 * Runs the migrations that wait. A database with people in it is copied first, unless UPGRADE_COPY is off. When one
 * fails, the database is as it was, and the error says what to do. A database of a newer version is refused, because its
 * columns may mean something else now. Returns the names of those that ran.
 */
export async function upgrade({ database, config, now, say, directory = MIGRATIONS }: UpgradeNeeds): Promise<string[]> {
  const place = placeOf(database);
  const isLived = await within(place, 'read', isLivedIn);
  if (isLived) await mustKnow(await appliedMigrations(database));
  const isCopied = isLived && config.upgradeCopy && (await waitingMigrations(database, directory)).length > 0;
  const copy = isCopied ? await copyOf({ place, config, now, say }) : undefined;
  try {
    return await migrate(database, directory);
  } catch (error) {
    if (!(error instanceof MigrationError) || !isLived) throw error;
    const back =
      copy === undefined ? '' : ` A copy from before is ${copy}; npm run restore -- --help tells how to use it.`;
    throw new KeepingError(
      `${error.message}: ${String((error.cause as Error | undefined)?.message)}. The database is as it was, so the earlier version of the program still runs on it.${back}`,
      { cause: error },
    );
  }
}

async function isLivedIn(connection: Connection): Promise<boolean> {
  return (await hasTable(connection, 'account')) && hasAccounts(connection);
}

async function copyOf({
  place,
  config,
  now,
  say,
}: Pick<BackupNeeds, 'place' | 'config' | 'now' | 'say'>): Promise<string> {
  try {
    // Media and secrets stay where they are: an upgrade changes the database alone.
    const { path } = await makeBackup({
      place,
      config,
      reason: 'before an upgrade',
      passphrase: undefined,
      hasMedia: false,
      now,
      say,
    });
    await forgetBackups(config.dataDir, 'before an upgrade', UPGRADE_COPIES_KEPT);
    return path;
  } catch (error) {
    throw new KeepingError(
      `The copy before the upgrade could not be made: ${(error as Error).message} Nothing was changed. UPGRADE_COPY=off upgrades without one.`,
      { cause: error },
    );
  }
}
