import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createTrialDatabase } from './trial.statements.ts';
import type { Manifest, Progress, Step } from './format.ts';
import { addNote, numbersOf } from './note.ts';
import { NOTHING_SET, restoreBackup } from './restore.ts';

export interface TrialNeeds {
  path: string;
  /** PostgreSQL at this address makes the throw-away database; without it, or where it may not, an embedded one is made. */
  databaseUrl: string | undefined;
  say: Progress;
}

/** Restores a backup without its files and secrets into a throw-away database, reads all rows back, and deletes it. */
export async function testRestore({ path, databaseUrl, say }: TrialNeeds): Promise<Manifest> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wildin-test-restore-'));
  try {
    const made = databaseUrl === undefined ? undefined : await createTrialDatabase(databaseUrl);
    try {
      const config = { ...NOTHING_SET, dataDir, databaseUrl: made?.url };
      const needs = { path, config, say, passphrase: undefined, isWithoutSecrets: true, isReplacing: false };
      return (await restoreBackup({ ...needs, isWithoutMedia: true })).manifest;
    } finally {
      await made?.drop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

export type TrialNews = { step: Step } | { manifest: Manifest } | { refused: string } | { failed: string };

const WORKER = new URL('trial.worker.ts', import.meta.url);

/**
 * Tries a backup on a thread of its own, because an embedded database works where it is called, and notes the result
 * beside the file. Returns why it could not be restored; null when all rows were there.
 */
export async function tryBackup({
  path,
  databaseUrl,
  say,
  now,
}: TrialNeeds & { now: () => Date }): Promise<string | null> {
  const began = now();
  const news = await new Promise<Exclude<TrialNews, { step: Step }>>((resolve, reject) => {
    const worker = new Worker(WORKER, { workerData: { path, databaseUrl } });
    worker.on('message', (told: TrialNews) => ('step' in told ? say(told.step) : resolve(told)));
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The thread of the test restore ended.')));
  });
  if ('failed' in news) throw new Error(news.failed);
  const isWhole = 'manifest' in news;
  const failure = isWhole ? null : news.refused;
  const trial = { at: now().toISOString(), ms: now().getTime() - began.getTime(), failure };
  await addNote(
    path,
    isWhole
      ? {
          counts: numbersOf(news.manifest),
          trial: { ...trial, rows: numbersOf(news.manifest).rows, sha256: news.manifest.entries.sha256 },
        }
      : { trial: { ...trial, rows: null, sha256: null } },
  );
  return failure;
}
