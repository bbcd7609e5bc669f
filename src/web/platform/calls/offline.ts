import { asCallError } from './call.ts';
import type { DeviceCache } from './cache.ts';

/** A connection that is silent for this long counts as lost, if there is a cached value to show. */
const PATIENCE_MS = 4000;

interface Source<T> {
  read: () => Promise<T>;
  cache: Pick<DeviceCache, 'read'>;
  /** The response's name in the cache. */
  name: string;
  patienceMs?: number;
}

/** Returns the server's response, or a cached one if the server is unreachable or slow. Throws if both fail. */
export async function readOrKept<T>({ read, cache, name, patienceMs = PATIENCE_MS }: Source<T>): Promise<T> {
  const kept = async (): Promise<{ value: T } | null> => {
    const value = await cache.read<T>(name);
    return value === undefined ? null : { value };
  };
  const answered = read().then(
    (value) => ({ value }),
    async (error: unknown) => {
      const found = isUnreachable(error) ? await kept() : null;
      if (found === null) throw error;
      return found;
    },
  );
  const first = await Promise.race([answered, wait(patienceMs)]);
  if (first !== null) return first.value;
  // The cached value stays on the screen when the late response is a failure.
  answered.catch(() => undefined);
  return ((await kept()) ?? (await answered)).value;
}

function isUnreachable(error: unknown): boolean {
  return asCallError(error).status === 0;
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
