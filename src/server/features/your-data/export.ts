import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync, type ReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { HOUR_MS } from '#contract/durations.ts';
import { downloadExport, EXPORT_HOURS, type ExportState } from '#contract/your-data.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { writeArchive } from './archive.ts';
import { speakerFor, speakerOf } from '#server/platform/speaker.ts';
import { filesOf } from './export.pages.ts';
import { picturesOf } from './export.pictures.ts';
import {
  beginExport,
  changeExport,
  deleteExpired,
  deleteExport,
  exportOf,
  knownExports,
  takeLink,
} from './export.queries.ts';
import { dataOf } from './your-data.ts';

export const EXPORT_JOB = 'make-export';
export const LIFE_MS = EXPORT_HOURS * HOUR_MS;
const work = z.object({ userId: z.number(), id: z.uuid() });

const folderOf = ({ config }: Pick<Deps, 'config'>): string => join(config.dataDir, 'exports');
const fileOf = (deps: Pick<Deps, 'config'>, id: string): string => join(folderOf(deps), `${id}.zip`);
const hashOf = (token: string): Uint8Array => new Uint8Array(createHash('sha256').update(token).digest());

export async function exportState({ db, clock }: Deps, userId: number): Promise<ExportState> {
  const row = await exportOf(db, userId);
  if (row === undefined || row.expires_at <= clock.now())
    return { state: 'none', progress: 0, sizeBytes: null, expiresAt: null };
  const { state, progress, size_bytes: sizeBytes, expires_at: expiresAt } = row;
  return { state, progress, sizeBytes, expiresAt: expiresAt.toISOString() };
}

/** Begins an export, unless one is running or ready. */
export async function askForExport(deps: Deps, userId: number): Promise<ExportState> {
  const known = await exportState(deps, userId);
  if (known.state !== 'none' && known.state !== 'failed') return known;
  const [id, now] = [deps.newId(), deps.clock.now()];
  await inTransaction(deps.db, async (trx) => {
    await beginExport(trx, { userId, id, now, expiresAt: new Date(now.getTime() + LIFE_MS) });
    await deps.jobs.enqueue(trx, EXPORT_JOB, { userId, id });
  });
  deps.jobs.hurry(EXPORT_JOB);
  return exportState(deps, userId);
}

/** Writes the archive of an export, unless the export was replaced or does not exist any more. */
export async function makeExport(deps: Deps, data: object): Promise<void> {
  const { userId, id } = work.parse(data);
  const own = { userId, id };
  if (!(await changeExport(deps.db, own, { state: 'working', progress: 0 }))) return;
  const path = fileOf(deps, id);
  try {
    await mkdir(folderOf(deps), { recursive: true, mode: 0o700 });
    const size = await deps.replica.read(userId, async (from) => {
      const { kinds } = await dataOf({ ...deps, db: from }, userId);
      const { language } = await speakerFor(from, userId);
      const speaker = speakerOf(language, deps.place.values.name);
      const files = [
        ...filesOf(from, userId, { kinds, on: deps.clock.now(), speaker }),
        ...(await picturesOf(deps.media, userId)),
      ];
      return writeArchive(`${path}.part`, files, async (done) => {
        await changeExport(deps.db, own, { progress: Math.floor((done * 100) / files.length) });
      });
    });
    await rename(`${path}.part`, path);
    const expires_at = new Date(deps.clock.now().getTime() + LIFE_MS);
    const isWanted = await changeExport(deps.db, own, { state: 'ready', progress: 100, size_bytes: size, expires_at });
    if (!isWanted) await rm(path, { force: true });
  } catch (error) {
    await rm(`${path}.part`, { force: true });
    await changeExport(deps.db, own, { state: 'failed' });
    deps.log.error({ err: error }, 'an export failed');
  }
}

/** Returns the address for a single download. An earlier address stops working. */
export async function linkToExport({ db, clock }: Deps, userId: number): Promise<{ path: string }> {
  const row = await exportOf(db, userId);
  if (row?.state !== 'ready' || row.expires_at <= clock.now()) throw new AppError('not_found');
  const token = randomBytes(32).toString('base64url');
  await changeExport(db, { userId, id: row.id }, { token_hash: hashOf(token) });
  return { path: downloadExport.path.replace(':token', token) };
}

/** Uses up a link and opens its archive. Call `remove` once the archive has been sent. */
export async function openExport(deps: Deps, token: string): Promise<{ archive: ReadStream; remove: () => void }> {
  const used = await takeLink(deps.db, hashOf(token), deps.clock.now());
  if (used === undefined) throw new AppError('not_found');
  const { user_id: userId, id } = used;
  const path = fileOf(deps, id);
  if (!existsSync(path)) throw new AppError('not_found');
  const remove = (): void => {
    Promise.all([deleteExport(deps.db, { userId, id }), rm(path, { force: true })]).catch((error: unknown) =>
      deps.log.error({ err: error }, 'an export could not be removed'),
    );
  };
  return { archive: createReadStream(path), remove };
}

/**
 * Removes expired exports, and every file whose export is expired, replaced, or gone with its account. Returns 0,
 * because one call removes all of them.
 */
export async function forgetExports(deps: Deps): Promise<number> {
  await deleteExpired(deps.db, deps.clock.now());
  const files = await readdir(folderOf(deps)).catch(() => []);
  const ids = files.map((name) => name.split('.')[0] ?? '').filter((id) => z.uuid().safeParse(id).success);
  const known = await knownExports(deps.db, ids);
  for (const name of files) {
    if (!known.has(name.split('.')[0] ?? '')) await rm(join(folderOf(deps), name), { force: true });
  }
  return 0;
}
