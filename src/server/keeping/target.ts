import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { takeLock } from '#server/platform/database/lock.ts';
import { absent } from '#server/platform/errors.ts';
import {
  beginSwitch,
  finishSwitch,
  lockSwitch,
  readySwitch,
  settleSwitch,
} from '#server/platform/database/switching.ts';
import { columnsOf, dropsOf, markOf, othersOn } from './catalog.queries.ts';
import { onPostgres, type Connection } from './connection.statements.ts';
import { leaveMark, takeFilling } from './filling.queries.ts';
import { Filling } from './fill.ts';
import { KeepingError, MB, type Head, type Manifest, type Progress } from './format.ts';
import { within } from './snapshot.ts';

export type TargetConfig = Pick<Config, 'dataDir' | 'databaseUrl'>;

export interface Filled {
  config: TargetConfig;
  kept: Pick<Head, 'migrations' | 'tables'>;
  isReplacing: boolean;
  say: Progress;
  /**
   * Brings the rows, and puts files into the folder of new entries. Returns what the tables must hold, and the names of
   * the entries of the data folder that are replaced beside the database.
   */
  bring: (filling: Filling, folder: string) => Promise<Pick<Manifest, 'tables' | 'sequences'> & { names: string[] }>;
}

/** Throws unless the target may be filled: nobody uses it, and it is empty or to be replaced. Changes nothing. */
export async function mustBeFree({ config, isReplacing }: Pick<Filled, 'config' | 'isReplacing'>): Promise<void> {
  const { databaseUrl: url, dataDir } = config;
  if (url === undefined) {
    if (!isReplacing && existsSync(join(dataDir, 'pglite'))) throw notEmpty(`${dataDir} holds a community already`);
    return;
  }
  await onPostgres(url, 'read', async (connection) => {
    const tables = new Set((await columnsOf(connection)).map(({ table }) => table));
    const others = await othersOn(connection);
    if (others > 0) {
      throw new KeepingError(
        'Wildin is running on this database. Please stop it first, on every machine, then try again.',
      );
    }
    if (tables.size === 0) return;
    if (!tables.has('migration')) {
      throw new KeepingError('This database has tables that are not of Wildin. Give Wildin a database of its own.');
    }
    if (!isReplacing) throw notEmpty('The database holds a community already');
  });
}

export const notEmpty = (what: string): KeepingError =>
  new KeepingError(`${what}. With --replace it is given up for the new one; make a backup of it first.`);

/** Throws when the folder's disk lacks the room for these bytes and some more. */
export async function mustHaveRoom(folder: string, bytes: number): Promise<void> {
  const disk = await statfs(folder);
  const [free, needed] = [disk.bavail * disk.bsize, bytes + (64 << 20)];
  if (free < needed) {
    throw new KeepingError(`${folder} has ${MB(free)} free, and this needs about ${MB(needed)}. Nothing was changed.`);
  }
}

/**
 * Fills the database of `config` and the data folder's entries beside it. Everything is prepared beside the old state
 * and switched at the end, so that a kill at any moment leaves the old state whole or the new one.
 */
export async function fillTarget(filled: Filled): Promise<void> {
  const { config } = filled;
  const { dataDir, databaseUrl } = config;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const settle = (): Promise<void> => finishSwitch(dataDir, (id) => isMarked(databaseUrl, id));
  const releases = [await lockSwitch(dataDir)];
  try {
    await settle();
    if (databaseUrl === undefined) releases.push(await takeLock(join(dataDir, 'pglite.lock')));
    await mustBeFree(filled);
    const folder = await beginSwitch(dataDir);
    try {
      await (databaseUrl === undefined ? fillEmbedded(filled, folder) : fillPostgres(filled, databaseUrl, folder));
    } catch (error) {
      // Takes back what was prepared. If that fails too, the next start or command does it.
      await settle().catch(() => undefined);
      throw error;
    }
    await settle();
  } finally {
    for (const release of releases.toReversed()) await release();
  }
}

/** Returns whether PostgreSQL has the half of a switch. */
export async function isMarked(url: string | undefined, id: string): Promise<boolean> {
  if (url === undefined) return false;
  // The server of the database may still be about to commit what a killed process has sent.
  const mark = await onPostgres(url, 'write', async (connection) => {
    await takeFilling(connection);
    return markOf(connection);
  });
  return mark === markFor(id);
}

/** Completes or takes back what a killed restore or move left in the data folder. Call it before the secrets are read. */
export async function settleCommunity({ dataDir, databaseUrl }: TargetConfig): Promise<void> {
  await settleSwitch(dataDir, databaseUrl === undefined ? undefined : (id) => isMarked(databaseUrl, id));
}

const markFor = (id: string): string => `restored ${id}`;

async function fillEmbedded(filled: Filled, folder: string): Promise<void> {
  const { startPglite } = await import('#server/platform/database/pglite.ts');
  const pglite = await startPglite({ dataDir: join(folder, 'pglite') });
  try {
    const names = await within({ pglite }, 'write', (connection) => fillAll(connection, filled, folder));
    await pglite.exec('CHECKPOINT');
    await pglite.close();
    await readySwitch(filled.config.dataDir, { id: randomUUID(), names: ['pglite', ...names], isInDatabase: false });
  } finally {
    if (!pglite.closed) await pglite.close();
  }
}

async function fillPostgres(filled: Filled, url: string, folder: string): Promise<void> {
  await within({ url }, 'write', async (connection) => {
    await takeFilling(connection);
    if (filled.isReplacing) {
      for (const command of await dropsOf(connection)) await connection.run(command);
    }
    const names = await fillAll(connection, filled, folder);
    const id = randomUUID();
    await leaveMark(connection, markFor(id));
    await readySwitch(filled.config.dataDir, { id, names, isInDatabase: true });
  });
}

async function fillAll(connection: Connection, { kept, say, bring }: Filled, folder: string): Promise<string[]> {
  const filling = new Filling(connection, kept);
  await filling.prepare(say);
  const { tables, sequences, names } = await bring(filling, folder);
  await filling.finish(sequences, say);
  await filling.verify(tables, say);
  return names;
}

/** Returns whether a folder of the data folder has entries. */
export async function isFilled(path: string): Promise<boolean> {
  return ((await readdir(path).catch(absent)) ?? []).length > 0;
}
