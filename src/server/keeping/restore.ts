import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createPrivateStore, createStore } from '#server/platform/files/create-store.ts';
import { SEALED_FOLDER } from '#server/platform/pictures/sealed.ts';
import { diskStore } from '#server/platform/files/disk.ts';
import { nothing, readArchive, readHead } from './archive.read.ts';
import { mustKnow } from './fill.ts';
import { KeepingError, type Head, type Manifest, type Progress } from './format.ts';
import { openSecrets, secretsOf, type KeptSecrets } from './sealed-secrets.ts';
import { fillTarget, isFilled, mustBeFree, mustHaveRoom, notEmpty } from './target.ts';

type RestoreConfig = Pick<Config, 'dataDir' | 'databaseUrl' | 's3' | 'authSecret' | 'metricsToken' | 'vapid'>;

export interface RestoreNeeds {
  path: string;
  config: RestoreConfig;
  /** Opens the secrets of the backup. Without it they are left out. */
  passphrase: string | undefined;
  /** Leaves the secrets out; else a backup that has some is refused without its passphrase. */
  isWithoutSecrets: boolean;
  isReplacing: boolean;
  /** Leaves pictures, voice notes and evidence out, which are compared all the same. */
  isWithoutMedia?: boolean;
  say: Progress;
}

export interface Checked {
  head: Head;
  manifest: Manifest;
  /** The secrets of the backup, when it has some and the passphrase opened them. */
  secrets: KeptSecrets | undefined;
}

/** Reads a whole backup and compares every byte with its manifest. Changes nothing. */
export async function readBackup({
  path,
  passphrase,
  say,
}: Pick<RestoreNeeds, 'path' | 'passphrase' | 'say'>): Promise<Checked> {
  let secrets: KeptSecrets | undefined;
  let at = 0;
  const read = await readArchive(path, {
    table: async (name, parts) => {
      say({ name: 'checking', at: (at += 1) });
      await nothing.table(name, parts);
    },
    file: async () => say({ name: 'checking', at: (at += 1) }),
    secrets: async (sealed) => {
      if (passphrase !== undefined) secrets = await openSecrets(sealed, passphrase);
    },
  });
  return { ...read, secrets };
}

/** Checks everything that can be known before a restore. Changes nothing. */
export async function checkRestore(needs: RestoreNeeds): Promise<Checked> {
  const { path, config, isReplacing } = needs;
  // What refuses at once comes before the reading of the whole file.
  const first = await readHead(path);
  await mustKnow(first.migrations);
  if (first.hasSecrets && needs.passphrase === undefined && !needs.isWithoutSecrets) {
    throw new KeepingError(
      'This backup has the secrets, sealed: set BACKUP_PASSPHRASE. Or leave them out with --without-secrets.',
    );
  }
  await mustBeFree({ config, isReplacing });
  const checked = await readBackup(needs);
  const { head, manifest, secrets } = checked;
  const hasMedia = head.hasMedia && needs.isWithoutMedia !== true;
  if (!isReplacing) {
    for (const name of hasMedia ? ['media', 'sealed'] : []) {
      if (await isFilled(join(config.dataDir, name))) throw notEmpty(`${join(config.dataDir, name)} has files already`);
    }
    for (const name of secrets === undefined ? [] : ['secrets.json', 'vapid.json']) {
      if (existsSync(join(config.dataDir, name))) throw notEmpty(`${join(config.dataDir, name)} exists already`);
    }
  }
  const rows = Object.values(manifest.tables).reduce((sum, { bytes }) => sum + bytes, 0);
  // Indexes and the log of the embedded database take about twice as much again as the rows.
  const needed =
    (config.databaseUrl === undefined ? 3 * rows + EMPTY : 0) +
    (hasMedia && config.s3 === undefined ? manifest.files.bytes : 0);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  await mustHaveRoom(config.dataDir, needed);
  return checked;
}

/** The size of an embedded database without rows. */
const EMPTY = 80e6;

/** Puts a backup in the place of the community of `config`, or into an empty one. */
export async function restoreBackup(needs: RestoreNeeds): Promise<Checked> {
  const checked = await checkRestore(needs);
  const { config, isReplacing, say } = needs;
  const { head, manifest, secrets } = checked;
  await fillTarget({
    config,
    kept: head,
    isReplacing,
    say,
    bring: async (filling, folder) => {
      // Where a bucket has the media, its files keep their names, so nothing is overwritten with anything else.
      const media = config.s3 === undefined ? diskStore(folder) : createStore(config);
      const hasMedia = head.hasMedia && needs.isWithoutMedia !== true;
      const evidence = createPrivateStore({ s3: config.s3, dataDir: folder }, SEALED_FOLDER);
      const names = hasMedia && config.s3 === undefined ? ['media', SEALED_FOLDER] : [];
      for (const name of names) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
      let at = 0;
      await readArchive(needs.path, {
        table: async (name, parts) => {
          say({ name: 'restoring', at: (at += 1) });
          await filling.fill(name, parts);
        },
        file: async (name, content) => {
          say({ name: 'restoring', at: (at += 1) });
          if (!hasMedia) return;
          if (name.startsWith('media/')) await media.put(name.slice('media/'.length), content);
          else await evidence.put(basename(name), content);
        },
      });
      names.push(...(await writeSecrets(folder, secrets)));
      return { ...manifest, names };
    },
  });
  return checked;
}

/** A place with a data folder and nothing else. */
export const NOTHING_SET = {
  databaseUrl: undefined,
  s3: undefined,
  authSecret: undefined,
  metricsToken: undefined,
  vapid: undefined,
};

/** Returns the settings of the environment that differ from the secrets of a backup, and would be used instead. */
export async function differingSecrets(config: RestoreConfig, secrets: KeptSecrets | undefined): Promise<string[]> {
  if (secrets === undefined) return [];
  const used = await secretsOf(config);
  const names: string[] = [];
  if (secrets.authSecret !== undefined && used.authSecret !== secrets.authSecret) names.push('AUTH_SECRET');
  if (secrets.metricsToken !== undefined && used.metricsToken !== secrets.metricsToken) names.push('METRICS_TOKEN');
  if (secrets.vapid !== undefined && used.vapid?.privateKey !== secrets.vapid.privateKey) {
    names.push('VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY');
  }
  return names;
}

async function writeSecrets(folder: string, secrets: KeptSecrets | undefined): Promise<string[]> {
  const names: string[] = [];
  const put = async (name: string, content: object): Promise<void> => {
    await writeFile(join(folder, name), JSON.stringify(content), { mode: 0o600 });
    names.push(name);
  };
  if (secrets?.authSecret !== undefined) {
    const metricsToken = secrets.metricsToken ?? randomBytes(24).toString('base64url');
    await put('secrets.json', { authSecret: secrets.authSecret, metricsToken });
  }
  if (secrets?.vapid !== undefined) await put('vapid.json', secrets.vapid);
  return names;
}
