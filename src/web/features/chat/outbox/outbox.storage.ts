import type { MessagePicture } from '#contract/chat.pictures.ts';
import type { MessageVoice } from '#contract/chat.voice.ts';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { ChosenGif } from '#web/parts/media/useGifs.ts';
import type { ReplyReference } from '#contract/chat.ts';

/** What a message has besides its text: pictures, a voice note, a GIF, or a quote of the message that it answers. */
export interface Attached {
  /** Pictures that are uploaded already. */
  pictures?: MessagePicture[];
  /** A voice note that is uploaded already. */
  voice?: MessageVoice;
  /** A GIF, by the server's id. */
  gif?: ChosenGif;
  /** The quote of the message to which this message replies. */
  replyTo?: ReplyReference;
}

/** A message that the server has not confirmed. The device stores it before it is sent. */
export interface OutboxEntry extends Attached {
  clientId: string;
  userId: number;
  roomId: string;
  content: string;
  /** The time of writing in ms since 1970, by this device's clock. */
  writtenAt: number;
  /** The error code that stopped the automatic sending; null while the message is sent automatically. */
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
 * The outbox in IndexedDB. If the browser forbids it (in some private windows) or it fails, messages stay in memory.
 * They then survive a lost connection but not a reload.
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
      // If the deletion fails, the entry is sent again with the same client id, so the server stores no second message.
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
      // This tab must not block another tab that has a newer version of the database.
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
