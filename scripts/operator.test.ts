import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '#server/platform/database/migrate.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'operator-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...words: string[]): Promise<{ code: number; said: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '' };
    const script = join(import.meta.dirname, 'operator.ts');
    execFile(process.execPath, [script, ...words], { env }, (error, out, problem) => {
      resolve({ code: error === null ? 0 : 1, said: out + problem });
    });
  });

// Four processes start one after the other and each loads a whole server, which takes minutes on a busy machine.
it('The operator command needs a stopped server on the embedded database', async () => {
  expect(await run('list')).toMatchObject({ code: 1, said: expect.stringContaining('no database') });
  const database = await openEmbedded(folder);
  await migrate(database);
  expect(await run('list')).toMatchObject({ code: 1, said: expect.stringContaining('Please stop it first') });
  await database.close();
  expect(await run('list')).toMatchObject({ code: 0, said: expect.stringContaining('no operators yet') });
  expect(await run('add', 'nobody')).toMatchObject({ code: 1, said: expect.stringContaining('There is no @nobody') });
}, 240_000);
