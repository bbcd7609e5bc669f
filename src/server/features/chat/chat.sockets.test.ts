import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeCodes } from '#contract/realtime.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { rowsOf } from '#test/faults/promise.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { handTimers, type HandTimers } from '#test/faults/timers.ts';
import { announceRoom, closeDirectRoom } from './chat.ts';

let database: TestDatabase;
let server: Instance;
let time: HandTimers;
let ana: Person;
let ben: Person;
let eve: Person;
let roomId: string;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  time = handTimers();
  server = await startInstance(database, { clock: time.clock, timers: time });
});
afterAll(async () => {
  const closing = server.close();
  time.pass(1);
  await closing;
  await database.close();
});
beforeEach(async () => {
  [ana, ben, eve] = (await makePeople(server.deps, 3)) as [Person, Person, Person];
  roomId = await makeRoom(database.db, ana, ben);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});

async function connect(person: Person, rooms?: Record<string, number>): Promise<TestSocket> {
  const socket = new TestSocket(`${server.address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  return socket.signIn(person.token, rooms);
}

function say(socket: TestSocket, content: unknown, extra: Record<string, unknown> = {}): string {
  const clientId = randomUUID();
  socket.say({ type: 'chat_message', chatRoomId: roomId, clientId, content, ...extra });
  return clientId;
}

describe('a message by socket', () => {
  test('is acknowledged after it is written, and reaches everybody with its place', async () => {
    const [a, tab, b] = [await connect(ana, { [roomId]: 0 }), await connect(ana, { [roomId]: 0 }), await connect(ben)];
    b.say({ type: 'join_room', chatRoomId: roomId, afterSeq: 0 });
    expect(await b.next('room_joined')).toMatchObject({ roomId, seq: 0, recovered: true });
    const clientId = say(a, 'Hello');
    const ack = await a.next('message_ack');
    expect(ack).toMatchObject({ clientId, roomId, seq: 1, duplicate: false });
    expect(await rowsOf(database.db, roomId)).toEqual(['1 Hello']);
    for (const socket of [a, tab, b]) {
      const event = await socket.next('new_message');
      expect(event).toMatchObject({ roomId, seq: 1, clientId, messageId: ack.messageId });
      expect(event.message).toMatchObject({ senderId: ana.id, content: 'Hello', createdAt: ack.createdAt });
    }
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'Hello' });
    expect(await a.next('message_ack')).toEqual({ ...ack, duplicate: true });
  });

  test('is refused with its clientId: foreign room, other words, nonsense, block', async () => {
    const [a, e] = [await connect(ana, { [roomId]: 0 }), await connect(eve)];
    const foreign = say(e, 'Let me in');
    expect(await e.next('message_nack')).toMatchObject({ clientId: foreign, code: 'not_member', retryable: false });
    const clientId = say(a, 'Hello');
    await a.next('message_ack');
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'Something else' });
    expect(await a.next('message_nack')).toMatchObject({ clientId, code: 'idempotency_conflict', retryable: false });
    const tooLong = say(a, 'x'.repeat(501));
    expect(await a.next('message_nack')).toMatchObject({ clientId: tooLong, code: 'invalid', retryable: false });
    await sql`INSERT INTO block VALUES (${ben.id}, ${ana.id}, now())`.execute(database.db);
    const blocked = say(a, 'Are you there?');
    expect(await a.next('message_nack')).toMatchObject({ clientId: blocked, code: 'blocked', retryable: false });
    expect(await rowsOf(database.db, roomId)).toEqual(['1 Hello']);
  });

  test('that is the first of its room calls the other person’s clients to look', async () => {
    const [a, b] = [await connect(ana, { [roomId]: 0 }), await connect(ben)];
    say(a, 'Hello');
    expect(await b.next('resync')).toEqual({ type: 'resync', scope: 'chats' });
  });
});

describe('joining', () => {
  test('a foreign or unknown room is not found, and nothing of it is heard', async () => {
    const [a, e] = [await connect(ana, { [roomId]: 0 }), await connect(eve, { [roomId]: 0 })];
    for (const chatRoomId of [roomId, randomUUID()]) {
      e.say({ type: 'join_room', chatRoomId });
      expect(await e.next('room_error')).toEqual({ type: 'room_error', roomId: chatRoomId, code: 'not_found' });
    }
    say(a, 'Between us');
    await a.next('new_message');
    e.say({ type: 'ping', timestamp: 1 });
    await e.next('pong');
    expect(e.events.filter(({ type }) => type === 'new_message')).toEqual([]);
  });

  test('replays what was missed, and says so when that is too much', async () => {
    const a = await connect(ana, { [roomId]: 0 });
    for (let i = 0; i < 5; i += 1) say(a, `line ${i}`);
    for (let i = 0; i < 5; i += 1) await a.next('message_ack');
    const b = await connect(ben, { [roomId]: 2 });
    const seqs = b.events.flatMap((event) => (event.type === 'new_message' ? [event.seq] : []));
    expect(seqs).toEqual([3, 4, 5]);
    expect(b.events.at(-1)).toEqual({
      type: 'rooms_rejoined',
      rooms: [{ roomId, seq: 5, recovered: true, gap: 0 }],
    });
    for (let i = 0; i < 300; i += 1) say(a, `more ${i}`);
    for (let i = 0; i < 300; i += 1) await a.next('message_ack');
    const late = await connect(ben, { [roomId]: 4 });
    expect(late.events.at(-1)).toEqual({
      type: 'rooms_rejoined',
      rooms: [{ roomId, seq: 305, recovered: false, gap: 301 }],
    });
    expect(late.events.filter(({ type }) => type === 'new_message')).toEqual([]);
  });

  test('ends with leaving', async () => {
    const [a, b] = [await connect(ana, { [roomId]: 0 }), await connect(ben, { [roomId]: 0 })];
    b.say({ type: 'leave_room', chatRoomId: roomId });
    b.say({ type: 'ping', timestamp: 1 });
    await b.next('pong');
    say(a, 'Anybody?');
    await a.next('new_message');
    b.say({ type: 'ping', timestamp: 2 });
    await b.next('pong');
    expect(b.events.filter(({ type }) => type === 'new_message')).toEqual([]);
  });
});

test('a room that is closed says so in its log', async () => {
  const b = await connect(ben, { [roomId]: 0 });
  const { newId, clock } = server.deps;
  await inTransaction(database.db, (trx) => closeDirectRoom(trx, { roomId, now: clock.now(), newId }));
  announceRoom(server.deps, roomId);
  expect(await b.next('room_changed')).toEqual({ type: 'room_changed', roomId, seq: 1 });
});

test('typing is shown to the others, once in two seconds, from members only', async () => {
  const [a, b, e] = [await connect(ana, { [roomId]: 0 }), await connect(ben, { [roomId]: 0 }), await connect(eve)];
  e.say({ type: 'typing', chatRoomId: roomId });
  for (let i = 0; i < 5; i += 1) a.say({ type: 'typing', chatRoomId: roomId });
  expect(await b.next('typing_start')).toEqual({ type: 'typing_start', roomId, senderId: ana.id });
  a.say({ type: 'ping', timestamp: 1 });
  await a.next('pong');
  time.pass(2000);
  a.say({ type: 'typing', chatRoomId: roomId });
  await b.next('typing_start');
  expect(b.events.filter(({ type }) => type === 'typing_start')).toHaveLength(2);
  expect(a.events.filter(({ type }) => type === 'typing_start')).toHaveLength(0);
});

test('presence: told when somebody comes, and five minutes after they went', async () => {
  const b = await connect(ben, { [roomId]: 0 });
  const a = await connect(ana, { [roomId]: 0 });
  expect(await b.next('presence')).toEqual({ type: 'presence', userId: ana.id, isOnline: true });
  a.drop();
  await a.closed();
  const isGone = () => server.deps.hub.connectionsOf(ana.id).length === 0;
  while (!isGone()) await new Promise((resolve) => setImmediate(resolve));
  for (let minute = 0; minute < 5; minute += 1) {
    for (let beat = 0; beat < 3; beat += 1) {
      time.pass(20_000);
      b.say({ type: 'pong', timestamp: 0 });
      b.say({ type: 'ping', timestamp: 0 });
      await b.next('pong');
    }
  }
  time.pass(10_000);
  await b.until(() => b.events.some((event) => event.type === 'presence' && !event.isOnline));
  expect(b.events.filter(({ type }) => type === 'presence')).toHaveLength(2);
});

test('signing out closes the sockets of that session at once', async () => {
  const a = await connect(ana);
  await server.deps.sessions.revokeAll(ana.id);
  expect(await a.closed()).toBe(closeCodes.unauthenticated);
});

test('a session that ended behind our back is found by the sweep', async () => {
  const a = await connect(ana);
  await sql`UPDATE session SET revoked_at = now() WHERE user_id = ${ana.id}`.execute(database.db);
  time.pass(15_000);
  expect(await a.closed()).toBe(closeCodes.unauthenticated);
});

test('reading by socket moves forward only', async () => {
  const a = await connect(ana, { [roomId]: 0 });
  for (let i = 0; i < 3; i += 1) say(a, `line ${i}`);
  for (let i = 0; i < 3; i += 1) await a.next('message_ack');
  const b = await connect(ben, { [roomId]: 0 });
  for (const seq of [2, 1, 99]) b.say({ type: 'read', roomId, seq });
  const readSeq = async (): Promise<number> => {
    const { rows } = await sql<{ read_seq: number }>`
      SELECT read_seq FROM room_member WHERE room_id = ${roomId} AND user_id = ${ben.id}`.execute(database.db);
    return rows[0]?.read_seq ?? 0;
  };
  await expect.poll(readSeq).toBe(3);
});
