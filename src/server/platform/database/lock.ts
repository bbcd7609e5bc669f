import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { absent, codeOf } from '#server/platform/errors.ts';

export class LockedError extends Error {
  override readonly name = 'LockedError';
}

interface Holder {
  pid: number;
  /** The kernel's start time of the process. A process with the same pid and a later start is another process. */
  started: string;
}

/**
 * Takes the lock file at `path` for this process and returns the function that releases it. Throws LockedError when a
 * live process has the lock, or when the lock cannot be taken in 50 attempts. Only the lock of a dead process is
 * replaced, because two processes on one embedded database folder lose each other's rows silently.
 */
export async function takeLock(path: string): Promise<() => Promise<void>> {
  const mine = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  const claim = `${path}.${randomUUID()}`;
  await writeFile(claim, mine, { flag: 'wx' });
  try {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (await linked(claim, path)) return release(path, mine);
      // If the file disappeared after the link failed, its holder has just released it.
      const held = await readFile(path, 'utf8').catch(absent);
      if (held === undefined) continue;
      const holder = parseHolder(held);
      if (holder !== undefined && isAlive(holder)) {
        throw new LockedError(`Process ${holder.pid} already has this data folder open (${path}).`);
      }
      await removeStale(path, held);
    }
    throw new LockedError(`The lock file ${path} could not be taken.`);
  } finally {
    await rm(claim, { force: true });
  }
}

/** Creates the lock as a hard link. That succeeds or fails as a whole, so no reader sees a half-written file. */
async function linked(claim: string, path: string): Promise<boolean> {
  try {
    await link(claim, path);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  }
}

/** Deletes the lock file of a dead process. A guard file, also a hard link, lets only one process at a time do this. */
async function removeStale(path: string, seen: string): Promise<void> {
  const guard = `${path}.stale`;
  const claim = `${guard}.${randomUUID()}`;
  await writeFile(claim, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder));
  try {
    if (!(await linked(claim, guard))) {
      const other = parseHolder((await readFile(guard, 'utf8').catch(absent)) ?? '');
      if (other === undefined || !isAlive(other)) await rm(guard, { force: true });
      return;
    }
    if ((await readFile(path, 'utf8').catch(absent)) === seen) await rm(path, { force: true });
    await rm(guard, { force: true });
  } finally {
    await rm(claim, { force: true });
  }
}

function release(path: string, mine: string): () => Promise<void> {
  const free = (): void => {
    try {
      if (readFileSync(path, 'utf8') === mine) rmSync(path, { force: true });
    } catch (error) {
      // If the file is gone already, there is nothing to release.
      absent(error);
    }
  };
  process.once('exit', free);
  return async () => {
    process.off('exit', free);
    free();
  };
}

function parseHolder(text: string): Holder | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || !('started' in value)) return undefined;
    return typeof value.pid === 'number' && typeof value.started === 'string'
      ? { pid: value.pid, started: value.started }
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === '' || started === '' || now === started;
}

/** Returns a process's start in clock ticks since boot, field 22 of /proc/<pid>/stat; empty if it cannot be read. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
