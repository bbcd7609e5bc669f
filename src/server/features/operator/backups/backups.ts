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
import type { OneWork } from './one-work.ts';

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

/** Begins a backup in the folder of backups, with media, and with the secrets if a passphrase seals them. */
export function beginBackup({ config, database, clock }: Deps, work: OneWork, passphrase: string | undefined): void {
  work.begin({ kind: 'make', name: null }, async (say, signal) => {
    const place = placeOf(database);
    const now = clock.now();
    await makeBackup({ place, config, reason: 'by hand', passphrase, hasMedia: true, now, say, signal });
    return null;
  });
}

export function beginTrial({ database, clock }: Deps, work: OneWork, { name, path }: ListedBackup): void {
  work.begin({ kind: 'try', name }, (say) =>
    tryBackup({ path, databaseUrl: database.url, say, now: () => clock.now() }),
  );
}

export async function forgetBackup(work: OneWork, { name, path }: ListedBackup): Promise<void> {
  work.mustBeIdle(name);
  await removeBackup(path);
}
