import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { takeLock } from './lock.ts';
import { absent } from '#server/platform/errors.ts';
import { writeWhole } from '#server/platform/files/whole-file.ts';

/** What a whole community is prepared in, beside the old one. */
const FOLDER = 'restoring';

const ready = z.object({
  id: z.string(),
  /** The entries of the data folder that are replaced. */
  names: z.array(z.string().regex(/^[a-z.]+$/)),
  /** True when PostgreSQL has the mark with this id as soon as its half is there. */
  isInDatabase: z.boolean(),
});
type Ready = z.infer<typeof ready>;

/** Returns where the new entries of a data folder are prepared. */
export const preparedIn = (dataDir: string): string => join(dataDir, FOLDER, 'new');

/** Takes the right to prepare a switch in this data folder; throws LockedError when another process has it. */
export const lockSwitch = (dataDir: string): Promise<() => Promise<void>> => takeLock(join(dataDir, 'restoring.lock'));

/** Empties the place for new entries. Only who holds the lock may call it. */
export async function beginSwitch(dataDir: string): Promise<string> {
  await rm(join(dataDir, FOLDER), { recursive: true, force: true });
  await mkdir(preparedIn(dataDir), { recursive: true, mode: 0o700 });
  return preparedIn(dataDir);
}

/** Says that all new entries are there. From now on the switch is completed, even after a kill at any moment. */
export async function readySwitch(dataDir: string, said: Ready): Promise<void> {
  await syncAll(preparedIn(dataDir));
  await writeWhole(join(dataDir, FOLDER, 'ready.json'), JSON.stringify(said));
}

/** Tells whether PostgreSQL has its half of a switch. */
type IsThere = (id: string) => Promise<boolean>;

/**
 * Completes a switch that a kill broke off, or takes it back if it was not ready. Without `isThere`, a switch that has a
 * half in PostgreSQL waits for who can ask there. Throws LockedError while another process prepares one.
 */
export async function settleSwitch(dataDir: string, isThere?: IsThere): Promise<void> {
  if (!existsSync(join(dataDir, FOLDER))) return;
  const release = await lockSwitch(dataDir);
  try {
    await finishSwitch(dataDir, isThere);
  } finally {
    await release();
  }
}

/** Like `settleSwitch`, for who holds the lock. */
export async function finishSwitch(dataDir: string, isThere?: IsThere): Promise<void> {
  const text = await readFile(join(dataDir, FOLDER, 'ready.json'), 'utf8').catch(absent);
  const said = text === undefined ? undefined : ready.parse(JSON.parse(text));
  if (said?.isInDatabase === true && isThere === undefined) return;
  const isWhole = said?.isInDatabase === true ? await isThere?.(said.id) : said !== undefined;
  if (said !== undefined && isWhole === true) await goForward(dataDir, said.names);
  await rm(join(dataDir, FOLDER), { recursive: true, force: true });
}

/** Each step can be repeated: what is moved already is no longer among the new entries. */
async function goForward(dataDir: string, names: readonly string[]): Promise<void> {
  const old = join(dataDir, FOLDER, 'old');
  await mkdir(old, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const fresh = join(preparedIn(dataDir), name);
    if (!existsSync(fresh)) continue;
    await rename(join(dataDir, name), join(old, name)).catch(absent);
    await rename(fresh, join(dataDir, name));
  }
  await syncOne(dataDir);
}

/** A disk writes many files together in the time of one. */
const SYNCED_AT_ONCE = 32;

async function syncAll(path: string): Promise<void> {
  const entries = await readdir(path, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory())) await syncAll(join(path, name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(path, name));
  while (files.length > 0) await Promise.all(files.splice(0, SYNCED_AT_ONCE).map(syncOne));
  await syncOne(path);
}

async function syncOne(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
