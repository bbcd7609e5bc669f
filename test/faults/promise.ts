import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import type { ChatClient } from './client.ts';

interface PromisedTalk {
  db: Db;
  roomId: string;
  clients: readonly ChatClient[];
  /** The contents of the sent messages, in any order. */
  sent: readonly string[];
}

/** Returns the room's messages in the database as "seq content", oldest first. */
export async function rowsOf(db: Db, roomId: string): Promise<string[]> {
  const { rows } = await sql<{ seq: number; content: string }>`
    SELECT seq, payload ->> 'content' AS content FROM room_event
    WHERE room_id = ${roomId} AND type = 'message' ORDER BY seq
  `.execute(db);
  return rows.map(({ seq, content }) => `${seq} ${content}`);
}

/** Waits until every client has every message, then asserts the promise of `assertKept`. */
export async function kept({ db, roomId, clients, sent }: PromisedTalk): Promise<'kept'> {
  for (const client of clients) {
    await client.until('its outbox to empty', () => client.outbox.size === 0);
  }
  const rows = await rowsOf(db, roomId);
  const reached = clients.map((client) =>
    client.until('the last line', () => client.messages(roomId).length >= rows.length),
  );
  await Promise.allSettled(reached);
  assertKept(rows, { roomId, clients, sent });
  return 'kept';
}

/** Asserts the promise: the rows are the sent messages, all are acknowledged, and each client lists the same rows. */
export function assertKept(rows: readonly string[], { roomId, clients, sent }: Omit<PromisedTalk, 'db'>): void {
  const words = rows.map((row) => row.slice(row.indexOf(' ') + 1));
  expect(words.toSorted(), 'rows = sent').toEqual(sent.toSorted());
  expect(
    clients.map((client) => client.outbox.size),
    'unacknowledged = 0',
  ).toEqual(clients.map(() => 0));
  for (const client of clients) expect(client.list(roomId), 'the list of a client = the database’s').toEqual(rows);
}
