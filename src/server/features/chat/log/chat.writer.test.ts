import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GroupCommit } from '#server/platform/database/group-commit.ts';
import { openLanes } from '#server/platform/database/lanes.ts';
import type { Written } from '#server/platform/seams/rooms.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { openWriter, type Write } from './chat.writer.ts';

let database: TestDatabase;
let server: Instance;
let roomId: string;
let ana: Person;
let told: unknown[][];
let order: string[];
let transactions: number;
let onSent: () => void;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startInstance(database);
  const people = (await makePeople(server.deps, 2)) as [Person, Person];
  [ana] = people;
  roomId = await makeRoom(database.db, ...people);
  await sql`CREATE TABLE told (seq int)`.execute(database.db);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

function open(): { write: Write; close: () => Promise<void> } {
  told = [];
  order = [];
  transactions = 0;
  onSent = () => undefined;
  const { clock, newId } = server.deps;
  const lanes = openLanes(database, 1).map((lane) => ({
    transact: (...steps: Parameters<typeof lane.transact>) => {
      transactions += 1;
      order.push('sent');
      onSent();
      return lane.transact(...steps);
    },
    close: async () => {
      order.push('closed');
      await lane.close();
    },
  }));
  const step = {
    name: 'told',
    sql: 'INSERT INTO told (seq) SELECT written.seq FROM written RETURNING told.seq',
    onCommitted: (rows: unknown[]) => told.push(rows),
  };
  const onError = (error: unknown): void => {
    throw error;
  };
  const commits = new GroupCommit({ lanes, onError });
  // Opens a second queue, of a less frequent kind than messages, such as reactions and edits.
  commits.open({ keyOf: String, prepare: () => ({ steps: [], tell: () => undefined }), fail: () => undefined });
  const write = openWriter(commits, { clock, newId, steps: [step], onCommitted: () => undefined });
  return { write, close: () => commits.close() };
}

const say = ({ write }: { write: Write }, clientId: string): Promise<Written> =>
  new Promise((resolve) => write({ roomId, senderId: ana.id, clientId, content: 'Hello.' }, resolve));

it('A step receives its messages’ rows after the commit and skips repeats', async () => {
  const writer = open();
  const clientId = randomUUID();
  expect(await say(writer, clientId)).toMatchObject({ verdict: 'new' });
  await expect.poll(() => told).toEqual([[{ seq: 1 }]]);
  expect(await say(writer, clientId)).toMatchObject({ verdict: 'duplicate' });
  expect(await say(writer, randomUUID())).toMatchObject({ verdict: 'new' });
  await expect.poll(() => told).toEqual([[{ seq: 1 }], [{ seq: 2 }]]);
  await writer.close();
});

it('Messages that arrive together are written in one transaction', async () => {
  const writer = open();
  const ids = Array.from({ length: 5 }, () => randomUUID());
  const written = await Promise.all([...ids, ...ids.slice(0, 1)].map((id) => say(writer, id)));
  expect(written.map(({ verdict }) => verdict)).toEqual([...ids.map(() => 'new'), 'duplicate']);
  expect(transactions).toBe(2);
  await writer.close();
});

it('The next batch is sent before the previous one is answered', async () => {
  const writer = open();
  const note = (written: Written): void => void order.push(written.verdict);
  let second: Promise<void> | undefined;
  onSent = () => {
    second ??= say(writer, randomUUID()).then(note);
  };
  await say(writer, randomUUID()).then(note);
  await second;
  expect(order).toEqual(['sent', 'sent', 'new', 'new']);
  await writer.close();
});

it('A closing writer finishes accepted messages and refuses new ones', async () => {
  const writer = open();
  const taken = say(writer, randomUUID()).then((written) => {
    order.push('written');
    return written;
  });
  const closing = writer.close();
  expect(await say(writer, randomUUID())).toEqual({ verdict: 'internal' });
  expect(await taken).toMatchObject({ verdict: 'new' });
  await closing;
  expect(order).toEqual(['sent', 'written', 'closed']);
});
