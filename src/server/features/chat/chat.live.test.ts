import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_REPLAY } from '#contract/realtime.ts';
import type { Connection } from '#server/platform/realtime/connection.ts';
import type { Frame } from '#server/platform/realtime/frames.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { Live, type Joined } from './chat.live.ts';

let database: TestDatabase;
let server: Instance;
let ana: Person;
let roomId: string;
let live: Live;
let connection: Connection;
/** The places of the lines that the connection got. */
let seqs: number[];
let errors: unknown[];
let isDown: boolean;
/** Happens once, between the next read and its reader. */
let afterRead: (() => Promise<void>) | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startInstance(database);
});
afterAll(async () => {
  await server.close();
  await database.close();
});
beforeEach(async () => {
  const people = (await makePeople(server.deps, 2)) as [Person, Person];
  [ana] = people;
  roomId = await makeRoom(database.db, ...people);
  [seqs, errors, isDown, afterRead] = [[], [], false, undefined];
  connection = { identity: { userId: ana.id }, isLive: true } as Connection;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      if (isDown) throw new Error('The database is down.');
      return node;
    },
    transformResult: async ({ result }) => {
      const happen = afterRead;
      afterRead = undefined;
      await happen?.();
      return result;
    },
  });
  const write = (_: Connection, frame: Frame): void => void seqs.push(seqIn(frame));
  live = new Live({ db, hub: { write }, onError: (error) => errors.push(error) });
});

function seqIn(frame: Frame): number {
  const text = frame.toString();
  return (JSON.parse(text.slice(text.indexOf('{'))) as { seq: number }).seq;
}

/** Commits so many lines in the room, as another instance would: nobody here is told. */
async function commit(count: number): Promise<void> {
  await sql`WITH grown AS (
      UPDATE room SET last_seq = last_seq + ${count} WHERE id = ${roomId} RETURNING last_seq
    )
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT ${roomId}::uuid, last_seq - n, gen_random_uuid(), 'message', ${ana.id}, gen_random_uuid(),
      '{"content":"Hello."}', now()
    FROM grown, generate_series(0, ${count - 1}) n`.execute(database.db);
}

const join = (afterSeq?: number): Promise<Joined[]> => live.join(connection, ana.id, [{ roomId, afterSeq }]);
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);

it('A connection gets as many missed lines as a replay may have, and of one more only the number', async () => {
  await commit(MAX_REPLAY);
  expect(await join(0)).toEqual([{ roomId, seq: MAX_REPLAY, gap: 0 }]);
  expect(seqs).toEqual(upTo(MAX_REPLAY));
  live.lobby.leaveAll(connection);
  await commit(1);
  seqs = [];
  expect(await join(0)).toEqual([{ roomId, seq: MAX_REPLAY + 1, gap: MAX_REPLAY + 1 }]);
  expect(seqs).toEqual([]);
});

it('Lines beyond one read come with the next, by one hint', async () => {
  await join();
  await commit(2 * MAX_REPLAY);
  live.catchUp(roomId);
  await expect.poll(() => seqs).toEqual(upTo(2 * MAX_REPLAY));
});

it('A line whose hint comes before its first listener knows the room’s end is delivered all the same', async () => {
  afterRead = async () => {
    await commit(1);
    live.catchUp(roomId);
  };
  expect(await join()).toEqual([{ roomId, seq: 0, gap: 0 }]);
  await expect.poll(() => seqs).toEqual([1]);
});

it('A line whose hint comes while its room is being read is delivered after that read', async () => {
  await join();
  await commit(1);
  afterRead = async () => {
    await commit(1);
    live.catchUp(roomId);
  };
  live.catchUp(roomId);
  await expect.poll(() => seqs).toEqual([1, 2]);
});

it('A line that is committed during a replay is part of it', async () => {
  await commit(2);
  await join();
  const second = { identity: { userId: ana.id }, isLive: true } as Connection;
  afterRead = async () => {
    afterRead = async () => {
      await commit(1);
      live.catchUp(roomId);
      await expect.poll(() => live.lobby.get(roomId)?.head).toBe(3);
    };
  };
  expect(await live.join(second, ana.id, [{ roomId, afterSeq: 0 }])).toEqual([{ roomId, seq: 3, gap: 0 }]);
  expect(seqs.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 3]);
});

it('A connection whose seating fails is in no room, and the room is followed no longer', async () => {
  isDown = true;
  await expect(join()).rejects.toThrow('The database is down.');
  expect(live.lobby.roomsOf(connection)).toBe(0);
  expect(live.lobby.get(roomId)).toBeUndefined();
});

it('A connection gets nothing from a room that its person is not in', async () => {
  const [eve] = (await makePeople(server.deps, 1)) as [Person];
  expect(await live.join(connection, eve.id, [{ roomId, afterSeq: 0 }])).toEqual([]);
  expect(live.lobby.roomsOf(connection)).toBe(0);
});

it('A read that fails is said once, and the next hint brings its lines', async () => {
  await join();
  await commit(1);
  isDown = true;
  live.catchUp(roomId);
  await expect.poll(() => errors).toHaveLength(1);
  isDown = false;
  live.catchUp(roomId);
  await expect.poll(() => seqs).toEqual([1]);
});

it('The sweep finds a line whose hint was lost', async () => {
  await join();
  await commit(1);
  await live.sweep();
  await expect.poll(() => seqs).toEqual([1]);
});
