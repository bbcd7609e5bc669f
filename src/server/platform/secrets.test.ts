import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const none = { authSecret: undefined, metricsToken: undefined };

it('makes secrets once, for their owner alone, however many start at the same moment', async () => {
  const all = await Promise.all([loadSecrets(folder, none), loadSecrets(folder, none), loadSecrets(folder, none)]);
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  expect((await stat(join(folder, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect(await loadSecrets(folder, none)).toEqual(all[0]);
});

it('prefers what it is given', async () => {
  const given = { authSecret: 'g'.repeat(40), metricsToken: undefined };
  const secrets = await loadSecrets(folder, given);
  expect(secrets.authSecret).toBe(given.authSecret);
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).not.toContain(given.authSecret);
});

it('refuses a damaged file rather than sign everybody out', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"authSecret":"x"}');
  await expect(loadSecrets(folder, none)).rejects.toThrow();
});
