import { readdir } from 'node:fs/promises';
import type { OperatorBackup, OperatorBackups } from '#contract/operator.backups.ts';
import {
  listBackups,
  makeBackup,
  placeOf,
  removeBackup,
  tryBackup,
  type ListedBackup,
} from '#server/keeping/keeping.ts';
import { MIGRATIONS } from '#server/platform/database/migrate.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { OneWork, Watch } from './one-work.ts';

export async function backupsOn({ config, database }: Deps, work: OneWork): Promise<OperatorBackups> {
  const [listed, migrations] = await Promise.all([listBackups(config.dataDir), readdir(MIGRATIONS)]);
  return {
    backups: listed.map(present),
    schema: migrations.length,
    database: database.kind,
    work: work.state(),
  };
}

function present({ name, bytes, madeAt, head, note }: ListedBackup): OperatorBackup {
  return {
    name,
    bytes,
    madeAt: madeAt.toISOString(),
    head: head === undefined ? null : { ...head, schema: head.migrations.length },
    counts: note?.counts ?? null,
    trial: note?.trial ?? null,
  };
}

/** Returns a backup by its name; throws `not_found`. */
export async function backupBy({ config }: Deps, name: string): Promise<ListedBackup> {
  const found = (await listBackups(config.dataDir)).find((one) => one.name === name);
  if (found === undefined) throw new AppError('not_found');
  return found;
}

/** Makes a backup in the folder of backups, with media, and with the secrets if a passphrase seals them. */
export async function makeOne(
  { config, database, clock }: Deps,
  passphrase: string | undefined,
  watch: Watch,
): Promise<null> {
  const place = placeOf(database);
  await makeBackup({ place, config, reason: 'by hand', passphrase, hasMedia: true, now: clock.now(), ...watch });
  return null;
}

/** Returns why a backup could not be restored; null when it could. */
export const tryOne = ({ database, clock }: Deps, { path }: ListedBackup, { say }: Watch): Promise<string | null> =>
  tryBackup({ path, databaseUrl: database.url, say, now: () => clock.now() });

export async function forgetBackup(work: OneWork, { name, path }: ListedBackup): Promise<void> {
  work.mustNotUse(name);
  await removeBackup(path);
}
