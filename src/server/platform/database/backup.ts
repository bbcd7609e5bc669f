import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#contract/durations.ts';
import { logPosition } from './probes.ts';
import type { Logger } from 'pino';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Db } from './database.ts';

export const BACKUPS_KEPT = 24;

interface Needs {
  database: Database;
  db: Db;
  config: Pick<Config, 'dataDir'>;
  clock: Clock;
  log: Logger;
}

/**
 * Copies the embedded database to `DATA_DIR/backups` every hour if it has changed, and keeps the last 24 copies. The
 * database never calls fsync, so a power cut can lose its last writes. PostgreSQL needs its own backups.
 */
export function scheduleBackups({ database, db, config, clock, log }: Needs): { stop: () => Promise<void> } {
  const { dump } = database;
  if (dump === undefined) return { stop: async () => undefined };
  let last: string | undefined;
  let running = Promise.resolve();
  const backUp = async (): Promise<void> => {
    const now = await logPosition(db);
    if (now === last) return;
    const folder = join(config.dataDir, 'backups');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `wildin-${clock.now().toISOString().replaceAll(':', '-')}.tar.gz`;
    const copy = Buffer.from(await (await dump()).arrayBuffer());
    // A backup is written under another name and renamed, so that it is complete or absent.
    await writeFile(join(folder, `${name}.part`), copy, { mode: 0o600 });
    await rename(join(folder, `${name}.part`), join(folder, name));
    last = now;
    const old = (await readdir(folder))
      .filter((file) => file.endsWith('.tar.gz'))
      .toSorted()
      .slice(0, -BACKUPS_KEPT);
    for (const file of old) await rm(join(folder, file));
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
