import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_REPLAY } from '#contract/realtime.ts';
import type { Timers } from '#server/platform/background/timers.ts';
import type { TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let database: TestDatabase;
let server: Instance;
let time: HandTimers;
let ana: Person;
let ben: Person;
let roomId: string;

beforeAll(async () => {
  ({ database, server, time } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  roomId = await makeRoom(database.db, ana, ben);
});
afterEach(scene.dropSockets);

/** Waits until the server has handled the earlier frames of the socket. */
async function handled(socket: TestSocket): Promise<void> {
  socket.say({ type: 'ping', timestamp: 1 });
  await socket.next('pong');
}

describe('joining', () => {
  it('A client too far behind joins at the end and learns of the gap', async () => {
    const b = await scene.connect(ben);
    await sql`UPDATE room SET last_seq = ${MAX_REPLAY + 1} WHERE id = ${roomId}`.execute(database.db);
    b.say({ type: 'join_room', chatRoomId: roomId, afterSeq: 0 });
    const joined = { type: 'room_joined', roomId, seq: MAX_REPLAY + 1, recovered: false };
    expect(await b.next('room_joined')).toEqual(joined);
  });

  it('A new connection learns of each named room that it cannot join', async () => {
    const gone = randomUUID();
    const b = await scene.connect(ben, { [roomId]: 0, [gone]: 3 });
    expect(await b.next('room_error')).toEqual({ type: 'room_error', roomId: gone, code: 'not_found' });
  });

  it('A connection can join at most 1000 rooms', async () => {
    const paced = await startInstance(database, { clock: time.clock, env: { RATE_LIMIT_MULTIPLIER: '1' } });
    try {
      const { rows } = await sql<{ id: string }>`INSERT INTO room (id, room_type, created_by, created_at)
        SELECT gen_random_uuid(), 'group', ${ana.id}, now() FROM generate_series(1, 1000) RETURNING id`.execute(
        database.db,
      );
      const ids = rows.map(({ id }) => id);
      await sql`INSERT INTO room_member (room_id, user_id) SELECT unnest(${ids}::uuid[]), ${ana.id}`.execute(
        database.db,
      );
      const a = await new TestSocket(`${paced.address.replace('http', 'ws')}/ws`).signIn(ana.token, { [roomId]: 0 });
      const [last = '', ...others] = ids;
      for (let at = 0; at < others.length; at += 140) {
        a.say({ type: 'join_rooms', rooms: Object.fromEntries(others.slice(at, at + 140).map((id) => [id, 0])) });
        expect((await a.next('rooms_rejoined')).rooms).toHaveLength(Math.min(140, others.length - at));
      }
      a.say({ type: 'join_rooms', rooms: { [last]: 0 } });
      expect(await a.next('room_error')).toEqual({ type: 'room_error', roomId: last, code: 'full' });
      a.say({ type: 'leave_room', chatRoomId: roomId });
      a.say({ type: 'join_room', chatRoomId: last });
      expect(await a.next('room_joined')).toMatchObject({ roomId: last });
      a.drop();
    } finally {
      await paced.close();
    }
  });

  it('A batch join replays lines after each room’s cursor and names unknown rooms', async () => {
    const b = await scene.connect(ben);
    const [one, other] = [await makeCrowd(database.db, [ana, ben]), await makeCrowd(database.db, [ana, ben])];
    for (const id of [one, other]) {
      await sql`INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
        SELECT ${id}::uuid, seq, gen_random_uuid(), 'room_changed', '{}', now() FROM generate_series(1, 2) seq`.execute(
        database.db,
      );
      await sql`UPDATE room SET last_seq = 2 WHERE id = ${id}`.execute(database.db);
    }
    const unknown = randomUUID();
    b.say({ type: 'join_rooms', rooms: { [one]: 1, [other]: 0, [unknown]: 0 } });
    const { rooms } = await b.next('rooms_rejoined');
    expect(rooms.map(({ roomId: id, seq }) => [id, seq])).toEqual(
      expect.arrayContaining([
        [one, 2],
        [other, 2],
      ]),
    );
    expect(await b.next('room_error')).toEqual({ type: 'room_error', roomId: unknown, code: 'not_found' });
    const changed = b.events.filter((event) => event.type === 'room_changed');
    expect(changed).toEqual([expect.objectContaining({ roomId: one, seq: 2 })]);
  });

  it('A failed join caused by the server is reported as an internal error', async () => {
    const a = await scene.connect(ana);
    await database.db.schema.alterTable('room_member').renameTo('room_member_away').execute();
    a.say({ type: 'join_room', chatRoomId: roomId });
    const failed = await a.next('room_error');
    await database.db.schema.alterTable('room_member_away').renameTo('room_member').execute();
    expect(failed).toEqual({ type: 'room_error', roomId, code: 'internal' });
    a.say({ type: 'join_room', chatRoomId: roomId });
    await a.next('room_joined');
  });

  it('Typing is shown only for members who have joined the room', async () => {
    const [a, b] = [await scene.connect(ana), await scene.connect(ben, { [roomId]: 0 })];
    a.say({ type: 'typing', chatRoomId: roomId });
    await handled(a);
    a.say({ type: 'join_room', chatRoomId: roomId });
    await a.next('room_joined');
    a.say({ type: 'typing', chatRoomId: roomId });
    await b.next('typing_start');
    time.pass(1999);
    a.say({ type: 'typing', chatRoomId: roomId });
    await handled(a);
    await handled(b);
    expect(b.events.filter(({ type }) => type === 'typing_start')).toHaveLength(1);
  });

  it('A line whose hint was lost is found by the sweep', async () => {
    const crowd = await makeCrowd(database.db, [ana, ben]);
    const b = await scene.connect(ben, { [crowd]: 0 });
    await sql`INSERT INTO room_event (room_id, seq, id, type, payload, created_at)
      VALUES (${crowd}, 1, ${randomUUID()}, 'room_changed', '{}', now())`.execute(database.db);
    await sql`UPDATE room SET last_seq = 1 WHERE id = ${crowd}`.execute(database.db);
    time.pass(15_000);
    expect(await b.next('room_changed')).toMatchObject({ roomId: crowd, seq: 1 });
  });
});

it('A server that closes leaves no timer behind', async () => {
  const running = new Set<symbol>();
  const start = (): (() => void) => {
    const one = Symbol('timer');
    running.add(one);
    return () => running.delete(one);
  };
  const timers: Timers = { every: start, after: (_, run) => (setImmediate(run), () => undefined) };
  const other = await startInstance(database, { clock: time.clock, timers });
  expect(running.size).toBeGreaterThan(1);
  await other.close();
  expect(running.size).toBe(0);
});
