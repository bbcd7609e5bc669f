import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askForExport, linkToExport } from '#contract/your-data.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, proveSelf } from '#test/factories.ts';
import { startInstance, type Instance } from '#test/faults/instance.ts';
import { S3Server } from '#test/s3-server.ts';
import { unzipped } from '#test/unzipped.ts';
import { eraseNow } from './erase.ts';
import { forgetExports, LIFE_MS } from './export.ts';

let bucket: S3Server;
let folder: string;
let test: TestApp;
let other: Instance;
beforeAll(async () => {
  bucket = await new S3Server().start();
  folder = await mkdtemp(join(tmpdir(), 'wildin-export-'));
  const env = {
    MEDIA_S3_ENDPOINT: bucket.endpoint,
    MEDIA_S3_BUCKET: bucket.bucket,
    MEDIA_S3_REGION: bucket.region,
    MEDIA_S3_KEY_ID: bucket.keyId,
    MEDIA_S3_SECRET: bucket.secret,
  };
  test = await startTestApp({ ...env, DATA_DIR: join(folder, 'one') });
  other = await startInstance(test.database, { clock: test.clock, env: { ...env, DATA_DIR: join(folder, 'other') } });
});
afterAll(async () => {
  await other.close();
  await test.close();
  await bucket.stop();
  await rm(folder, { recursive: true });
});

/** Makes a member's export on the one server. */
async function exported() {
  const person = await newMember(test);
  await proveSelf(test, person);
  await call(test.app, askForExport, { token: person.token });
  await test.deps.jobs.drain();
  return { person, link: (await call(test.app, linkToExport, { token: person.token })).body.path };
}
const archives = (): string[] => [...bucket.files.keys()].filter((name) => name.endsWith('.zip'));

it('An export that one server made is downloaded from another', async () => {
  const { link } = await exported();
  expect(archives()).toHaveLength(1);
  expect(await readdir(join(folder, 'one', 'exports'))).toEqual([]);
  const { statusCode, rawPayload } = await other.app.inject({ url: link });
  expect(statusCode).toBe(200);
  expect(unzipped(rawPayload).get('index.html')).toContain('Your wildin data');
  await expect.poll(archives).toEqual([]);
  expect((await test.app.inject({ url: link })).statusCode).toBe(404);
});

it('A link is not used up while its archive cannot be read', async () => {
  const { link } = await exported();
  bucket.broken = 503;
  expect((await other.app.inject({ url: link })).statusCode).toBeGreaterThanOrEqual(500);
  bucket.broken = undefined;
  expect((await other.app.inject({ url: link })).statusCode).toBe(200);
  await expect.poll(archives).toEqual([]);
});

it('An export leaves the bucket with its account, and after its day', async () => {
  const { person } = await exported();
  await exported();
  expect(archives()).toHaveLength(2);
  await eraseNow(test.deps, person.id);
  expect(archives()).toHaveLength(1);
  test.clock.advance(LIFE_MS);
  await forgetExports(other.deps);
  expect(archives()).toEqual([]);
});
