import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { register } from '#contract/accounts.ts';
import { readConfig } from '#server/config.ts';
import { settleCommunity } from '#server/keeping/keeping.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { createDatabase, type OwnDatabase } from '#test/own-database.ts';
import { killProcesses, ready, startProcess, type ServerProcess } from '#test/process.ts';

/** The moments of a command at which it is killed: shares of the time that it takes. */
const MOMENTS = [0.05, 0.15, 0.25, 0.35, 0.45, 0.55, 0.65, 0.75, 0.9, 1];
const server = process.env['TEST_DATABASE_URL'];

let folder: string;
/** The data folder of a community, and its backups when it had one and two members. */
let [data, one, two] = ['', '', ''];
const own: OwnDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-commands-'));
  [data, one, two] = [join(folder, 'data'), join(folder, 'one.tar.gz'), join(folder, 'two.tar.gz')];
});
afterAll(async () => {
  killProcesses();
  for (const database of own) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  said: string;
  ms: number;
}

/** Runs a command, and kills it after some time. */
function run(
  name: string,
  words: string[],
  { killAfterMs, ...env }: { killAfterMs?: number; [variable: string]: string | number | undefined } = {},
): Promise<Ended> {
  const began = performance.now();
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: data, BACKUP_PASSPHRASE: 'a long passphrase', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (said += text.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code, said, ms: performance.now() - began });
    });
  });
}

async function signUp({ url }: ServerProcess, handle: string): Promise<void> {
  const answer = await fetch(url + register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${handle}@example.com`, handle, password: PASSWORD, consentData: CONSENT }),
  });
  expect(answer.status).toBe(200);
}

async function handlesOn(database: Database): Promise<string[]> {
  try {
    const { rows } = await sql<{ handle: string }>`SELECT handle FROM account
      WHERE handle NOT LIKE ${'%_ai'} ORDER BY handle`.execute(database.db);
    return rows.map(({ handle }) => handle);
  } finally {
    await database.close();
  }
}

/** These tests end processes at many moments, for minutes: `KILL_TESTS=true vitest run scripts/keeping.test.ts`. */
const doesKill = process.env['KILL_TESTS'] === 'true';

async function emptyPostgres(): Promise<string> {
  const database = await createDatabase(server ?? '', `wildin_keeping_${randomBytes(5).toString('hex')}`);
  own.push(database);
  return database.url;
}

it.skipIf(!doesKill)('A backup is made while the server runs and also while it does not', async () => {
  expect(await run('backup', [one])).toMatchObject({ code: 1, said: expect.stringContaining('no community') });
  const running = await startProcess({ DATA_DIR: data });
  await ready(running);
  await signUp(running, 'ada');
  expect(await run('backup', [one])).toMatchObject({ code: 0, said: expect.stringContaining(' accounts') });
  expect(await run('backup', [one])).toMatchObject({ code: 1, said: expect.stringContaining('exists already') });
  expect(await run('restore', [one])).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
  expect(await run('restore', [one, '--replace'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('Please stop it first'),
  });
  await signUp(running, 'omar');
  const unsealed = await run('backup', [], { BACKUP_PASSPHRASE: '' });
  expect(unsealed).toMatchObject({ code: 2, said: expect.stringContaining('--without-secrets') });
  // A command that is killed leaves no file behind.
  const { ms } = await run('backup', [join(folder, 'timed.tar.gz')]);
  for (const moment of MOMENTS) await run('backup', [join(folder, 'killed.tar.gz')], { killAfterMs: moment * ms });
  await expect
    .poll(async () => (await readdir(folder)).filter((name) => name.startsWith('killed.tar.gz.')))
    .toEqual([]);
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  expect(await run('backup', [two])).toMatchObject({ code: 0, said: expect.stringContaining(' accounts') });
});

it('Each command tells how it is called', async () => {
  for (const name of ['backup', 'restore', 'move']) {
    expect(await run(name, ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining(`npm run ${name}`) });
    expect(await run(name, ['--nonsense'])).toMatchObject({ code: 2, said: expect.stringContaining('--help') });
  }
});

it.skipIf(!doesKill)(
  'A restore killed at any moment leaves the old community or the new one',
  async ({ annotate }) => {
    const place = join(folder, 'embedded');
    const env = { DATA_DIR: place };
    expect(await run('restore', [one], env)).toMatchObject({ code: 0 });
    const kept = join(folder, 'kept');
    await cp(place, kept, { recursive: true });
    const dry = await run('restore', [two, '--replace', '--dry-run'], env);
    expect(dry).toMatchObject({ code: 0, said: expect.stringContaining('Nothing was changed') });
    const { ms } = await run('restore', [two, '--replace'], env);
    expect(await handlesOn(await openEmbedded(place))).toEqual(['ada', 'omar']);
    const found: number[] = [];
    for (const moment of MOMENTS) {
      await rm(place, { recursive: true });
      await cp(kept, place, { recursive: true });
      await run('restore', [two, '--replace'], { ...env, killAfterMs: moment * ms });
      const handles = await handlesOn(await openEmbedded(place));
      expect([['ada'], ['ada', 'omar']]).toContainEqual(handles);
      expect(await readdir(place)).not.toContain('restoring');
      found.push(handles.length);
    }
    await annotate(`members after each kill: ${found.join(' ')}`);
  },
  900_000,
);

it.skipIf(!doesKill || server === undefined)(
  'A restore into PostgreSQL killed at any moment leaves either community',
  async ({ annotate }) => {
    const url = await emptyPostgres();
    const place = join(folder, 'beside');
    const env = { DATA_DIR: place, DATABASE_URL: url };
    expect(await run('restore', [one], env)).toMatchObject({ code: 0 });
    const { ms } = await run('restore', [two, '--replace'], env);
    const found: number[] = [];
    for (const moment of MOMENTS) {
      expect(await run('restore', [one, '--replace'], env)).toMatchObject({ code: 0 });
      await run('restore', [two, '--replace'], { ...env, killAfterMs: moment * ms });
      await settleCommunity(readConfig(env));
      const handles = await handlesOn(await openPostgres(url));
      expect([['ada'], ['ada', 'omar']]).toContainEqual(handles);
      expect((await readdir(place)).toSorted()).toEqual(['media', 'sealed', 'secrets.json', 'vapid.json']);
      found.push(handles.length);
    }
    await annotate(`members after each kill: ${found.join(' ')}`);
  },
);

it.skipIf(!doesKill || server === undefined)(
  'A move killed at any moment starts clean and the sessions go along',
  async () => {
    const url = await emptyPostgres();
    const timed = await run('move', [await emptyPostgres()]);
    expect(timed).toMatchObject({ code: 0, said: expect.stringContaining('DATABASE_URL=') });
    for (const moment of MOMENTS) await run('move', [url], { killAfterMs: moment * timed.ms });
    const last = await run('move', [url, '--replace']);
    expect(last, last.said).toMatchObject({ code: 0, said: expect.stringContaining(' accounts') });
    expect(await handlesOn(await openPostgres(url))).toEqual(['ada', 'omar']);
    expect(await run('move', ['embedded'], { DATABASE_URL: url })).toMatchObject({
      code: 1,
      said: expect.stringContaining('--replace gives it up'),
    });
    const back = { DATABASE_URL: url, DATA_DIR: join(folder, 'moved-back') };
    expect(await run('move', ['embedded'], back)).toMatchObject({ code: 0 });
    expect(await handlesOn(await openEmbedded(back.DATA_DIR))).toEqual(['ada', 'omar']);
  },
);

it.skipIf(!doesKill || server === undefined)('A full disk breaks a backup off and leaves nothing', async () => {
  const env = { DATABASE_URL: await emptyPostgres(), DATA_DIR: join(folder, 'full') };
  expect(await run('restore', [one], env)).toMatchObject({ code: 0 });
  // A limit on the size of files stands for the disk.
  const limited = ['-c', `trap '' XFSZ; ulimit -f 4; exec "$@"`, 'bash', process.execPath];
  const script = join(import.meta.dirname, 'backup.ts');
  const child = spawn('bash', [...limited, script, join(folder, 'too-large.tar.gz'), '--without-secrets'], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  expect(await new Promise((resolve) => child.once('close', resolve)), said).toBe(1);
  expect(said).toContain('The disk is full');
  expect((await readdir(folder)).filter((name) => name.startsWith('too-large'))).toEqual([]);
});
