import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A message that the server has not yet confirmed. It is written here before it is sent anywhere. */
export interface OutboxEntry {
  clientId: string;
  userId: number;
  roomId: string;
  content: string;
  /** Milliseconds since the epoch, by this device's clock. */
  writtenAt: number;
  /** Why it will not be sent again by itself; null while it will. */
  refused: string | null;
}

/** Where unconfirmed messages survive a reload. Entries of all people who use this device, kept apart by `userId`. */
export interface OutboxStorage {
  /** In the order they were written. */
  all(userId: number): Promise<OutboxEntry[]>;
  put(entry: OutboxEntry): Promise<void>;
  remove(clientId: string): Promise<void>;
}

interface OutboxDatabase extends DBSchema {
  outbox: { key: string; value: OutboxEntry; indexes: { byUser: number } };
}

const inOrder = (a: OutboxEntry, b: OutboxEntry): number =>
  a.writtenAt - b.writtenAt || (a.clientId < b.clientId ? -1 : 1);

/**
 * The outbox in IndexedDB. Where the browser refuses it (some private windows), or breaks it, messages are kept
 * in memory: they then survive a lost connection but not a reload.
 */
export function deviceOutbox(name = 'wildin-outbox'): OutboxStorage {
  const memory = new Map<string, OutboxEntry>();
  let opening: Promise<IDBPDatabase<OutboxDatabase> | null> | null = null;
  const open = (): Promise<IDBPDatabase<OutboxDatabase> | null> =>
    (opening ??= openOutbox(name, () => (opening = null)));

  return {
    all: async (userId) => {
      const database = await open();
      const kept = database === null ? [] : await database.getAllFromIndex('outbox', 'byUser', userId).catch(() => []);
      const unkept = [...memory.values()].filter((entry) => entry.userId === userId);
      return [...kept.filter(({ clientId }) => !memory.has(clientId)), ...unkept].toSorted(inOrder);
    },
    put: async (entry) => {
      const database = await open();
      const isKept = await database?.put('outbox', entry).then(
        () => true,
        () => false,
      );
      if (isKept === true) memory.delete(entry.clientId);
      else memory.set(entry.clientId, entry);
    },
    remove: async (clientId) => {
      memory.delete(clientId);
      const database = await open();
      // What stays behind is sent once more with the same client id, and that is no second message.
      await database?.delete('outbox', clientId).catch(() => undefined);
    },
  };
}

async function openOutbox(name: string, onLost: () => void): Promise<IDBPDatabase<OutboxDatabase> | null> {
  try {
    return await openDB<OutboxDatabase>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('outbox', { keyPath: 'clientId' }).createIndex('byUser', 'userId');
      },
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
