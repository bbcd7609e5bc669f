import { existsSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LEAST_PASSPHRASE } from '#contract/operator.backups.ts';
import { version } from '#contract/version.ts';
import type { Config } from '#server/config.ts';
import { ArchiveWriter } from './archive.write.ts';
import { FORMAT, KeepingError, type Head, type Manifest, type Progress, type Reason } from './format.ts';
import { writeFiles } from './files.ts';
import { addNote, numbersOf } from './note.ts';
import { RowSum } from './rows.ts';
import { sealSecrets, secretsOf } from './sealed-secrets.ts';
import { backupsIn, nameOf, sweepUnfinished } from './shelf.ts';
import { onSnapshot, type Place, type Snapshot } from './snapshot.ts';

export interface BackupNeeds {
  place: Place;
  config: Pick<Config, 'dataDir' | 's3' | 'authSecret' | 'metricsToken' | 'vapid'>;
  /** The file to write; by default a new one in `DATA_DIR/backups`. */
  path?: string;
  reason: Reason;
  /** Seals the secrets. Without it they are left out. */
  passphrase: string | undefined;
  hasMedia: boolean;
  now: Date;
  say: Progress;
  /** Breaks the backup off, and leaves no file. */
  signal?: AbortSignal;
}

export interface Made {
  path: string;
  bytes: number;
  head: Head;
  manifest: Manifest;
}

/** Writes one file with the whole community, as it is at one moment. The server may run meanwhile. */
export async function makeBackup({ place, config, reason, now, say, ...given }: BackupNeeds): Promise<Made> {
  const { passphrase, hasMedia, signal } = given;
  if (passphrase !== undefined && passphrase.length < LEAST_PASSPHRASE) {
    throw new KeepingError(`The passphrase must have at least ${LEAST_PASSPHRASE} characters.`);
  }
  const path = given.path ?? join(backupsIn(config.dataDir), nameOf(reason, now));
  if (existsSync(path)) throw new KeepingError(`${path} exists already. Nothing is written over it.`);
  if (given.path === undefined) await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (!existsSync(dirname(path))) throw new KeepingError(`There is no folder ${dirname(path)}.`);
  await sweepUnfinished(dirname(path), now);
  const secrets = passphrase === undefined ? undefined : await secretsOf(config);
  const writer = new ArchiveWriter(path, signal);
  try {
    const { uploads, sealed, ...read } = await onSnapshot(place, async (snapshot) => {
      const { migrations, tables } = snapshot;
      const head: Head = {
        format: FORMAT,
        product: version,
        madeAt: now.toISOString(),
        reason,
        database: snapshot.connection.kind,
        migrations,
        tables,
        hasMedia,
        hasSecrets: secrets !== undefined,
      };
      await writer.start(head);
      const totals = await writeTables(writer, snapshot, say);
      return { head, totals, sequences: snapshot.sequences, uploads: snapshot.uploads, sealed: snapshot.sealed };
    });
    const files = { count: 0, bytes: 0, missing: 0 };
    if (hasMedia) await writeFiles(writer, { config, uploads, sealed, files, say, signal });
    if (secrets !== undefined && passphrase !== undefined) {
      await writer.add('secrets.json', await sealSecrets(secrets, passphrase));
    }
    const rest = { tables: read.totals, sequences: read.sequences, files };
    const manifest = await writer.finish(rest);
    // Elsewhere nobody expects a second file.
    if (given.path === undefined) await addNote(path, { counts: numbersOf(manifest) });
    return { path, bytes: (await stat(path)).size, head: read.head, manifest };
  } catch (error) {
    await writer.abandon();
    throw error;
  }
}

async function writeTables(
  writer: ArchiveWriter,
  { connection, tables }: Snapshot,
  say: Progress,
): Promise<Manifest['tables']> {
  const totals: Manifest['tables'] = {};
  let bytes = 0;
  for (const [at, { name, columns }] of tables.entries()) {
    const sum = new RowSum();
    let part = 0;
    say({ name: 'tables', at: at + 1, of: tables.length, bytes });
    for await (const lines of connection.copyOut(name, columns)) {
      sum.add(lines);
      await writer.add(`tables/${name}/${String((part += 1)).padStart(6, '0')}.copy`, lines);
      bytes += lines.length;
      if (part % 16 === 0) say({ name: 'tables', at: at + 1, of: tables.length, bytes });
    }
    totals[name] = sum.total();
  }
  return totals;
}
