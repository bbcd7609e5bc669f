import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Connection } from '#server/platform/realtime/connection.ts';
import type { Frame } from '#server/platform/realtime/frames.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople } from '#test/faults/instance.ts';
import { createWhisper, type Whisper } from './chat.whisper.ts';

let test: TestApp;
let ana: Person;
let ben: Person;
let eve: Person;
let whisper: Whisper;
/** The typing events that were sent, in order, each as "receiver of sender". */
let heard: string[];
let statements: number;
let isDown: boolean;
let errors: number;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [ana, ben, eve] = (await makePeople(test.deps, 3)) as [Person, Person, Person];
  [heard, statements, isDown, errors] = [[], 0, false, 0];
  const db = test.database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      if (isDown) throw new Error('The database is down.');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const hub = {
    writeVolatile: ({ identity }: Connection, frame: Frame) => {
      const text = frame.toString();
      const { senderId } = JSON.parse(text.slice(text.indexOf('{'))) as { senderId: number };
      heard.push(`${nameOf(identity?.userId)} of ${nameOf(senderId)}`);
    },
  };
  const log = { error: () => (errors += 1) };
  whisper = createWhisper({ db, hub, log } as unknown as Parameters<typeof createWhisper>[0]);
});

const nameOf = (id: number | undefined): string =>
  ['Ana', 'Ben', 'Eve'][[ana, ben, eve].findIndex((one) => one.id === id)] ?? '?';
const connectionOf = ({ id: userId }: Person): Connection => ({ identity: { userId } }) as unknown as Connection;
const typing = ({ id: senderId }: Person, to: readonly Connection[]): void =>
  whisper({ type: 'typing_start', roomId: 'a room', senderId }, senderId, () => to);

it('Typing signals of one tick share one query and keep their order', async () => {
  const [toBen, toEve] = [connectionOf(ben), connectionOf(eve)];
  typing(ana, [toBen, toEve]);
  typing(ben, [toEve]);
  typing(ana, [toBen]);
  await expect.poll(() => heard).toEqual(['Ben of Ana', 'Eve of Ana', 'Eve of Ben', 'Ben of Ana']);
  expect(statements).toBe(1);
  typing(ben, [toEve]);
  await expect.poll(() => heard).toHaveLength(5);
  expect(statements).toBe(2);
});

it('A word that comes while others are being sent waits for them', async () => {
  const toBen = connectionOf(ben);
  // The function that returns the listeners runs twice: before the statement, and for the sending.
  let asked = 0;
  whisper({ type: 'typing_start', roomId: 'a room', senderId: ana.id }, ana.id, () => {
    asked += 1;
    if (asked === 2) typing(eve, [toBen]);
    return [toBen];
  });
  await expect.poll(() => heard).toEqual(['Ben of Ana', 'Ben of Eve']);
});

it('Words that nobody would hear ask the database nothing', async () => {
  typing(ana, []);
  typing(ben, [connectionOf(eve)]);
  await expect.poll(() => heard).toEqual(['Eve of Ben']);
  expect(statements).toBe(1);
  typing(ana, []);
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(statements).toBe(1);
});

it('Typing signals never cross a block or come from a suspended person', async () => {
  const { db } = test.database;
  await sql`INSERT INTO block VALUES (${ana.id}, ${ben.id}, now())`.execute(db);
  await sql`UPDATE account SET suspended_at = now() WHERE id = ${ben.id}`.execute(db);
  const signedOut = {} as Connection;
  typing(ana, [signedOut, connectionOf(ben), connectionOf(eve)]);
  typing(ben, [connectionOf(eve)]);
  whisper({ type: 'typing_start', roomId: 'a room', senderId: 1 }, 1, () => [connectionOf(eve)]);
  typing(eve, [connectionOf(ana)]);
  await expect.poll(() => heard).toEqual(['Eve of Ana', 'Ana of Eve']);
});

it('A question that fails is logged, and the next words are sent', async () => {
  isDown = true;
  typing(ana, [connectionOf(ben)]);
  await expect.poll(() => errors).toBe(1);
  isDown = false;
  typing(ana, [connectionOf(eve)]);
  await expect.poll(() => heard).toEqual(['Eve of Ana']);
});
