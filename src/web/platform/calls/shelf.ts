import { DAY_MS } from '#contract/durations.ts';
import { getAccessToken, personOf } from '#web/platform/session/tokens.ts';

/** The database of this device's cache. It keeps an old name, because a new name would lose the cached values. */
export const SHELF = 'wildin-shelf';
export const STORE = 'kept';

/** The names of cached reads begin so; they are addresses. */
export const READS = 'api/';
/** An older read is not shown. */
export const READ_DAYS = 7;
/** The app does not wait longer than this for the database. */
const PATIENCE_MS = 300;

/** One cached value of one person. */
export interface ShelfEntry {
  /** The person and the name, with a space between them. */
  key: string;
  value: unknown;
  /** When the value was stored, by this device's clock. */
  at?: number;
}

export interface KeptRead {
  name: string;
  value: unknown;
  at: number;
}

let found: { person: string; reads: KeptRead[] } | undefined;

/** Fetches the signed-in person's cached reads, while the app's code loads. This file cannot import the cache's library. */
export async function fetchShelf(): Promise<void> {
  const token = getAccessToken();
  const person = token && personOf(token);
  if (person === null) return;
  const patience = new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
  });
  const reading = readsOf(person).then((reads) => void (found = { person, reads }));
  // A browser may refuse its databases, or have none yet.
  await Promise.race([reading.catch(() => undefined), patience]);
}

/** Returns the cached reads once; none if they are another person's. */
export function takeShelf(person: string | null): KeptRead[] {
  const reads = found?.person === person ? found.reads : [];
  found = undefined;
  return reads;
}

async function readsOf(person: string): Promise<KeptRead[]> {
  const opening = indexedDB.open(SHELF);
  // Without a database there is nothing to show, and one without its store must not stay.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
  const database = await answerOf(opening);
  // The database closes after the read.
  const store = database.transaction(STORE).objectStore(STORE);
  const [from, to] = [`${person} ${READS}`, `${person} ${READS}\uFFFF`];
  const reading = answerOf<ShelfEntry[]>(store.getAll(IDBKeyRange.bound(from, to)));
  database.close();
  const oldest = Date.now() - READ_DAYS * DAY_MS;
  return (await reading)
    .map(({ key, value, at = Date.now() }) => ({ name: key.slice(from.length - READS.length), value, at }))
    .filter(({ at }) => at > oldest);
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(SHELF)));
  });
}
