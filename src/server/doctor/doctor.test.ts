import { randomUUID } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import webPush from 'web-push';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '#server/features/premium/payments/sandbox.ts';
import { makeBackup, placeOf } from '#server/keeping/keeping.ts';
import { speakerOf } from '#server/platform/speaker.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { ModelServer } from '#test/model-server.ts';
import { WordsServer } from '#test/words-service.ts';
import { freePort } from '#test/process.ts';
import { S3Server } from '#test/s3-server.ts';
import { startSmtp, type Smtp } from '#test/smtp.ts';
import { startTwilio, type Twilio } from '#test/twilio.ts';
import type { Finding } from '#contract/operator.health.ts';
import { attend, findings, Rounds, type DoctorNeeds } from './doctor.ts';
import { examine, inWords } from './examine.ts';

let folder: string;
let test: TestApp;
let proxy: Server;
let smtp: Smtp;
let twilio: Twilio;
let sandbox: Sandbox;
const bucket = new S3Server();
const models = new ModelServer();
const service = new WordsServer();
/** What the proxy in front does with the headers. */
let isAppending = false;
let passesSockets = true;

/** Passes everything on to the server, as a proxy with one line of configuration does. */
function startProxy(upstream: number): Server {
  const headersFor = ({ headers, socket }: IncomingMessage): Record<string, string | string[] | undefined> => {
    const told = isAppending ? headers['x-forwarded-for'] : undefined;
    const own = socket.remoteAddress ?? '';
    return { ...headers, 'x-forwarded-for': told === undefined ? own : `${String(told)}, ${own}` };
  };
  const started = createServer((incoming, outgoing) => {
    const { method, url: path } = incoming;
    const passed = ask({ host: 'localhost', port: upstream, method, path, headers: headersFor(incoming) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  started.on('upgrade', (incoming, socket, head) => {
    if (!passesSockets) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    const through = connect(upstream, 'localhost', () => {
      const lines = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`);
      through.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
      through.write(head);
      socket.pipe(through).pipe(socket);
    });
    for (const end of [socket, through]) end.on('error', () => end.destroy());
  });
  return started;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-doctor-'));
  [smtp, twilio] = await Promise.all([startSmtp(), startTwilio()]);
  await Promise.all([bucket.start(), models.start(), service.start()]);
  sandbox = await startSandbox({ now: () => new Date(), onEvent: () => undefined });
  const [inner, outer] = [await freePort(), await freePort()];
  test = await startTestApp({ DATA_DIR: folder, TRUST_PROXY: '1', PUBLIC_URL: `http://localhost:${outer}` });
  test.clock.set(new Date().toISOString());
  await test.app.listen({ port: inner, host: 'localhost' });
  proxy = startProxy(inner);
  await new Promise<void>((resolve) => proxy.listen(outer, 'localhost', resolve));
});
afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await Promise.all([
    test.close(),
    smtp.close(),
    twilio.close(),
    bucket.stop(),
    models.stop(),
    service.stop(),
    sandbox.close(),
  ]);
  await rm(folder, { recursive: true, force: true });
});

type Settings = Partial<DoctorNeeds['config']>;

const look = (settings: Settings = {}, given: Partial<DoctorNeeds> = {}): Promise<Finding[]> =>
  findings({
    config: { ...test.deps.config, ...settings },
    database: test.database,
    now: test.clock.now,
    isServer: true,
    ...given,
  });

async function only(id: string, settings: Settings = {}, given: Partial<DoctorNeeds> = {}): Promise<Finding> {
  const found = (await look(settings, given)).find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no finding ${id}.`);
  return found;
}

it('A server of a test is well in every respect but its secrets and backups', async () => {
  const found = await look({ vapid: webPush.generateVAPIDKeys() });
  expect(found.filter(({ level }) => level !== 'green')).toMatchObject([{ id: 'secrets' }, { id: 'backups' }]);
  expect(found).toHaveLength(23);
  expect(found.find(({ id }) => id === 'database')?.fact).toMatch(/^(?:PGlite|PostgreSQL) \d+\.\d+, \d+ ms$/);
});

it('Every finding has its words in Spanish', async () => {
  const needs = { config: test.deps.config, database: test.database, now: test.clock.now, isServer: true };
  const seen = await examine(needs);
  const words = seen.map((one) => inWords(one, speakerOf('es')));
  expect(words.find(({ id }) => id === 'database')?.title).toBe('Base de datos');
  expect(words.find(({ id }) => id === 'backups')).toMatchObject({ title: 'No hay ninguna copia' });
});

it('A database that is gone is one red finding, and what needs it can wait', async () => {
  const { openPostgres } = await import('#server/platform/database/postgres.ts');
  const gone = await openPostgres(`postgres://nobody@localhost:${await freePort()}/none`);
  const found = await look({}, { database: gone });
  await gone.close();
  const levels = Object.fromEntries(found.map(({ id, level }) => [id, level]));
  expect(levels).toMatchObject({ database: 'red', migrations: 'yellow', clock: 'yellow' });
});

it('A clock that differs from the database is told with the difference', async () => {
  const late = (): Date => new Date(Date.now() + 90_000);
  expect(await only('clock', {}, { now: late })).toMatchObject({
    level: 'red',
    fact: expect.stringMatching(/(?:89|90|91) seconds/),
  });
});

it('Private files that others may read are named with the command that closes them', async () => {
  const path = join(folder, 'secrets.json');
  await writeFile(path, '{}');
  await chmod(path, 0o644);
  expect(await only('permissions')).toMatchObject({ level: 'red', todo: `chmod go-rwx ${path}` });
  await chmod(path, 0o600);
  expect(await only('permissions')).toMatchObject({ level: 'green' });
});

it.each([
  ['a'.repeat(40), 'yellow'],
  ['please-change-me-please-change-me-now', 'yellow'],
  ['kX9vQ2mZ7pLw4RtB8nYc3HsJ6fDg1Aa0', 'green'],
])('The secret %s counts as %s', async (authSecret, level) => {
  expect(await only('secrets', { authSecret, metricsToken: undefined })).toMatchObject({ level });
});

it('A disk with less than the least room is red', async () => {
  expect(await only('disk', { leastFreeMb: 1e12 })).toMatchObject({ level: 'red', title: 'The disk is full' });
});

it('The mail server is greeted, and its refusal is told by code without the password', async () => {
  expect(await only('mail', { smtpUrl: smtp.url })).toMatchObject({ level: 'green' });
  const lost = await only('mail', { smtpUrl: `smtp://me:hidden@127.0.0.1:${await freePort()}` });
  expect(lost).toMatchObject({ level: 'red', title: 'Mail is not leaving' });
  expect(JSON.stringify(lost)).not.toContain('hidden');
});

it('The account for text messages is asked for, without sending one', async () => {
  const account = { accountSid: 'AC1', authToken: 'token', from: '+15005550006', baseUrl: twilio.url };
  expect(await only('texts', { twilio: account })).toMatchObject({ level: 'green' });
  expect(twilio.taken.at(-1)).toMatchObject({ path: 'GET /2010-04-01/Accounts/AC1.json' });
  twilio.replies.push({ status: 401 });
  expect(await only('texts', { twilio: account })).toMatchObject({
    level: 'red',
    fact: expect.stringContaining('401'),
  });
});

it('Push keys that do not belong together are told', async () => {
  const [one, other] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
  expect(await only('push', { vapid: one })).toMatchObject({ level: 'green' });
  expect(await only('push', { vapid: { ...one, publicKey: other.publicKey } })).toMatchObject({ level: 'red' });
});

it('A file is written, read and deleted on the disk and in a bucket', async () => {
  expect(await only('storage')).toMatchObject({ level: 'green', fact: expect.stringContaining('disk') });
  expect(await readdir(join(folder, 'media', 'do'))).toEqual([]);
  const { endpoint, bucket: name, region, keyId, secret } = bucket;
  const s3 = { endpoint, bucket: name, region, keyId, secret };
  expect(await only('storage', { s3 })).toMatchObject({ level: 'green', fact: expect.stringContaining('bucket') });
  expect(bucket.files.size).toBe(0);
  expect(await only('storage', { s3: { ...s3, secret: 'another' } })).toMatchObject({ level: 'red' });
});

it('Redis that does not answer is red', async () => {
  const found = await only('redis', { redisUrl: `redis://127.0.0.1:${await freePort()}` });
  expect(found).toMatchObject({ level: 'red', title: 'Redis does not answer' });
});

it('A trusted person who cannot be told, or too late, is a red finding', async () => {
  const { db } = test.database;
  const publicUrl = new URL('https://wildin.example');
  const smtpUrl = smtp.url;
  const account = { accountSid: 'AC1', authToken: 'token', from: '+15005550006', baseUrl: twilio.url };
  const trusted = (settings: Settings) => only('trusted', { publicUrl, ...settings });
  expect(await only('trusted')).toMatchObject({ level: 'green', fact: 'not set up' });
  expect(await trusted({ smtpUrl })).toMatchObject({ level: 'green', fact: 'told by mail alone' });
  expect(await trusted({})).toMatchObject({ level: 'yellow', title: 'Nobody outside can be told' });
  const [id, person, outing] = [100_000_000_001, randomUUID(), randomUUID()];
  const [now, soon] = [test.clock.now(), new Date(test.clock.now().getTime() + 3_600_000)];
  await sql`INSERT INTO account (id, handle, display_name, birthday, created_at)
    VALUES (${id}, 'ada', 'Ada', '1990-05-14', ${now})`.execute(db);
  await sql`INSERT INTO trusted_person (id, user_id, name, relation, created_at)
    VALUES (${person}, ${id}, 'Jonas', '', ${now})`.execute(db);
  await sql`INSERT INTO trusted_way (trusted_id, way, address, address_hash, secret_hash, state)
    VALUES (${person}, 'text', '+12125550143', '\\x01', '\\x02', 'yes')`.execute(db);
  expect(await trusted({ smtpUrl, twilio: account })).toMatchObject({ fact: 'told by mail and text' });
  expect(await trusted({ smtpUrl })).toMatchObject({
    level: 'red',
    fact: 'One person said yes by a way that is not set up any more.',
  });
  await sql`INSERT INTO outing (id, user_id, trusted_id, secret_hash, language, title, place, starts_at, zone,
      own_number, place_number, check_in_at, closes_at, created_at)
    VALUES (${outing}, ${id}, ${person}, '\\x03', 'en', '', '', ${now}, 'UTC', '', '', ${now}, ${soon}, ${now})`.execute(
    db,
  );
  const letter = (ms: number) =>
    sql`INSERT INTO safe_letter (id, user_id, trusted_id, outing_id, way, kind, due_at, created_at)
    VALUES (${randomUUID()}, ${id}, ${person}, ${outing}, 'text', 'tell', ${soon}, ${new Date(now.getTime() - ms)})`.execute(
      db,
    );
  await letter(60_000);
  expect(await trusted({ smtpUrl, twilio: account })).toMatchObject({ level: 'green' });
  await letter(240_000);
  expect(await trusted({ smtpUrl, twilio: account })).toMatchObject({
    level: 'red',
    fact: 'One letter about a check-in could not leave for minutes.',
  });
  await sql`DELETE FROM account WHERE id = ${id}`.execute(db);
});

it('A model is looked up in a list or asked for one word', async () => {
  const llm = { baseUrl: models.url, apiKey: 'key', model: 'small' };
  expect(await only('models', { llm })).toMatchObject({ level: 'green' });
  expect(models.asked).toHaveLength(1);
  expect(models.asked[0]).toMatchObject({ authorization: 'Bearer key', body: { model: 'small', max_tokens: 1 } });
  models.models = ['small', 'large'];
  expect(await only('models', { llm })).toMatchObject({ level: 'green' });
  expect(models.asked).toHaveLength(1);
  expect(await only('models', { llm: { ...llm, model: 'lost' } })).toMatchObject({
    level: 'yellow',
    title: 'The model is not there',
  });
});

it('The services for words are asked for their languages and models', async () => {
  const translate = { url: service.url, key: undefined };
  expect(await only('translation', { translate })).toMatchObject({ level: 'green' });
  service.targets = ['en'];
  expect(await only('translation', { translate })).toMatchObject({
    level: 'yellow',
    fact: 'The service does not translate into: Español.',
  });
  const transcribe = { baseUrl: `${service.url}/v1`, apiKey: 'key', model: 'whisper-1' };
  expect(await only('transcripts', { transcribe })).toMatchObject({ level: 'green' });
  service.fault = 401;
  expect(await only('translation', { translate })).toMatchObject({ level: 'yellow' });
  expect(await only('transcripts', { transcribe })).toMatchObject({ level: 'yellow', fact: 'The service says 401.' });
  const llm = { baseUrl: models.url, apiKey: 'key', model: 'small' };
  expect(await only('translation', { llm })).toMatchObject({ level: 'green', fact: 'done by the language model' });
});

it('Payments are right with a valid key, known prices and a secret of the webhook', async () => {
  const { settings } = sandbox;
  const of = (change: object) => only('payments', { stripe: { ...settings, ...change } });
  expect(await of({})).toMatchObject({ level: 'green' });
  expect(await of({ secretKey: 'sk_other' })).toMatchObject({ level: 'red', fact: expect.stringContaining('401') });
  expect(await of({ prices: { ...settings.prices, annual: 'price_lost' } })).toMatchObject({
    level: 'red',
    fact: expect.stringContaining('price_lost'),
  });
  expect(await of({ webhookSecret: 'sk_1' })).toMatchObject({ level: 'red' });
});

it('The public address is red when nobody or another server answers there', async () => {
  const nobody = new URL(`http://localhost:${await freePort()}`);
  expect(await only('address', { publicUrl: nobody })).toMatchObject({
    level: 'red',
    fact: expect.stringContaining('ECONNREFUSED'),
  });
  const other = new URL(models.url);
  expect(await only('address', { publicUrl: other })).toMatchObject({
    level: 'red',
    title: 'Another server answers at the public address',
  });
  expect(await only('address', { authSecret: 'another secret that only this test would use' })).toMatchObject({
    level: 'red',
  });
});

it('A stopped server does not make its address red', async () => {
  const found = await only('address', { port: await freePort() }, { isServer: false });
  expect(found).toMatchObject({ level: 'yellow', title: 'Public address: not looked at' });
});

it('The mirror shows nothing without the secret of the server', async () => {
  for (const headers of [{}, { 'x-wildin-doctor': 'e30' }]) {
    expect((await test.app.inject({ url: '/mirrorz', headers })).statusCode).toBe(404);
  }
});

it('A proxy that passes on invented addresses is told, unless it is counted right', async () => {
  const direct = new URL(`http://localhost:${(test.app.server.address() as AddressInfo).port}`);
  expect(await only('proxy-headers')).toMatchObject({ level: 'green', fact: 'right, one proxy' });
  isAppending = true;
  expect(await only('proxy-headers')).toMatchObject({ level: 'green' });
  isAppending = false;
  // Past the proxy, a server that trusts one believes everybody.
  const found = await only('proxy-headers', { publicUrl: direct });
  expect(found).toMatchObject({ level: 'red', title: 'Anybody can invent their address' });
  expect(found.todo).toContain('set it to 0');
});

it('A proxy that is not counted makes everybody share one address', async () => {
  expect(await only('proxy-headers', { trustProxy: 0 })).toMatchObject({
    level: 'red',
    todo: 'Set TRUST_PROXY=1 and start again.',
  });
});

it('A proxy that passes on no WebSocket is told', async () => {
  passesSockets = false;
  expect(await only('socket')).toMatchObject({ level: 'red', fact: expect.stringContaining('400') });
  passesSockets = true;
  expect(await only('socket')).toMatchObject({ level: 'green' });
});

it('The newest backup is read, and told to be old or damaged', async () => {
  const make = (now: Date) =>
    makeBackup({
      place: placeOf(test.database),
      config: test.deps.config,
      reason: 'by hand',
      passphrase: undefined,
      hasMedia: false,
      now,
      say: () => undefined,
    });
  const now = test.clock.now();
  await make(new Date(now.getTime() - 3 * 86_400_000));
  expect(await only('backups')).toMatchObject({ level: 'yellow', title: 'The newest backup is 3 days old' });
  const { path: tried } = await make(new Date(now.getTime() - 3_600_000));
  expect(await only('backups')).toMatchObject({ level: 'yellow', title: 'No backup was tried lately' });
  const note = (trial: object) => writeFile(tried.replace('.tar.gz', '.json'), JSON.stringify({ trial }));
  const trial = { at: now.toISOString(), rows: 9, sha256: 'a'.repeat(64), ms: 1, failure: null };
  await note({ ...trial, failure: 'A table differs.' });
  expect(await only('backups')).toMatchObject({ level: 'red', title: 'The last trial of a backup failed' });
  await note(trial);
  expect(await only('backups')).toMatchObject({ level: 'green', fact: '1 hour old, reads well' });
  await mkdir(join(folder, 'backups'), { recursive: true });
  const { path } = await make(now);
  await writeFile(path, (await import('node:fs')).readFileSync(path).subarray(0, -400));
  expect(await only('backups')).toMatchObject({ level: 'red', title: 'The newest backup is damaged' });
});

it('A look that never ends counts as failed after five seconds', async () => {
  models.models = undefined;
  models.manners = ['hang'];
  const found = await only('models', { llm: { baseUrl: models.url, apiKey: undefined, model: 'small' } });
  expect(found).toMatchObject({ level: 'yellow', fact: 'Nothing came back within five seconds.' });
}, 20_000);

it('A server that starts logs one line for each thing that is not well', async () => {
  const lines: { finding: string; said: string }[] = [];
  const config = { ...test.deps.config, smtpUrl: `smtp://me:hidden@127.0.0.1:${await freePort()}` };
  const log = {
    warn: ({ finding }: { finding: string }, said: string) => void lines.push({ finding, said }),
    error: () => undefined,
  };
  const { stop } = await attend({
    config,
    database: test.database,
    rounds: new Rounds({ config, database: test.database }, test.clock),
    log: log as never,
  });
  await expect.poll(() => lines.map(({ finding }) => finding), { timeout: 10_000 }).toContain('mail');
  await stop();
  expect(lines.find(({ finding }) => finding === 'mail')?.said).toMatch(/^Mail is not leaving\. The mail server/);
  expect(JSON.stringify(lines)).not.toContain('hidden');
});
