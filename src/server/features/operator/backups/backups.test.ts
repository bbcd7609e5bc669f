import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  deleteBackup,
  downloadBackup,
  linkToBackup,
  makeBackupNow,
  readBackups,
  tryBackup,
  type OperatorBackups,
} from '#contract/operator.backups.ts';
import { readOperatorLog } from '#contract/operator.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import { newOperator } from '#test/operator-scene.ts';

let test: TestApp;
let owner: TestMember;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-operator-backups-'));
  test = await startTestApp({ DATA_DIR: folder });
  owner = await newOperator(test);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

const read = async (): Promise<OperatorBackups> => (await call(test.app, readBackups, { token: owner.token })).body;

/** Waits until nothing runs, and returns the page. */
async function rested(): Promise<OperatorBackups> {
  await expect.poll(async () => (await read()).work?.state).not.toBe('running');
  return read();
}

async function made(passphrase?: string): Promise<OperatorBackups['backups'][number]> {
  const body = passphrase === undefined ? {} : { passphrase };
  expect((await call(test.app, makeBackupNow, { token: owner.token, body })).status).toBe(200);
  const { work, backups } = await rested();
  expect(work).toMatchObject({ kind: 'make', state: 'done', failure: null });
  const [newest] = backups;
  if (newest === undefined) throw new Error('There is no backup.');
  // The next one gets another name.
  test.clock.advance(60_000);
  return newest;
}

it('A backup made on the page is listed with what it holds', async () => {
  expect(await read()).toMatchObject({ backups: [], work: null, database: test.database.kind });
  await newMember(test);
  const { name, ...one } = await made('a passphrase of this test');
  const { schema } = await read();
  expect(one).toMatchObject({
    head: { reason: 'by hand', hasMedia: true, hasSecrets: true, schema },
    counts: { accounts: 2, lines: 0 },
    trial: null,
  });
  expect(await readdir(join(folder, 'backups'))).toEqual([name.replace('.tar.gz', '.json'), name].toSorted());
  const bare = await made();
  expect(bare.head?.hasSecrets).toBe(false);
  const short = await call(test.app, makeBackupNow, { token: owner.token, body: { passphrase: 'short' } });
  expect([short.status, short.problem.code]).toEqual([400, 'invalid']);
});

it('One thing is done at a time', async () => {
  const begin = () => call(test.app, makeBackupNow, { token: owner.token, body: {} });
  const answers = await Promise.all([begin(), begin(), begin()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('still_working');
  await rested();
  test.clock.advance(60_000);
});

it('A test restore compares all rows and leaves the throw-away database nowhere', async () => {
  const { name, counts } = await made();
  const before = await readdir(tmpdir());
  expect((await call(test.app, tryBackup, { token: owner.token, params: { name } })).status).toBe(200);
  const { work, backups } = await rested();
  expect(work).toMatchObject({ kind: 'try', name, state: 'done', failure: null });
  expect(backups.find((one) => one.name === name)?.trial).toMatchObject({
    rows: counts?.rows,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    failure: null,
  });
  expect(
    (await readdir(tmpdir())).filter((one) => one.startsWith('wildin-test-restore') && !before.includes(one)),
  ).toEqual([]);
});

it('A damaged backup fails its test restore in words, and stays listed', async () => {
  const { name } = await made();
  const path = join(folder, 'backups', name);
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, bytes.length - 2000));
  await call(test.app, tryBackup, { token: owner.token, params: { name } });
  const { work, backups } = await rested();
  expect(work).toMatchObject({ state: 'failed', failure: expect.stringContaining('damaged') });
  expect(backups[0]).toMatchObject({ name, trial: { rows: null, failure: expect.stringContaining('damaged') } });
});

it('A link downloads the file whole, once, and for a minute', async () => {
  const { name, bytes } = await made();
  const link = async (): Promise<string> =>
    (await call(test.app, linkToBackup, { token: owner.token, params: { name } })).body.path;
  const url = await link();
  const taken = await test.app.inject({ url });
  expect(taken.rawPayload).toEqual(await readFile(join(folder, 'backups', name)));
  expect(taken.headers).toMatchObject({ 'content-length': String(bytes), 'content-type': 'application/gzip' });
  expect(taken.headers['content-disposition']).toContain(name);
  expect((await test.app.inject({ url })).statusCode).toBe(404);
  const late = await link();
  test.clock.advance(60_000);
  expect((await test.app.inject({ url: late })).statusCode).toBe(404);
  const guessed = downloadBackup.path.replace(':token', 'x'.repeat(43));
  expect((await test.app.inject({ url: guessed })).statusCode).toBe(404);
});

it('A deleted backup goes with its note, and every step is in the log', async () => {
  const { name } = await made();
  const ask = () => call(test.app, deleteBackup, { token: owner.token, params: { name } });
  expect([(await ask()).status, (await ask()).status]).toEqual([200, 404]);
  expect((await readdir(join(folder, 'backups'))).join(' ')).not.toContain(name.replace('.tar.gz', ''));
  const outside = { token: owner.token, params: { name: '..%2fsecrets.tar.gz' } };
  expect((await call(test.app, deleteBackup, outside)).status).toBe(400);
  const { lines } = (await call(test.app, readOperatorLog, { token: owner.token })).body;
  expect(lines.slice(0, 3).map(({ action }) => action)).toEqual(['backup_deleted', 'backup_made', 'backup_taken']);
  expect(lines[0]?.detail).toEqual({ name });
});
