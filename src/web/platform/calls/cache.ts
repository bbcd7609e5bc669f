import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { onSessionEnd, sessionPerson } from '#web/platform/session/session.ts';
import { READ_MS, READS, SHELF, STORE, type ShelfEntry } from './shelf.ts';

interface CacheDatabase extends DBSchema {
  [STORE]: { key: string; value: ShelfEntry };
}

/** The signed-in person's data, for use without a network. It reads only their own entries. A sign-out deletes all. */
export interface DeviceCache {
  read<T>(name: string): Promise<T | undefined>;
  put(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** Returns the names of the person's cached values. */
  names(): Promise<string[]>;
  /** Deletes the reads that are too old to be shown. */
  forgetOld(): Promise<void>;
  clear(): Promise<void>;
}

interface CacheDeps {
  /** The name of the database. */
  name?: string;
  /** Returns the id of the signed-in person; null if nobody is signed in. */
  person?: () => string | null;
  now?: () => number;
}

/** Creates a cache. If the browser refuses its database (in some private windows), the cache stores nothing. */
export function createDeviceCache({
  name = SHELF,
  person = sessionPerson,
  now = Date.now,
}: CacheDeps = {}): DeviceCache {
  let opening: Promise<IDBPDatabase<CacheDatabase> | null> | null = null;
  const open = (): Promise<IDBPDatabase<CacheDatabase> | null> => (opening ??= openCache(name, () => (opening = null)));
  const keyOf = (wanted: string): string => `${person() ?? ''} ${wanted}`;
  const keys = async (): Promise<string[]> => (await (await open())?.getAllKeys(STORE).catch(() => [])) ?? [];

  return {
    read: async <T>(wanted: string) => {
      const found = await (await open())?.get(STORE, keyOf(wanted)).catch(() => undefined);
      return found?.value as T | undefined;
    },
    put: async (wanted, value) => {
      const key = keyOf(wanted);
      const database = await open();
      // If the person signed out while the database opened, the cache must stay empty.
      if (person() === null || key !== keyOf(wanted)) return;
      await database?.put(STORE, { key, value, at: now() }).catch(() => undefined);
    },
    remove: async (wanted) => {
      await (await open())?.delete(STORE, keyOf(wanted)).catch(() => undefined);
    },
    names: async () => {
      const own = keyOf('');
      return (await keys()).filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
    },
    forgetOld: async () => {
      const database = await open();
      const all = IDBKeyRange.bound(keyOf(READS), keyOf(`${READS}\uFFFF`));
      const oldest = now() - READ_MS;
      for (const { key, at = 0 } of (await database?.getAll(STORE, all).catch(() => [])) ?? [])
        if (at < oldest) await database?.delete(STORE, key).catch(() => undefined);
    },
    clear: async () => {
      await (await open())?.clear(STORE).catch(() => undefined);
    },
  };
}

/** The cache of this device. */
export const cache = createDeviceCache();
onSessionEnd(() => cache.clear());

async function openCache(name: string, onLost: () => void): Promise<IDBPDatabase<CacheDatabase> | null> {
  try {
    return await openDB<CacheDatabase>(name, 1, {
      upgrade: (database) => void database.createObjectStore(STORE, { keyPath: 'key' }),
      // This tab must not block another tab that opens a newer version of the database.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        onLost();
      },
      terminated: onLost,
    });
  } catch {
    return null;
  }
}
