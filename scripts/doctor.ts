import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import type { Finding, Level } from '#contract/operator.health.ts';
import { askForFindings, findings } from '#server/doctor/doctor.ts';
import { KeepingError, secretsOf } from '#server/keeping/keeping.ts';
import { systemTimers } from '#server/platform/background/timers.ts';
import { systemClock } from '#server/platform/clock.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';
import { openPostgres } from '#server/platform/database/postgres.ts';
import { createMailer } from '#server/platform/delivery/mail.ts';
import { createSms } from '#server/platform/delivery/sms.ts';

const HELP = `npm run doctor [-- --json] [--send-mail ADDRESS] [--send-text NUMBER]

Looks at everything that Wildin depends on: database, migrations, clock, disk, permissions, secrets,
storage, Redis, mail, text messages, push keys, language model, payments, public address, proxy,
WebSocket, certificate and backups. Says of each whether it is well, and what to do where it is not.
Nothing is changed. The server may run or not.

  --json               print the findings as JSON
  --send-mail ADDRESS  also send a mail there
  --send-text NUMBER   also send a text message there, as +14155550123

It reads the same settings as the server, so give it the same environment.

Exit codes: 0 nothing is red, 2 something is red, 1 the call was not understood.
`;

const marks: Record<Level, string> = { green: '✓', yellow: '!', red: '✗' };
const order: readonly Level[] = ['red', 'yellow', 'green'];

interface Wishes {
  json: boolean;
  'send-mail': string | undefined;
  'send-text': string | undefined;
}

function wishes(): Wishes | undefined {
  try {
    const { values } = parseArgs({
      args: process.argv.slice(2),
      options: {
        json: { type: 'boolean', default: false },
        'send-mail': { type: 'string' },
        'send-text': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    if (!values.help) return { 'send-mail': undefined, 'send-text': undefined, ...values };
    process.stdout.write(HELP);
  } catch (error) {
    console.error(`${(error as Error).message}\n--help says more.`);
    process.exitCode = 1;
  }
  return undefined;
}

async function examined(): Promise<{ config: Config | undefined; found: Finding[] }> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { config: undefined, found: [wrongSettings(error.message)] };
  }
  try {
    const complete = { ...config, ...(await secretsOf(config)) };
    return { config, found: await lookedAt({ ...complete, authSecret: complete.authSecret, vapid: complete.vapid }) };
  } catch (error) {
    if (!(error instanceof KeepingError)) throw error;
    return { config, found: [damagedSecrets(error.message), ...(await lookedAt(config))] };
  }
}

const wrongSettings = (fact: string): Finding => ({
  id: 'settings',
  level: 'red',
  title: 'The settings are not understood',
  fact,
  todo: 'Correct them in the environment; docs/configuration.md explains each. Wildin does not start with them.',
});

const damagedSecrets = (fact: string): Finding => ({
  id: 'secrets-file',
  level: 'red',
  title: 'A file of secrets is damaged',
  fact,
  todo: 'Put back a copy of it from a backup. With new secrets everybody is signed out.',
});

async function lookedAt(config: Config): Promise<Finding[]> {
  const needs = { config, now: systemClock.now, isServer: false };
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'pglite'))) {
    return findings({ ...needs, database: undefined });
  }
  let database;
  try {
    database = await (config.databaseUrl === undefined
      ? openEmbedded(config.dataDir)
      : openPostgres(config.databaseUrl, { max: 2 }));
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
    // The running server has the embedded database, so it looks.
    const found = await askForFindings(config.dataDir);
    if (found !== undefined) return found;
    throw new KeepingError(
      'Another process has the embedded database open and cannot be asked. If it is the server, start it again with this version.',
    );
  }
  try {
    return await findings({ ...needs, database });
  } finally {
    await database.close();
  }
}

/** What takes the place of an adapter that is not set up: it refuses. */
const nowhere = {
  put: () => {
    throw new Error('not set up');
  },
  list: () => [],
};

async function sent(id: string, to: string, send: () => Promise<void>): Promise<Finding> {
  try {
    await send();
    return { id, level: 'green', title: 'Sent', fact: `to ${to}: it was accepted, now see whether it arrives` };
  } catch (error) {
    const fact = `to ${to}: ${(error as Error).message}`;
    return { id, level: 'red', title: 'Not sent', fact, todo: 'See what is said above about this way of sending.' };
  }
}

async function sendings(config: Config, { 'send-mail': mail, 'send-text': number }: Wishes): Promise<Finding[]> {
  const text = 'This is the mail that you asked the doctor of Wildin for. It arrived.';
  const mailer = createMailer(config, nowhere);
  const sms = createSms({ twilio: config.twilio, outbox: nowhere, timers: systemTimers });
  return [
    ...(mail === undefined
      ? []
      : [
          await sent('sent-mail', mail, () =>
            mailer.send({ to: mail, subject: 'Mail from Wildin arrives', text, html: `<p>${text}</p>` }),
          ),
        ]),
    ...(number === undefined
      ? []
      : [await sent('sent-text', number, () => sms.send({ to: number, text: 'Text messages from Wildin arrive.' }))]),
  ];
}

function print(found: readonly Finding[]): void {
  const wide = Math.max(...found.filter(({ level }) => level === 'green').map(({ title }) => title.length), 0);
  for (const level of order) {
    for (const { title, fact, detail, todo } of found.filter((one) => one.level === level)) {
      if (level === 'green') {
        console.log(`${marks.green} ${title.padEnd(wide)}  ${fact}`);
        continue;
      }
      console.log(`${marks[level]} ${title}`);
      for (const line of [fact, detail]) if (line !== undefined) console.log(`  ${line.replaceAll('\n', '\n  ')}`);
      if (todo !== undefined) console.log(`  → ${todo}`);
      console.log('');
    }
  }
  const count = (level: Level): number => found.filter((one) => one.level === level).length;
  console.log(`\n${count('green')} well, ${count('yellow')} can wait, ${count('red')} need you.`);
}

// Only the server's user may read what a look leaves behind.
process.umask(0o077);
const wished = wishes();
if (wished !== undefined) {
  try {
    const { config, found } = await examined();
    const all = config === undefined ? found : [...found, ...(await sendings(config, wished))];
    if (wished.json) console.log(JSON.stringify(all, undefined, 2));
    else print(all);
    if (all.some(({ level }) => level === 'red')) process.exitCode = 2;
  } catch (error) {
    console.error(error instanceof KeepingError ? error.message : error);
    process.exitCode = 2;
  }
}
