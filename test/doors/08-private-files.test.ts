import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { absent } from '#server/platform/errors.ts';
import { killProcesses, ready, startProcess } from '#test/process.ts';

vi.setConfig({ testTimeout: 300_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-private-'));
});
afterEach(killProcesses);
afterAll(() => rm(folder, { recursive: true }));

/** Returns every path that other users of the machine can enter, read or write, except the test's own web app. */
async function open(path: string, under = ''): Promise<string[]> {
  const found = await lstat(path).catch(absent);
  // A server that looks whether its storage takes files makes one and removes it.
  if (found === undefined) return [];
  const own = (found.mode & 0o077) === 0 ? [] : [`${under} ${(found.mode & 0o777).toString(8)}`];
  if (!found.isDirectory()) return own;
  const names = (await readdir(path)).filter((name) => under !== '' || name !== 'web');
  return [...own, ...(await Promise.all(names.map((name) => open(join(path, name), `${under}/${name}`)))).flat()];
}

it('Data files, backups and secrets are accessible to their owner only', async () => {
  const data = join(folder, 'data');
  const before = process.umask(0);
  try {
    await mkdir(join(data, 'backups'), { recursive: true, mode: 0o755 });
    await writeFile(join(data, 'backups/wildin-old.tar.gz'), 'an old copy', { mode: 0o666 });
    const first = await startProcess({ DATA_DIR: data });
    await ready(first);
    expect(await open(data)).toEqual([]);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    // The permissions that an earlier version gave its files.
    await chmod(data, 0o755);
    const wide = spawn('chmod', ['-R', 'a+rwX', join(data, 'pglite'), join(data, 'secrets.json')]);
    await once(wide, 'exit');
    expect((await open(data)).length).toBeGreaterThan(500);
    const again = await startProcess({ DATA_DIR: data });
    await ready(again);
    expect(await open(data)).toEqual([]);
    again.child.kill('SIGTERM');
    expect(await again.exited).toBe(0);
  } finally {
    process.umask(before);
  }
});
