import { getAccessToken, personOf } from '#web/platform/session/tokens.ts';
import { READ_MS, READS, SHELF, STORE, type KeptRead, type ShelfEntry } from './shelf.ts';

/** The app does not wait longer than this for the database. */
const PATIENCE_MS = 2000;

/**
 * Reads the signed-in person's cached reads, while the app's code loads. Only a return visit loads this file, and it does
 * not import the cache's library, which is four times as large.
 */
export async function readShelf(): Promise<{ person: string; reads: KeptRead[] } | undefined> {
  const token = getAccessToken();
  const person = token && personOf(token);
  if (person === null) return undefined;
  const patience = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  const reading = readsOf(person).then((reads) => ({ person, reads }));
  // A browser may refuse its databases, or have none yet.
  return Promise.race([reading.catch(() => undefined), patience]);
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
  const oldest = Date.now() - READ_MS;
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
