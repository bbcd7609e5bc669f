import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { absent } from '#server/platform/errors.ts';

/** The server's entries in its data folder. */
const OURS = ['pglite', 'backups', 'exports', 'sealed', 'media', 'incoming', 'secrets.json', 'vapid.json'];

/**
 * Creates a data folder, and removes other users' rights to the server's files in it: files of an
 * earlier version, or of a server with a wide umask. New files get their rights from the umask. A
 * folder that belongs to another user (a mounted volume) keeps its own rights.
 */
export async function keepPrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const isOwn = (await lstat(folder)).uid === process.getuid?.();
  if (isOwn) await chmod(folder, 0o700);
  for (const name of OURS) await closeToOthers(join(folder, name));
}

async function closeToOthers(path: string): Promise<void> {
  const found = await lstat(path).catch(absent);
  if (found === undefined || found.isSymbolicLink() || found.uid !== process.getuid?.()) return;
  if ((found.mode & 0o077) !== 0) await chmod(path, found.mode & 0o700);
  if (!found.isDirectory()) return;
  for (const name of await readdir(path)) await closeToOthers(join(path, name));
}
