import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '#contract/durations.ts';
import type { Health } from '#contract/operator.health.ts';
import type { Deps } from '#server/platform/deps.ts';
import { absent } from '#server/platform/errors.ts';
import { databaseBytes, diskDays, putDiskDays, type DiskDay } from './health.queries.ts';

/** The days over which growth is measured. */
const WEEK = 7;

type Needs = Pick<Deps, 'db' | 'database' | 'config' | 'clock'>;

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Measures what the community takes on the disk, and notes it for today. Members' files in a bucket are not on it. */
export async function noteDisk({ db, database, config: { dataDir }, clock }: Needs): Promise<void> {
  const day = dayOf(clock.now());
  const [media, all, bytes] = await Promise.all([
    bytesIn(join(dataDir, 'media')),
    bytesIn(dataDir),
    databaseBytes(database),
  ]);
  const embedded = database.kind === 'pglite' ? await bytesIn(join(dataDir, 'pglite')) : 0;
  await putDiskDays(db, [
    { day, part: 'media', bytes: media },
    { day, part: 'database', bytes: database.kind === 'pglite' && embedded > 0 ? embedded : Math.round(bytes) },
    { day, part: 'rest', bytes: Math.max(0, all - media - embedded) },
  ]);
}

/** Returns the space of the disk, and each part with its growth a day. Measures first if nobody did today. */
export async function diskNow(deps: Needs): Promise<Health['disk']> {
  const { db, config, clock } = deps;
  const now = clock.now();
  const since = dayOf(new Date(now.getTime() - WEEK * DAY_MS));
  let days = await diskDays(db, since);
  if (!days.some(({ day }) => day === dayOf(now))) {
    await noteDisk(deps);
    days = await diskDays(db, since);
  }
  const disk = await statfs(config.dataDir).catch(() => undefined);
  return {
    total: disk === undefined ? 0 : disk.blocks * disk.bsize,
    free: disk === undefined ? 0 : disk.bavail * disk.bsize,
    parts: (['media', 'database', 'rest'] as const).map((part) => partOf(part, days)),
  };
}

function partOf(part: DiskDay['part'], days: readonly DiskDay[]): Health['disk']['parts'][number] {
  const own = days.filter((one) => one.part === part);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return { part, bytes: 0, perDay: null };
  const passed = (Date.parse(last.day) - Date.parse(first.day)) / DAY_MS;
  return { part, bytes: last.bytes, perDay: passed === 0 ? null : Math.round((last.bytes - first.bytes) / passed) };
}

/** Returns the bytes of all files below a folder; 0 when there is none. */
async function bytesIn(folder: string): Promise<number> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(absent)) ?? [];
  let sum = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sum += await bytesIn(path);
    // A file may end between the list and the look.
    else if (entry.isFile()) sum += (await stat(path).catch(absent))?.size ?? 0;
  }
  return sum;
}
