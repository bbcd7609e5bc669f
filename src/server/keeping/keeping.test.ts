import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { inTransaction, type Database } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { insertSealed } from '#server/platform/pictures/pictures.queries.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import { createDatabase, type OwnDatabase } from '#test/own-database.ts';
import { pictureOf } from '#test/photo.ts';
import { upload } from '#test/pictures.ts';
import { S3Server } from '#test/s3-server.ts';
import { writeWhole } from '#server/platform/files/whole-file.ts';
import {
  listBackups,
  listenForBackups,
  makeBackup,
  moveCommunity,
  placeOf,
  readBackup,
  restoreBackup,
  testRestore,
  upgrade,
  type Made,
} from './keeping.ts';

const PASSPHRASE = 'a passphrase of this test';
const SECRETS = { authSecret: 'the secret that signs, of thirty-two', metricsToken: 'a token for the metrics' };
const server = process.env['TEST_DATABASE_URL'];
/** An embedded database takes seconds to make, so most tests that make one run where everything does. */
const isQuick = process.env['TEST_EVERYTHING'] !== 'true';
const say = (): void => undefined;

let folder: string;
let test: TestApp;
let made: Made;
const databases: OwnDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-keeping-'));
  test = await startTestApp({ DATA_DIR: join(folder, 'data') });
  const [ada, omar] = [await newMember(test), await newMember(test)];
  await upload(test, ada, { bytes: await pictureOf(1) });
  await writeWhole(
    join(folder, 'data', 'vapid.json'),
    JSON.stringify({ publicKey: 'p'.repeat(87), privateKey: 'k'.repeat(43) }),
  );
  await mkdir(join(folder, 'data', 'sealed'));
  await writeFile(join(folder, 'data', 'sealed', 'one.jwe'), 'evidence');
  // What COPY has to write in a way of its own: tabs, lines, backslashes, nothing at all.
  await sql`UPDATE account SET display_name = ${'a\tb\nc\\d \\N é 🦆'} WHERE id = ${omar.id}`.execute(test.deps.db);
  await inTransaction(test.deps.db, (trx) => test.deps.jobs.enqueue(trx, 'send-message', { sealed: 'waits' }));
  made = await makeBackup({
    place: placeOf(test.database),
    config: configOf(join(folder, 'data'), undefined, SECRETS),
    path: join(folder, 'whole.tar.gz'),
    reason: 'by hand',
    passphrase: PASSPHRASE,
    hasMedia: true,
    now: new Date('2026-11-29T12:00:00Z'),
    say,
  });
});
afterAll(async () => {
  await test.close();
  for (const one of databases) await one.drop();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (dataDir: string, databaseUrl?: string, secrets: Partial<typeof SECRETS> = {}) => ({
  ...readConfig({ DATA_DIR: dataDir }),
  databaseUrl,
  ...secrets,
});

const restored = (dataDir: string, given: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    path: made.path,
    config: configOf(dataDir),
    passphrase: PASSPHRASE,
    isWithoutSecrets: false,
    isReplacing: false,
    say,
    ...given,
  });

async function emptyPostgres(): Promise<string> {
  const own = await createDatabase(server ?? '', `wildin_keeping_${randomBytes(5).toString('hex')}`);
  databases.push(own);
  return own.url;
}

/** Backs a restored place up again, and returns what the tables hold. */
async function heldIn(dataDir: string, url?: string): Promise<Made['manifest']> {
  const database = url === undefined ? await openEmbedded(dataDir) : await openPostgres(url);
  try {
    const again = await makeBackup({
      place: placeOf(database),
      config: configOf(dataDir),
      path: join(folder, `${randomBytes(4).toString('hex')}.tar.gz`),
      reason: 'by hand',
      passphrase: PASSPHRASE,
      hasMedia: true,
      now: new Date(),
      say,
    });
    return again.manifest;
  } finally {
    await database.close();
  }
}

it('A backup restored into an embedded database holds the same', async () => {
  const dataDir = join(folder, 'embedded');
  await restored(dataDir);
  const { tables, files } = await heldIn(dataDir);
  expect(tables).toEqual(made.manifest.tables);
  expect(tables['pgboss.job_common']?.rows).toBeGreaterThan(0);
  expect(files).toEqual(made.manifest.files);
  expect(files.count).toBeGreaterThan(2);
  expect(JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))).toEqual(SECRETS);
  expect(await readFile(join(dataDir, 'sealed/one.jwe'), 'utf8')).toBe('evidence');
  expect(await readdir(dataDir)).not.toContain('restoring');
});

it.skipIf(isQuick)('Where a bucket has the files, sealed evidence is restored into it and read from it', async () => {
  const bucket = await new S3Server().start();
  const dataDir = join(folder, 'with-bucket');
  const config = { ...configOf(dataDir), s3: bucket };
  await restored(dataDir, { config });
  expect(bucket.files.get('one.jwe')?.toString()).toBe('evidence');
  expect(await readdir(dataDir)).not.toContain('sealed');
  const database = await openEmbedded(dataDir);
  const [id, now] = [randomUUID(), new Date()];
  const evidence = { sha256: randomBytes(32), source: 'own', uploaded_by: 1, sealed_at: now, until: now };
  await insertSealed(database.db, { id, ...evidence });
  bucket.files.set(`${id}.jwe`, Buffer.from('more evidence'));
  const path = join(folder, 'with-bucket.tar.gz');
  const needs = { place: placeOf(database), config, passphrase: PASSPHRASE, hasMedia: true, now, say } as const;
  await makeBackup({ ...needs, path, reason: 'by hand' });
  await database.close();
  bucket.files.clear();
  await restored(dataDir, { path, config, isReplacing: true });
  expect(bucket.files.get(`${id}.jwe`)?.toString()).toBe('more evidence');
  await bucket.stop();
});

it.skipIf(server === undefined)('A backup restored into PostgreSQL goes on with the next numbers', async () => {
  const [dataDir, url] = [join(folder, 'postgres'), await emptyPostgres()];
  await restored(dataDir, { config: configOf(dataDir, url) });
  expect((await heldIn(dataDir, url)).tables).toEqual(made.manifest.tables);
  const database = await openPostgres(url);
  const states = async ({ db }: Pick<TestApp['deps'], 'db'>) =>
    (await sql`SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`.execute(db))
      .rows;
  expect(await states(database)).toEqual(await states(test.deps));
  const keys = ({ db }: Pick<TestApp['deps'], 'db'>) =>
    sql`SELECT conrelid::regclass::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2`
      .execute(db)
      .then(({ rows }) => rows);
  expect(await keys(database)).toEqual(await keys(test.deps));
  await database.close();
});

it.skipIf(server === undefined || isQuick)('A community moved away and back holds the same', async () => {
  const [away, back] = [await emptyPostgres(), join(folder, 'back')];
  await moveCommunity({
    from: placeOf(await embeddedCopy()),
    to: { dataDir: back, databaseUrl: away },
    isReplacing: false,
    say,
  });
  const tables = await moveCommunity({
    from: { url: away },
    to: { dataDir: back, databaseUrl: undefined },
    isReplacing: false,
    say,
  });
  expect(tables).toEqual(made.manifest.tables);
  expect((await heldIn(back)).tables).toEqual(made.manifest.tables);
});

let opened: Database | undefined;
afterAll(() => opened?.close());

async function embeddedCopy(): Promise<Database> {
  const dataDir = join(folder, 'copy');
  await restored(dataDir);
  opened = await openEmbedded(dataDir);
  return opened;
}

it.skipIf(isQuick)('A test restore reads a backup back and leaves nothing', async () => {
  const read = await readBackup({ path: made.path, passphrase: PASSPHRASE, say });
  const manifest = await testRestore({ path: made.path, databaseUrl: server, say });
  expect(manifest.tables['account']?.rows).toBe(2);
  expect(read.secrets).toMatchObject(SECRETS);
  expect(read).toMatchObject({ head: made.head, manifest });
});

it.skipIf(isQuick)('A filled place is refused without --replace and given up with it', async () => {
  const dataDir = join(folder, 'embedded');
  await expect(restored(dataDir)).rejects.toThrow('holds a community already');
  const smaller = join(folder, 'smaller');
  await restored(smaller);
  const database = await openEmbedded(smaller);
  await sql`DELETE FROM account`.execute(database.db);
  await database.close();
  await restored(smaller, { isReplacing: true });
  expect((await heldIn(smaller)).tables['account']?.rows).toBe(2);
});

it('A wrong passphrase changes nothing', async () => {
  const dataDir = join(folder, 'wrong');
  await expect(restored(dataDir, { passphrase: 'another passphrase' })).rejects.toThrow('does not open the secrets');
  await expect(restored(dataDir, { passphrase: undefined })).rejects.toThrow('set BACKUP_PASSPHRASE');
  expect(await readdir(dataDir).catch(() => [])).toEqual([]);
});

const faulty = async (name: string, content: Buffer): Promise<string> => {
  const path = join(folder, `${name}.tar.gz`);
  await writeFile(path, content);
  return path;
};

it('A damaged, cut, foreign or newer file is refused in words and changes nothing', async () => {
  const whole = await readFile(made.path);
  const tar = gunzipSync(whole);
  const changed = Buffer.from(tar);
  changed[tar.indexOf('evidence')] = 120;
  const flipped = Buffer.from(whole);
  const middle = Math.floor(whole.length / 2);
  flipped[middle] = (flipped[middle] ?? 0) ^ 255;
  const replaced = (from: string, to: string): Buffer => {
    expect(from.length).toBe(to.length);
    return gzipSync(Buffer.from(tar.toString('latin1').replace(from, to), 'latin1'));
  };
  const last = made.head.migrations.at(-1) ?? '';
  const cases: [string, Buffer, RegExp][] = [
    ['cut', whole.subarray(0, whole.length - 5000), /damaged: its end is missing/],
    ['flipped', flipped, /is damaged/],
    ['changed', gzipSync(changed), /damaged: its content is not what its manifest says/],
    ['ended', gzipSync(tar.subarray(0, tar.length - 20_000)), /is damaged/],
    ['foreign', Buffer.from('a text'), /is not a backup of Wildin/],
    ['newer form', replaced('{"format":1,', '{"format":9,'), /from a newer Wildin/],
    ['newer schema', replaced(last, `9${last.slice(1)}`), /community of a newer Wildin/],
    ['empty', gzipSync(Buffer.alloc(0)), /damaged/],
  ];
  const dataDir = join(folder, 'refusing');
  for (const [name, content, words] of cases) {
    await expect(restored(dataDir, { path: await faulty(name, content) }), name).rejects.toThrow(words);
  }
  await expect(restored(dataDir, { path: join(folder, 'none') })).rejects.toThrow('There is no file');
  expect(await readdir(dataDir).catch(() => [])).toEqual([]);
});

it('A failed upgrade leaves the old database and names its copy', async () => {
  const directory = join(folder, 'migrations');
  await mkdir(directory);
  await writeFile(join(directory, '9000_first.sql'), 'CREATE TABLE half_done (id int PRIMARY KEY);');
  await writeFile(join(directory, '9001_second.sql'), 'SELECT nothing_of_the_kind();');
  const dataDir = join(folder, 'upgraded');
  const going = (upgradeCopy: boolean): Promise<string[]> =>
    upgrade({
      database: test.database,
      config: { ...configOf(dataDir), upgradeCopy },
      now: new Date('2026-11-29T12:00:00Z'),
      say,
      directory,
    });
  await expect(going(false)).rejects.toThrow(/9001_second.sql failed.*The database is as it was/s);
  expect(await listBackups(dataDir)).toEqual([]);
  await expect(going(true)).rejects.toThrow(/A copy from before is .*before-upgrade-2026-11-29T12-00-00Z/s);
  const [copy] = await listBackups(dataDir);
  expect(copy?.head).toMatchObject({ reason: 'before an upgrade', hasMedia: false, hasSecrets: false });
  const { rows } = await sql`SELECT to_regclass('half_done') AS made`.execute(test.deps.db);
  expect(rows).toEqual([{ made: null }]);
});

it('An older program refuses the database of a newer one', async () => {
  const { db } = test.deps;
  await sql`INSERT INTO migration (name) VALUES ('9999_future.sql')`.execute(db);
  const going = upgrade({
    database: test.database,
    config: { ...configOf(join(folder, 'older')), upgradeCopy: true },
    now: new Date('2026-11-29T12:00:00Z'),
    say,
  });
  await expect(going).rejects.toThrow(/of a newer Wildin.*9999_future.sql/);
  await sql`DELETE FROM migration WHERE name = '9999_future.sql'`.execute(db);
});

it('A command that goes away ends its backup and nothing else', async ({ skip }) => {
  const { embedded } = test.database;
  if (embedded === undefined) return skip();
  const dataDir = join(folder, 'asked');
  await mkdir(dataDir);
  const { log, clock } = test.deps;
  const listening = await listenForBackups({ dataDir, embedded, config: configOf(dataDir), now: clock.now, log });
  const isWriting = async (): Promise<boolean> => (await readdir(dataDir)).some((name) => name.endsWith('.part'));
  const path = join(dataDir, 'asked.tar.gz');
  await embedded.transaction(async () => {
    const command = connect(join(dataDir, 'keeping.sock'));
    command.write(`${JSON.stringify({ path, hasMedia: false })}\n`);
    // The backup waits for this transaction, and then speaks to a command that it does not know to be gone.
    await expect.poll(isWriting).toBe(true);
    command.destroy();
  });
  await expect.poll(isWriting).toBe(false);
  await listening.stop();
  expect(await readdir(dataDir)).toEqual([]);
});

it('The list names backups, the newest first', async () => {
  const dataDir = join(folder, 'listed');
  await mkdir(join(dataDir, 'backups'), { recursive: true });
  await cp(made.path, join(dataDir, 'backups', 'backup-one.tar.gz'));
  await writeFile(join(dataDir, 'backups', 'wildin-old.tar.gz'), 'raw');
  const [newest, oldest] = await listBackups(dataDir);
  expect([newest?.name, oldest?.name]).toEqual(['wildin-old.tar.gz', 'backup-one.tar.gz']);
  expect(newest?.head).toBeUndefined();
  expect(oldest?.head).toMatchObject({ reason: 'by hand', hasMedia: true, hasSecrets: true });
});
