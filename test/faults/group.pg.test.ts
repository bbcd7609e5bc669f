import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages } from '#contract/chat.ts';
import type { ServerEvent } from '#contract/realtime.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from './client.ts';
import { deed, oneOfEach, World } from './deeds.ts';
import { startInstance, type Instance } from './instance.ts';
import { privateRedis, type PrivateRedis } from './services.ts';
import { TestSocket } from './socket.ts';
import { handTimers } from './timers.ts';

let database: TestDatabase;
let redis: PrivateRedis | undefined;
const instances: Instance[] = [];
let sockets: TestSocket[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  redis = await privateRedis();
  await redis?.start();
});
afterAll(async () => {
  for (const socket of sockets) socket.drop();
  for (const instance of instances) await instance.close();
  await redis?.stop();
  await database.close();
});

const lastSeq = async (roomId: string): Promise<number> => {
  const { rows } = await sql<{ last_seq: number }>`SELECT last_seq FROM room WHERE id = ${roomId}`.execute(database.db);
  return rows[0]?.last_seq ?? 0;
};

/** Returns the seq of the event's line in the room, or an empty list. `room_joined` repeats the client's own seq. */
const seqOf = (event: ServerEvent, roomId: string): number[] =>
  event.type !== 'room_joined' && 'seq' in event && 'roomId' in event && event.roomId === roomId
    ? [event.seq].filter((seq) => typeof seq === 'number')
    : [];

test(
  'A removed member receives nothing later from the group on either server',
  { timeout: 60_000 },
  async ({ skip }) => {
    const redisUrl = redis?.url ?? skip('redis-server is not installed');
    // The sweepers do not run, so only hints can deliver the lines.
    const start = () => startInstance(database, { redisUrl, timers: handTimers() });
    const [one, two] = [await start(), await start()];
    instances.push(one, two);
    const world = await World.make(one, two);
    const { roomId, people } = world;
    const last = people.at(-1) as Person;
    const began = await lastSeq(roomId);
    const join = (at: Instance, { token }: Person) =>
      new TestSocket(`${at.address.replace('http', 'ws')}/ws`).signIn(token, { [roomId]: began });
    sockets = await Promise.all(people.flatMap((person) => [join(one, person), join(two, person)]));

    /** The seqs of each removal and return of the last person. The lines between the two are hidden from them. */
    const outside: [from: number, to: number][] = [];
    for (const doing of [...oneOfEach, ...fc.sample(deed, { numRuns: 200, seed: 24 }), ...oneOfEach]) {
      const wasIn = world.isLastIn;
      await world.play(doing);
      if (wasIn && !world.isLastIn) outside.push([await lastSeq(roomId), Infinity]);
      const latest = outside.at(-1);
      if (!wasIn && world.isLastIn && latest !== undefined) {
        latest[1] = await lastSeq(roomId);
        // A client joins a room when the room appears in its list again.
        for (const socket of sockets.slice(-2)) {
          socket.say({ type: 'join_room', chatRoomId: roomId, afterSeq: latest[1] - 1 });
          await socket.next('room_joined');
        }
      }
    }
    const end = await lastSeq(roomId);
    expect(outside.length).toBeGreaterThan(2);
    const isOutside = (seq: number): boolean => outside.some(([from, to]) => seq > from && seq < to);
    const all = Array.from({ length: end - began }, (_, at) => began + at + 1);
    expect(all.filter(isOutside).length).toBeGreaterThan(20);

    for (const [at, socket] of sockets.entries()) {
      const heard = (): number[] => socket.events.flatMap((event) => seqOf(event, roomId));
      // All people are members at the end, so all receive the last line.
      await expect.poll(() => heard().at(-1), { timeout: 5000 }).toBe(end);
      const isLast = people[Math.floor(at / 2)] === last;
      // The answer to `join_room` may repeat lines. A client drops lines that it has already.
      if (isLast) expect([...new Set(heard())]).toEqual(all.filter((seq) => !isOutside(seq)));
      else expect(heard()).toEqual(all);
    }
    for (const { app } of instances) {
      const { body } = await call(app, listMessages, { token: last.token, params: { roomId }, query: { limit: 300 } });
      expect(body.messages.filter(({ seq }) => isOutside(seq))).toEqual([]);
      expect(body.changed.map(({ seq }) => seq).filter(isOutside)).toEqual([]);
    }
  },
);
