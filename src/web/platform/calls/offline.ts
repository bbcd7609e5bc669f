import { asCallError } from './call.ts';
import type { DeviceCache } from './cache.ts';

/** A connection that is silent for this long counts as lost, if there is a cached value to show. */
const PATIENCE_MS = 4000;

interface Source<T> {
  read: () => Promise<T>;
  cache: Pick<DeviceCache, 'read'>;
  /** The response's name in the cache. */
  name: string;
  /** Receives a response that came after the cached value was shown. */
  onLate?: ((answer: T) => void) | undefined;
  patienceMs?: number;
}

export interface OfflineAnswer<T> {
  value: T;
  /** True for a cached value. Such a value may be old, and is read again when there is a network. */
  isKept: boolean;
}

/** Returns the server's response, or a cached one if the server is unreachable or slow. Throws if both fail. */
export async function readOrKept<T>({
  read,
  cache,
  name,
  onLate,
  patienceMs = PATIENCE_MS,
}: Source<T>): Promise<OfflineAnswer<T>> {
  const reading = read();
  const kept = async (): Promise<OfflineAnswer<T> | null> => {
    const value = await cache.read<T>(name);
    return value === undefined ? null : { value };
  };
  const answered = reading.then(
    (value) => ({ value, isKept: false }),
    async (error: unknown) => {
      const found = isUnreachable(error) ? await kept() : null;
      if (found === null) throw error;
      return found;
    },
  );
  const first = await Promise.race([answered, wait(patienceMs)]);
  if (first !== null) return first;
  const found = await kept();
  if (found === null) return answered;
  // The cached value stays on the screen when the late response is a failure.
  reading.then((value) => onLate?.(value)).catch(() => undefined);
  return found;
}

export function isUnreachable(error: unknown): boolean {
  return asCallError(error).status === 0;
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
