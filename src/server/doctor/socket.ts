import { existsSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { finding, type Finding } from '#contract/operator.health.ts';

/** The most characters of a socket's address that every system takes. */
const LONGEST = 100;

/** The address of the socket: it may not be long, so it can be relative to the working directory. */
function addressOf(dataDir: string): string {
  const path = join(dataDir, 'doctor.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * Examines for the command while the server has the embedded database, which only one process can open. It listens on
 * a socket in the data folder, which only the server's own user can open, and answers each connection at once.
 */
export async function answerFindings(
  dataDir: string,
  look: () => Promise<Finding[]>,
): Promise<{ stop: () => Promise<void> }> {
  const address = addressOf(dataDir);
  if (address.length > LONGEST) return { stop: async () => undefined };
  await rm(address, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    look().then(
      (findings) => void socket.end(JSON.stringify(findings)),
      () => void socket.destroy(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  await chmod(address, 0o600);
  server.unref();
  return { stop: () => new Promise((resolve) => void server.close(() => resolve())) };
}

/** Asks the server that runs on this data folder; returns undefined when it cannot be asked. */
export async function askForFindings(dataDir: string): Promise<Finding[] | undefined> {
  const address = addressOf(dataDir);
  if (!existsSync(address)) return undefined;
  try {
    return z.array(finding).parse(JSON.parse(await text(connect(address))));
  } catch {
    return undefined;
  }
}
