import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '#contract/durations.ts';
import { absent } from '#server/platform/errors.ts';
import { readHead } from './archive.read.ts';
import type { Head, Reason } from './format.ts';
import { noteOf, removeBackup, type BackupNote } from './note.ts';

/** A backup in `DATA_DIR/backups`. */
export interface ListedBackup {
  name: string;
  path: string;
  bytes: number;
  /** When it was made, or for a file without a head, when it was last changed. */
  madeAt: Date;
  /** Undefined when the file is a raw copy of an earlier version, or damaged. */
  head: Head | undefined;
  note: BackupNote | undefined;
}

const PREFIXES: Record<Reason, string> = {
  'by hand': 'backup',
  'every hour': 'hourly',
  'before an upgrade': 'before-upgrade',
};

/** Returns the backups in a data folder, the newest first. */
export async function listBackups(dataDir: string): Promise<ListedBackup[]> {
  const folder = backupsIn(dataDir);
  const names = ((await readdir(folder).catch(absent)) ?? []).filter((name) => name.endsWith('.tar.gz'));
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const [{ size, mtime }, head, note] = await Promise.all([
        stat(path),
        readHead(path).catch(() => undefined),
        noteOf(path),
      ]);
      return { name, path, bytes: size, madeAt: head === undefined ? mtime : new Date(head.madeAt), head, note };
    }),
  );
  return found.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** The name of a file that is still being written. */
const unfinished = /\.tar\.gz\.[0-9a-f]{8}\.part$/;

/** Deletes the unfinished backups in a folder that nobody has written to for an hour: their process was killed. */
export async function sweepUnfinished(folder: string, now: Date): Promise<void> {
  for (const name of (await readdir(folder)).filter((one) => unfinished.test(one))) {
    const path = join(folder, name);
    const mtimeMs = (await stat(path).catch(absent))?.mtimeMs ?? 0;
    if (mtimeMs < now.getTime() - HOUR_MS) await rm(path, { force: true });
  }
}

/** Deletes all but the newest `most` backups that were made for a reason. */
export async function forgetBackups(dataDir: string, reason: Reason, most: number): Promise<void> {
  const folder = backupsIn(dataDir);
  // An earlier version named its hourly copies after the product.
  const prefixes = [`${PREFIXES[reason]}-`, ...(reason === 'every hour' ? ['wildin-'] : [])];
  const prefixOf = (name: string): string | undefined => prefixes.find((prefix) => name.startsWith(prefix));
  const mine = ((await readdir(folder).catch(absent)) ?? []).filter(
    (name) => prefixOf(name) !== undefined && name.endsWith('.tar.gz'),
  );
  const dayOf = (name: string): string => name.slice(prefixOf(name)?.length);
  const whole = mine.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : 1));
  for (const name of whole.slice(0, Math.max(0, whole.length - most))) await removeBackup(join(folder, name));
}

export const backupsIn = (dataDir: string): string => join(dataDir, 'backups');

export const nameOf = (reason: Reason, now: Date): string =>
  `${PREFIXES[reason]}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`;
