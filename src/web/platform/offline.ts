import { CallError } from './call.ts';
import type { Shelf } from './shelf.ts';

/** A line that says nothing for so long counts as none, where there is something to show meanwhile. */
const PATIENCE_MS = 4000;

interface Source<T> {
  read: () => Promise<T>;
  shelf: Pick<Shelf, 'read'>;
  /** What the answer is called on the shelf. */
  name: string;
  /** The server's answer, when it came after what was kept had been shown. */
  onLate?: ((answer: T) => void) | undefined;
  patienceMs?: number;
}

export interface Answer<T> {
  value: T;
  /** True when it is what this device had kept: it may be old, and is read again when there is a network. */
  isKept: boolean;
}

/** The server's answer, or what this device kept of the last one when the server cannot be reached or takes too long. */
export async function readOrKept<T>({
  read,
  shelf,
  name,
  onLate,
  patienceMs = PATIENCE_MS,
}: Source<T>): Promise<Answer<T>> {
  const reading = read();
  const kept = async (): Promise<Answer<T> | null> => {
    const value = await shelf.read<T>(name);
    return value === undefined ? null : { value, isKept: true };
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
  reading.then((value) => onLate?.(value)).catch(() => undefined);
  return found;
}

export function isUnreachable(error: unknown): boolean {
  return error instanceof CallError && error.status === 0;
}

function wait(ms: number): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
}
