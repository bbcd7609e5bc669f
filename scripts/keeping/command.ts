import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ConfigError, type Config } from '#server/config.ts';
import { KeepingError, lineOf, placeOf, type Manifest, type Progress } from '#server/keeping/keeping.ts';
import { LockedError } from '#server/platform/database/lock.ts';
import type { Tables } from '#server/platform/database/tables.ts';
import { openEmbedded } from '#server/platform/database/pglite.ts';

/** A call that cannot be understood; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Words<F extends string> {
  flags: Record<F, boolean>;
  files: string[];
  /** Shows progress on stderr; `done` clears it. */
  say: Progress;
  done: () => void;
}

/** Reads the words of a call: flags without values, and up to `most` others. Prints the help when asked to. */
export function wordsOf<F extends string>(help: string, flags: readonly F[], most: number): Words<F> {
  const options = Object.fromEntries([...flags, 'help', 'verbose'].map((name) => [name, { type: 'boolean' as const }]));
  let read;
  try {
    read = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  if (read.values['help'] === true) {
    process.stdout.write(help);
    process.exit(0);
  }
  if (read.positionals.length > most) throw new UsageError(`Too many words: ${read.positionals.slice(most).join(' ')}`);
  const given = Object.fromEntries(flags.map((name) => [name, read.values[name] === true])) as Record<F, boolean>;
  return { flags: given, files: read.positionals, ...progress(read.values['verbose'] === true) };
}

const EVERY_MS = 100;
const EVERY_MS_IN_A_LOG = 5000;

/** One line that changes on a terminal, a line every five seconds elsewhere, and every line when asked for. */
function progress(isVerbose: boolean): Pick<Words<string>, 'say' | 'done'> {
  const isTTY = process.stderr.isTTY && !isVerbose;
  let last = 0;
  return {
    say: (step) => {
      const now = Date.now();
      if (!isVerbose && now - last < (isTTY ? EVERY_MS : EVERY_MS_IN_A_LOG)) return;
      last = now;
      process.stderr.write(isTTY ? `\r\u001B[K${lineOf(step)}` : `${lineOf(step)}\n`);
    },
    done: () => {
      if (isTTY) process.stderr.write('\r\u001B[K');
    },
  };
}

/** Runs a command, and says a failure in words: exit code 1, and 2 for a call that cannot be understood. */
export async function run(command: () => Promise<void>): Promise<void> {
  // Only the server's user may read what is written here.
  process.umask(0o077);
  try {
    await command();
  } catch (error) {
    if (process.stderr.isTTY) process.stderr.write('\r\u001B[K');
    process.exitCode = error instanceof UsageError ? 2 : 1;
    if (error instanceof LockedError) {
      console.error(`Wildin is running on this data folder. Please stop it first, then try again.\n${error.message}`);
    } else if (error instanceof UsageError) {
      console.error(`${error.message}\n--help says more.`);
    } else if (error instanceof KeepingError || error instanceof ConfigError) {
      console.error(error.message);
    } else {
      console.error(said(error));
    }
  }
}

function said(error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer: ${(error as Error).message}`;
  if (['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].includes(String(code))) return 'The disk is full. Nothing was changed.';
  // The embedded database ends like this when it cannot write a file, and does not say why.
  if (error instanceof Error && error.name === 'RuntimeError') {
    return 'The embedded database could not write its files: the disk is full, or something limits it. Nothing was changed.';
  }
  return error;
}

/** Returns the passphrase from BACKUP_PASSPHRASE, or asks for it on a terminal; undefined when there is neither. */
export async function passphraseFrom(question: string): Promise<string | undefined> {
  const given = process.env['BACKUP_PASSPHRASE'];
  if (given !== undefined && given !== '') return given;
  if (!process.stdin.isTTY) return undefined;
  process.stderr.write(question);
  // What is typed is not shown.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  const typed = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return typed;
}

/** Runs `work` on the database of this environment, which nobody else has open when it is embedded. */
export async function onDatabase<T>(
  { databaseUrl: url, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (place: ReturnType<typeof placeOf>) => Promise<T>,
): Promise<T> {
  if (url !== undefined) return work({ url });
  if (!existsSync(join(dataDir, 'pglite'))) throw new KeepingError(`There is no community in ${dataDir} yet.`);
  const database = await openEmbedded(dataDir);
  try {
    return await work(placeOf(database));
  } finally {
    await database.close();
  }
}

/** Says in a sentence what a copy holds. */
export function countsOf({ tables, files }: Pick<Manifest, 'tables'> & Partial<Manifest>): string {
  const rows = Object.values(tables).reduce((sum, one) => sum + one.rows, 0);
  const number = (n: number): string => n.toLocaleString('en');
  const of = (table: keyof Tables): string => number(tables[table]?.rows ?? 0);
  const held = `${of('account')} accounts with AI characters and demo members, ${of('room_event')} lines of talk, ${of('post')} posts; ${number(rows)} rows in ${Object.keys(tables).length} tables`;
  return files === undefined ? held : `${held}; ${number(files.count)} files`;
}
