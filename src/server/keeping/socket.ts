import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import type { Logger } from 'pino';
import { z } from 'zod';
import { backupStep } from '#contract/operator.backups.ts';
import type { PGlite } from '@electric-sql/pglite';
import { makeBackup, type BackupNeeds, type Made } from './backup.ts';
import { head, KeepingError, manifest, type Progress } from './format.ts';

/** What a command asks a running server for. */
const asked = z.object({
  path: z.string().optional(),
  passphrase: z.string().optional(),
  hasMedia: z.boolean(),
});
const made = z.object({ path: z.string(), bytes: z.number(), head, manifest });
const answered = z.union([
  z.object({ say: backupStep }),
  z.object({ made }),
  z.object({ refused: z.string() }),
  z.object({ failed: z.string() }),
]);
export type BackupWish = z.infer<typeof asked>;

/** The most characters of a socket's address that every system takes. */
const LONGEST = 100;

/** The address of the socket: it may not be long, so it can be relative to the working directory. */
function addressOf(dataDir: string): string {
  const path = join(dataDir, 'keeping.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

interface Serving {
  dataDir: string;
  embedded: PGlite;
  config: BackupNeeds['config'];
  now: () => Date;
  log: Logger;
}

/**
 * Makes backups for the command while the server has the embedded database, which only one process can open. It listens
 * on a socket in the data folder, which only the server's own user can open.
 */
export async function listenForBackups(serving: Serving): Promise<{ stop: () => Promise<void> }> {
  const address = addressOf(serving.dataDir);
  if (address.length > LONGEST) {
    serving.log.warn('the path of DATA_DIR is too long for a socket; backups need a stopped server');
    return { stop: async () => undefined };
  }
  await rm(address, { force: true });
  const open = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    open.set(
      socket,
      answer(socket, serving).finally(() => open.delete(socket)),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  await chmod(address, 0o600);
  server.unref();
  return {
    stop: async () => {
      const answers = [...open.values()];
      for (const socket of open.keys()) socket.destroy();
      await Promise.all(answers);
      await new Promise<void>((resolve) => void server.close(() => resolve()));
    },
  };
}

async function answer(socket: Socket, { embedded, config, now, log }: Serving): Promise<void> {
  const gone = new AbortController();
  socket.on('error', () => undefined);
  socket.on('close', () => gone.abort());
  const tell = (said: z.infer<typeof answered>): void => void socket.write(`${JSON.stringify(said)}\n`);
  try {
    const request = asked.parse(JSON.parse(await firstLine(socket)));
    // Only a flowing socket tells that the command has gone.
    socket.resume();
    const result = await makeBackup({
      place: { pglite: embedded },
      config,
      reason: 'by hand',
      passphrase: request.passphrase,
      hasMedia: request.hasMedia,
      now: now(),
      say: (step) => tell({ say: step }),
      signal: gone.signal,
      ...(request.path !== undefined && { path: request.path }),
    });
    tell({ made: result });
  } catch (error) {
    if (!gone.signal.aborted && !(error instanceof KeepingError)) log.error({ err: error }, 'backup failed');
    tell(error instanceof KeepingError ? { refused: error.message } : { failed: String(error) });
  }
  socket.end();
}

/** Returns the lines of a socket until it ends, also where it ends with an error. */
function linesOf(socket: Socket): Interface {
  const lines = createInterface({ input: socket });
  socket.once('close', () => lines.close());
  // They repeat the errors of their socket, and one that nobody hears ends the process.
  return lines.on('error', () => undefined);
}

async function firstLine(socket: Socket): Promise<string> {
  const lines = linesOf(socket);
  try {
    for await (const line of lines) return line;
    throw new Error('The command asked for nothing.');
  } finally {
    lines.close();
  }
}

/** Asks the server that runs on this data folder for a backup. Throws a KeepingError when it cannot be asked. */
export async function askForBackup(dataDir: string, wish: BackupWish, say: Progress): Promise<Made> {
  const address = addressOf(dataDir);
  if (!existsSync(address)) throw cannotAsk();
  const socket = connect(address);
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () => reject(cannotAsk()));
  });
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify(wish)}\n`);
  for await (const line of linesOf(socket)) {
    const told = answered.parse(JSON.parse(line));
    if ('say' in told) say(told.say);
    else if ('made' in told) return told.made;
    else if ('refused' in told) throw new KeepingError(told.refused);
    else throw new Error(`The server could not make the backup: ${told.failed}`);
  }
  throw new KeepingError('The server stopped before the backup was whole. There is no file; try again.');
}

const cannotAsk = (): KeepingError =>
  new KeepingError(
    'Another process has the embedded database open and cannot be asked for a backup. Stop it first, or if it is the server, start it again with this version.',
  );
