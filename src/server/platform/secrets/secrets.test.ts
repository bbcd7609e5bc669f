import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const none = { authSecret: undefined, metricsToken: undefined, vapid: undefined };

it('Servers that start together create and share one set of owner-only secrets', async () => {
  const all = await Promise.all([loadSecrets(folder, none), loadSecrets(folder, none), loadSecrets(folder, none)]);
  expect(new Set(all.map((secrets) => JSON.stringify(secrets))).size).toBe(1);
  for (const name of ['secrets.json', 'vapid.json']) {
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
  }
  expect((await readdir(folder)).toSorted()).toEqual(['secrets.json', 'vapid.json']);
  expect(await loadSecrets(folder, none)).toEqual(all[0]);
});

it('Given secrets win over stored ones', async () => {
  const given = { authSecret: 'g'.repeat(40), metricsToken: undefined, vapid: undefined };
  const secrets = await loadSecrets(folder, given);
  expect(secrets.authSecret).toBe(given.authSecret);
  expect(await readFile(join(folder, 'secrets.json'), 'utf8')).not.toContain(given.authSecret);
});

it('Push keys from the environment stay out of the folder', async () => {
  const vapid = { publicKey: 'p'.repeat(87), privateKey: 'q'.repeat(43) };
  expect((await loadSecrets(folder, { ...none, vapid })).vapid).toEqual(vapid);
  expect(await readFile(join(folder, 'vapid.json'), 'utf8')).not.toContain(vapid.privateKey);
});

it('A damaged file of secrets stops the server rather than signing everyone out', async () => {
  await writeFile(join(folder, 'secrets.json'), '{"authSecret":"x"}');
  await expect(loadSecrets(folder, none)).rejects.toThrow();
});
