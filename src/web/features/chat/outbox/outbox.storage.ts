import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ChosenGif } from '#web/parts/useGifs.ts';
import type { ReplyReference } from '#contract/chat.ts';

/** The attachments of a message. */
export interface Attached {
  /** Pictures that are uploaded already. */
  pictures?: MessagePicture[];
  /** A voice note that is uploaded already. */
  voice?: MessageVoice;
  /** A GIF, by the server's id. */
  gif?: ChosenGif;
  /** The quote of the message to which it replies. */
  replyTo?: ReplyReference;
}

/** A message that the server has not confirmed. The device stores it before it is sent. */
export interface OutboxEntry extends Attached {
  clientId: string;
  userId: number;
  roomId: string;
  content: string;
  /** Milliseconds since the epoch, by this device's clock. */
  writtenAt: number;
  /** The error code after which the message is not sent again automatically; null while it is. */
  refused: string | null;
  /** True when the person was warned about these words and sends them anyway. */
  isSure?: true;
}

/** Keeps unconfirmed messages through a reload. `userId` separates the people who use this device. */
export interface OutboxStorage {
  /** Returns the entries in the order in which they were written. */
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
 * The outbox in IndexedDB. Where that is forbidden (some private windows) or fails, messages stay in memory: they
 * survive a lost connection but not a reload.
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
      // An entry that remains is sent again with the same client id, so the server stores no second message.
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
      // This tab must not block another tab with a newer version.
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
