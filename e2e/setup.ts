import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginWith, KINDS, type Place } from './place.ts';
import { Product } from './server.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Builds the web app if its sources are newer. Starts a server once, to prepare its data and its compiled modules. Each
 * server of the tests starts with a copy of these data and with these modules, which saves a third of its start.
 * Returns the function that removes the data and the modules.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export
export default async function setup(): Promise<() => Promise<void>> {
  const { status } = spawnSync('node', [join(ROOT, 'scripts/build-if-stale.ts')], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('The web could not be built.');
  const compiled = await mkdtemp(join(tmpdir(), 'wildin-e2e-compiled-'));
  process.env['NODE_COMPILE_CACHE'] = compiled;
  const settled: Place[] = [];
  for (const kind of KINDS) {
    const place = await Product.settle(kind);
    await beginWith(kind, place);
    settled.push(place);
  }
  return async () => {
    for (const place of settled) await place.remove();
    await rm(compiled, { recursive: true, force: true });
  };
}
