import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';

const ROOT = join(import.meta.dirname, '..');

/** The suite runs what people get: the built web, brought up to date first. Every server begins with a copy of one migrated folder. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function setup(): Promise<() => Promise<void>> {
  const { status } = spawnSync('node', [join(ROOT, 'scripts/build-if-stale.ts')], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web could not be built.');
  const folder = await mkdtemp(join(tmpdir(), 'wildin-e2e-template-'));
  const database = await openEmbedded(folder);
  await migrate(database);
  await database.close();
  process.env['E2E_TEMPLATE'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
