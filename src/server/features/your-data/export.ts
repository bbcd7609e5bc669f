import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { HOUR_MS } from '#contract/durations.ts';
import { downloadExport, EXPORT_HOURS, type ExportState } from '#contract/your-data.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { writeArchive } from './archive.ts';
import { speakerFor, speakerOf } from '#server/platform/speaker.ts';
import { fileOf, folderOf, forgetExport, removeExportOf, storeOf } from './export.store.ts';
import { filesOf } from './export.pages.ts';
import { picturesOf } from './export.pictures.ts';
import {
  beginExport,
  changeExport,
  expiredExports,
  exportOf,
  exportOfLink,
  knownExports,
  takeLink,
} from './export.queries.ts';
import { dataOf } from './your-data.ts';

export const EXPORT_JOB = 'make-export';
export const LIFE_MS = EXPORT_HOURS * HOUR_MS;
const work = z.object({ userId: z.number(), id: z.uuid() });

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
  await removeExportOf(deps, userId);
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
  const [store, path] = [storeOf(deps), join(folderOf(deps), `${id}.part`)];
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
      return writeArchive(path, files, async (done) => {
        await changeExport(deps.db, own, { progress: Math.floor((done * 100) / files.length) });
      });
    });
    await store.putFile(fileOf(id), path);
    const expires_at = new Date(deps.clock.now().getTime() + LIFE_MS);
    const isWanted = await changeExport(deps.db, own, { state: 'ready', progress: 100, size_bytes: size, expires_at });
    if (!isWanted) await store.remove(fileOf(id));
  } catch (error) {
    await rm(path, { force: true });
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

/** Opens the archive of a link, and uses the link up. Call `remove` once the archive has been sent. */
export async function openExport(deps: Deps, token: string): Promise<{ archive: Readable; remove: () => void }> {
  const hash = hashOf(token);
  const found = await exportOfLink(deps.db, hash, deps.clock.now());
  if (found === undefined) throw new AppError('not_found');
  const { user_id: userId, id } = found;
  const archive = await storeOf(deps).open(fileOf(id));
  if (archive === undefined) throw new AppError('not_found');
  if (!(await takeLink(deps.db, hash))) {
    archive.destroy();
    throw new AppError('not_found');
  }
  const remove = (): void => {
    forgetExport(deps, { userId, id }).catch((error: unknown) =>
      deps.log.error({ err: error }, 'an export could not be removed'),
    );
  };
  return { archive, remove };
}

/**
 * Removes expired exports, and every file in the folder whose export is expired, replaced, or gone with its account.
 * Returns 0, because one call removes all of them.
 */
export async function forgetExports(deps: Deps): Promise<number> {
  for (const { user_id: userId, id } of await expiredExports(deps.db, deps.clock.now())) {
    await forgetExport(deps, { userId, id });
  }
  const files = await readdir(folderOf(deps)).catch(() => []);
  const ids = files.map((name) => name.split('.')[0] ?? '').filter((id) => z.uuid().safeParse(id).success);
  const known = await knownExports(deps.db, ids);
  for (const name of files) {
    if (!known.has(name.split('.')[0] ?? '')) await rm(join(folderOf(deps), name), { force: true });
  }
  return 0;
}
