import { join } from 'node:path';
import type { Deps } from '#server/platform/deps.ts';
import { createPrivateStore } from '#server/platform/files/create-store.ts';
import type { Store } from '#server/platform/files/store.ts';
import { deleteExport, exportOf } from './export.queries.ts';

type Needs = Pick<Deps, 'config' | 'db'>;

const FOLDER = 'exports';
/** Where an archive is while it is written. */
export const folderOf = ({ config }: Pick<Needs, 'config'>): string => join(config.dataDir, FOLDER);
export const storeOf = ({ config }: Pick<Needs, 'config'>): Store => createPrivateStore(config, FOLDER);
export const fileOf = (id: string): string => `${id}.zip`;

/** Removes an export: its file first, since nothing names a file whose row is gone. */
export async function forgetExport(deps: Needs, { userId, id }: { userId: number; id: string }): Promise<void> {
  await storeOf(deps).remove(fileOf(id));
  await deleteExport(deps.db, { userId, id });
}

/** Removes a person's export, if there is one. */
export async function removeExportOf(deps: Needs, userId: number): Promise<void> {
  const row = await exportOf(deps.db, userId);
  if (row !== undefined) await forgetExport(deps, { userId, id: row.id });
}
