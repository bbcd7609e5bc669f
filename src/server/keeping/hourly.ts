import { HOUR_MS } from '#contract/durations.ts';
import type { Logger } from 'pino';
import { BACKUPS_KEPT } from '#server/platform/background/retention.terms.ts';
import type { Clock } from '#server/platform/clock.ts';
import { logPosition } from '#server/platform/database/probes.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { makeBackup, type BackupNeeds } from './backup.ts';
import { forgetBackups } from './shelf.ts';

interface Needs {
  database: Database;
  db: Db;
  config: BackupNeeds['config'];
  clock: Clock;
  log: Logger;
}

/**
 * Copies the embedded database to `DATA_DIR/backups` every hour if it has changed, and keeps the last 24 copies. The
 * database never calls fsync, so a power cut can lose its last writes. Media and secrets are files of the same folder,
 * which nothing writes over, so the copies leave them out. PostgreSQL needs its own backups.
 */
export function scheduleBackups({ database, db, config, clock, log }: Needs): { stop: () => Promise<void> } {
  const { embedded } = database;
  if (embedded === undefined) return { stop: async () => undefined };
  let last: string | undefined;
  let running = Promise.resolve();
  const backUp = async (): Promise<void> => {
    const now = await logPosition(db);
    if (now === last) return;
    await makeBackup({
      place: { pglite: embedded },
      config,
      reason: 'every hour',
      passphrase: undefined,
      hasMedia: false,
      now: clock.now(),
      say: () => undefined,
    });
    last = now;
    await forgetBackups(config.dataDir, 'every hour', BACKUPS_KEPT);
  };
  const timer = setInterval(() => {
    running = backUp().catch((error: unknown) => log.error({ err: error }, 'backup failed'));
  }, HOUR_MS);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
