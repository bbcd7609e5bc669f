import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '#contract/accounts.ts';
import { readConfig } from '#server/config.ts';
import { readBackup, settleCommunity } from '#server/keeping/keeping.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { CONSENT, PASSWORD } from '#test/factories.ts';
import { createDatabase, type OwnDatabase } from '#test/own-database.ts';
import { killProcesses, ready, startProcess, type ServerProcess } from '#test/process.ts';

/** The moments of a command at which it is killed, as shares of what it says or writes: ten are worth minutes. */
const MOMENTS =
  process.env['KILL_TESTS'] === 'true' ? [0.01, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 1] : [0.35, 0.97];
const server = process.env['TEST_DATABASE_URL'];

let folder: string;
/** The data folder of a community, and its backups when it had one and two members. */
let [data, one, two] = ['', '', ''];
const own: OwnDatabase[] = [];
let running: ServerProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-commands-'));
  [data, one, two] = [join(folder, 'data'), join(folder, 'one.tar.gz'), join(folder, 'two.tar.gz')];
});
afterAll(async () => {
  killProcesses();
  for (const command of commands) command.kill('SIGKILL');
  for (const database of own) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  said: string;
}

const commands = new Set<ChildProcess>();

type Setting = 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_PASSPHRASE' | 'NODE_OPTIONS' | 'KILL_AT_WRITE';
type Given = { killAt?: number; kilobytes?: number } & Partial<Record<Setting, string>>;

/**
 * Runs a command. It is killed at a line of its progress, and may write no file larger than some kilobytes, as on a
 * disk that fills up meanwhile.
 */
function run(name: string, words: string[], { killAt = Infinity, kilobytes, ...env }: Given = {}): Promise<Ended> {
  const command = [process.execPath, join(import.meta.dirname, `${name}.ts`), ...words];
  const limit = `trap '' XFSZ; ulimit -f ${kilobytes ?? 'unlimited'}; exec "$@"`;
  const child = spawn('bash', ['-c', limit, 'bash', ...command], {
    env: { PATH: process.env['PATH'], DATA_DIR: data, BACKUP_PASSPHRASE: 'a long passphrase', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  commands.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      said += text.toString();
      if (linesOf(said) >= killAt) child.kill('SIGKILL');
    });
  }
  return new Promise((resolve) => {
    child.once('close', (code) => {
      commands.delete(child);
      resolve({ code, said });
    });
  });
}

const linesOf = (said: string): number => said.split('\n').length - 1;

/** Runs a command whole, then kills it at each of the moments. `before` prepares each run, `after` looks at what is left. */
async function killed(
  [name, ...words]: [string, ...string[]],
  env: Given,
  { before, after }: { before: () => Promise<void>; after: () => Promise<void> },
): Promise<void> {
  await before();
  const whole = await run(name, [...words, '--verbose'], env);
  expect(whole, whole.said).toMatchObject({ code: 0 });
  for (const moment of MOMENTS) {
    await before();
    await run(name, [...words, '--verbose'], { ...env, killAt: Math.ceil(moment * linesOf(whole.said)) });
    await after();
  }
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

async function emptyPostgres(template?: string): Promise<string> {
  const name = `wildin_keeping_${randomBytes(5).toString('hex')}`;
  const database = await createDatabase(server ?? '', name, template);
  own.push(database);
  return database.url;
}

const unfinishedIn = async (place: string): Promise<string[]> =>
  (await readdir(place)).filter((name) => name.endsWith('.part'));

it('Each command tells how it is called', async () => {
  for (const name of ['backup', 'restore', 'move']) {
    expect(await run(name, ['--help'])).toMatchObject({ code: 0, said: expect.stringContaining(`npm run ${name}`) });
    expect(await run(name, ['--nonsense'])).toMatchObject({ code: 2, said: expect.stringContaining('--help') });
  }
});

it('A running server makes the backup and refuses a restore', async () => {
  expect(await run('backup', [one])).toMatchObject({ code: 1, said: expect.stringContaining('no community') });
  running = await startProcess({ DATA_DIR: data });
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
});

it('A backup command that is killed leaves no file and a server that goes on', async () => {
  const path = join(folder, 'killed.tar.gz');
  await killed(
    ['backup', path],
    {},
    {
      before: () => rm(path, { force: true }),
      after: async () => {
        await expect.poll(() => unfinishedIn(folder)).toEqual([]);
      },
    },
  );
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
});

it('A backup of a stopped community that is killed is not taken for one', async () => {
  await killed(
    ['backup', two],
    {},
    {
      before: () => rm(two, { force: true }),
      after: async () => {
        const reading = readBackup({ path: two, passphrase: undefined, say: () => undefined });
        if (existsSync(two)) expect((await reading).manifest.tables['account']?.rows).toBeGreaterThan(1);
        else await expect(reading).rejects.toThrow('There is no file');
      },
    },
  );
  await rm(two, { force: true });
  expect(await run('backup', [two])).toMatchObject({ code: 0, said: expect.stringContaining(' accounts') });
});

/** The inode of an embedded database: another one when a restore has put its own in the place. */
const databaseIn = async (place: string): Promise<number> => (await stat(join(place, 'pglite'))).ino;

// These use nothing of each other, so each waits while the others work.
describe.concurrent('A kill at any moment', { timeout: 900_000 }, () => {
  it('A restore leaves the old community or the new one', async ({ annotate }) => {
    const place = join(folder, 'embedded');
    const found: number[] = [];
    const kept = join(folder, 'kept');
    expect(await run('restore', [one], { DATA_DIR: kept })).toMatchObject({ code: 0 });
    let old = 0;
    await killed(
      ['restore', two, '--replace'],
      { DATA_DIR: place },
      {
        before: async () => {
          await rm(place, { recursive: true, force: true });
          await cp(kept, place, { recursive: true });
          old = await databaseIn(place);
        },
        after: async () => {
          await settleCommunity(readConfig({ DATA_DIR: place }));
          const isNew = (await databaseIn(place)) !== old;
          expect(await handlesOn(await openEmbedded(place))).toEqual(isNew ? ['ada', 'omar'] : ['ada']);
          expect(await readdir(place)).not.toContain('restoring');
          found.push(isNew ? 2 : 1);
        },
      },
    );
    await annotate(`members after each kill: ${found.join(' ')}`);
  });

  it.skipIf(server === undefined)('A restore into PostgreSQL leaves either community', async ({ annotate }) => {
    const kept = await emptyPostgres();
    const place = join(folder, 'beside');
    const env = { DATA_DIR: place, DATABASE_URL: kept };
    expect(await run('restore', [one], env)).toMatchObject({ code: 0 });
    const found: number[] = [];
    await killed(['restore', two, '--replace'], env, {
      before: async () => {
        env.DATABASE_URL = await emptyPostgres(new URL(kept).pathname.slice(1));
      },
      after: async () => {
        await settleCommunity(readConfig(env));
        const handles = await handlesOn(await openPostgres(env.DATABASE_URL));
        expect([['ada'], ['ada', 'omar']]).toContainEqual(handles);
        expect((await readdir(place)).toSorted()).toEqual(['media', 'sealed', 'secrets.json', 'vapid.json']);
        found.push(handles.length);
      },
    });
    await annotate(`members after each kill: ${found.join(' ')}`);
  });

  it.skipIf(server === undefined)('A move begins anew, and the sessions go along', async () => {
    const url = await emptyPostgres();
    const place = join(folder, 'moving');
    await cp(data, place, { recursive: true });
    const old = await databaseIn(place);
    await killed(
      ['move', url, '--replace'],
      { DATA_DIR: place },
      {
        before: async () => undefined,
        after: async () => expect(await databaseIn(place)).toBe(old),
      },
    );
    expect(await run('move', [url, '--replace'], { DATA_DIR: place })).toMatchObject({
      code: 0,
      said: expect.stringContaining(' accounts'),
    });
    expect(await handlesOn(await openPostgres(url))).toEqual(['ada', 'omar']);
    expect(await run('move', ['embedded'], { DATABASE_URL: url, DATA_DIR: place })).toMatchObject({
      code: 1,
      said: expect.stringContaining('--replace gives it up'),
    });
    const back = { DATABASE_URL: url, DATA_DIR: join(folder, 'moved-back') };
    expect(await run('move', ['embedded'], back)).toMatchObject({ code: 0 });
    expect(await handlesOn(await openEmbedded(back.DATA_DIR))).toEqual(['ada', 'omar']);
  });
});

it.skipIf(server === undefined)('A full disk breaks a backup off and leaves nothing', async () => {
  const env = { DATABASE_URL: await emptyPostgres(), DATA_DIR: join(folder, 'full') };
  expect(await run('restore', [one], env)).toMatchObject({ code: 0 });
  const broken = await run('backup', [join(folder, 'too-large.tar.gz'), '--without-secrets'], { ...env, kilobytes: 4 });
  expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('The disk is full') });
  expect((await readdir(folder)).filter((name) => name.startsWith('too-large'))).toEqual([]);
});

it('A disk that fills up in a restore or a move leaves the old community', async () => {
  const place = { DATA_DIR: join(folder, 'filling') };
  expect(await run('restore', [one], place)).toMatchObject({ code: 0 });
  const left = async (): Promise<string[]> => (await readdir(place.DATA_DIR)).toSorted();
  const before = await left();
  const breaksOff = async (name: string, words: string[], env: Given): Promise<void> => {
    const broken = await run(name, [...words, '--replace'], { ...env, kilobytes: 6000 });
    expect(broken).toMatchObject({ code: 1, said: expect.stringContaining('the disk is full') });
    expect(await left()).toEqual(before);
    expect(await handlesOn(await openEmbedded(place.DATA_DIR))).toEqual(['ada']);
  };
  await breaksOff('restore', [two], place);
  if (server === undefined) return;
  const from = { DATABASE_URL: await emptyPostgres() };
  expect(await run('restore', [two], { ...from, DATA_DIR: join(folder, 'elsewhere') })).toMatchObject({ code: 0 });
  await breaksOff('move', ['embedded'], { ...place, ...from });
});

/** Runs the upgrade of a community that lacks the last migration; it is killed at its n-th write to a file. */
async function upgradeKilledAt(place: string, write: number): Promise<Ended> {
  return run('moderator', ['list'], {
    DATA_DIR: place,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../test/kill-at-write.ts')).href}`,
    KILL_AT_WRITE: String(write),
  });
}

it('An upgrade that is killed leaves the old database or the new one', { timeout: 300_000 }, async () => {
  const kept = join(folder, 'older');
  expect(await run('restore', [two], { DATA_DIR: kept })).toMatchObject({ code: 0 });
  const older = await openEmbedded(kept);
  await sql`DROP TABLE place_setting`.execute(older.db);
  await sql`DELETE FROM migration WHERE name = '0176_place.sql'`.execute(older.db);
  await older.close();
  const place = join(folder, 'upgraded');
  const again = async (): Promise<void> => {
    await rm(place, { recursive: true, force: true });
    await cp(kept, place, { recursive: true });
  };
  await again();
  const whole = await upgradeKilledAt(place, Infinity);
  expect(whole, whole.said).toMatchObject({ code: 0 });
  const writes = Number(/writes: (\d+)/.exec(whole.said)?.[1]);
  expect(writes).toBeGreaterThan(20);
  for (const moment of MOMENTS) {
    await again();
    await upgradeKilledAt(place, Math.ceil(moment * writes));
    expect(await run('moderator', ['list'], { DATA_DIR: place })).toMatchObject({ code: 0 });
    const database = await openEmbedded(place);
    await sql`SELECT FROM place_setting`.execute(database.db);
    expect(await handlesOn(database)).toEqual(['ada', 'omar']);
    expect(await unfinishedIn(join(place, 'backups'))).toHaveLength(0);
  }
});
