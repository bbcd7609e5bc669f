import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { onSessionEnd, sessionPerson } from './session.ts';

/** What one person last saw of something, kept on this device to be read without a network. */
interface Kept {
  /** Person and name; see `keyOf`. */
  key: string;
  value: unknown;
}

interface ShelfDatabase extends DBSchema {
  kept: { key: string; value: Kept };
}

/** Everything on it is the signed-in person's; nothing is there for anybody else, and it is emptied when they leave. */
export interface Shelf {
  read<T>(name: string): Promise<T | undefined>;
  put(name: string, value: unknown): Promise<void>;
  remove(name: string): Promise<void>;
  /** The names of all that is kept. */
  names(): Promise<string[]>;
  clear(): Promise<void>;
}

interface ShelfDeps {
  /** The name of the database. */
  name?: string;
  /** Who is signed in; null when nobody is. */
  person?: () => string | null;
}

/** Where the browser refuses the storage (some private windows), nothing is kept and nothing fails. */
export function createShelf({ name = 'wildin-shelf', person = sessionPerson }: ShelfDeps = {}): Shelf {
  let opening: Promise<IDBPDatabase<ShelfDatabase> | null> | null = null;
  const open = (): Promise<IDBPDatabase<ShelfDatabase> | null> => (opening ??= openShelf(name, () => (opening = null)));
  const keyOf = (wanted: string): string => `${person() ?? ''} ${wanted}`;
  const keys = async (): Promise<string[]> => (await (await open())?.getAllKeys('kept').catch(() => [])) ?? [];

  return {
    read: async <T>(wanted: string) => {
      const found = await (await open())?.get('kept', keyOf(wanted)).catch(() => undefined);
      return found?.value as T | undefined;
    },
    put: async (wanted, value) => {
      const key = keyOf(wanted);
      const database = await open();
      // Signed out while the storage opened: it was emptied, and stays empty.
      if (person() === null || key !== keyOf(wanted)) return;
      await database?.put('kept', { key, value }).catch(() => undefined);
    },
    remove: async (wanted) => {
      await (await open())?.delete('kept', keyOf(wanted)).catch(() => undefined);
    },
    names: async () => {
      const own = keyOf('');
      return (await keys()).filter((key) => key.startsWith(own)).map((key) => key.slice(own.length));
    },
    clear: async () => {
      await (await open())?.clear('kept').catch(() => undefined);
    },
  };
}

/** This device's. */
export const shelf = createShelf();
onSessionEnd(() => shelf.clear());

async function openShelf(name: string, onLost: () => void): Promise<IDBPDatabase<ShelfDatabase> | null> {
  try {
    return await openDB<ShelfDatabase>(name, 1, {
      upgrade: (database) => void database.createObjectStore('kept', { keyPath: 'key' }),
      // Another tab with a newer version must not wait for this one.
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
