import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The suite runs what people get: the built web, brought up to date first. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default function setup(): void {
  const { status } = spawnSync('node', [join(ROOT, 'scripts/build-if-stale.ts')], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web could not be built.');
}
