import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '#contract/chat.ts';
import { closeCodes } from '#contract/realtime.ts';
import { announceRoom } from '#server/features/chat/messages.ts';
import { closeDirectRoom } from '#server/features/chat/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { HoldReason } from '#server/platform/seams/rooms.ts';
import { call } from '#test/app.ts';
import type { TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { rowsOf } from '#test/faults/promise.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let database: TestDatabase;
let server: Instance;
let time: HandTimers;
let ana: Person;
let ben: Person;
let eve: Person;
let roomId: string;

beforeAll(async () => {
  ({ database, server, time } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben, eve] = (await makePeople(server.deps, 3)) as [Person, Person, Person];
  roomId = await makeRoom(database.db, ana, ben);
});
afterEach(scene.dropSockets);

const { socket: open, connect } = scene;

function say(socket: TestSocket, content: unknown, extra: Record<string, unknown> = {}): string {
  const clientId = randomUUID();
  socket.say({ type: 'chat_message', chatRoomId: roomId, clientId, content, ...extra });
  return clientId;
}

describe('a message by socket', () => {
  test('A message by socket is acknowledged after it is written', async () => {
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

  test('Other features hear of a socket message once and of no refusal', async () => {
    const heard: string[] = [];
    const restore = server.deps.rooms.replace({ listener: async ({ content }) => void heard.push(content) });
    const [a, e] = [await connect(ana), await connect(eve)];
    const clientId = say(a, 'Once');
    await a.next('message_ack');
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'Once' });
    expect(await a.next('message_ack')).toMatchObject({ duplicate: true });
    say(e, 'Never');
    await e.next('message_nack');
    expect(heard).toEqual(['Once']);
    restore();
  });

  test('Messages of one page are written in the order they were sent', async () => {
    const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const checks = new Map<string, (held?: HoldReason) => void>();
    const restore = server.deps.rooms.replace({
      guard: ({ content }) => new Promise((resolve) => void checks.set(content, resolve)),
    });
    const a = await connect(ana, { [roomId]: 0 });
    for (const content of ['one', 'refused', 'two', 'three']) say(a, content);
    while (checks.size < 4) await turn();
    checks.get('refused')?.({ code: 'send_anyway' });
    await a.next('message_nack');
    for (const content of ['three', 'two', 'one']) {
      await turn();
      checks.get(content)?.();
    }
    for (let i = 0; i < 3; i += 1) await a.next('message_ack');
    restore();
    expect(await rowsOf(database.db, roomId)).toEqual(['1 one', '2 two', '3 three']);
  });

  test('A message that nobody signed in for is refused without its clientId', async () => {
    const stranger = await open().opened();
    say(stranger, 5);
    expect(await stranger.next('error')).toEqual({ type: 'error', code: 'invalid' });
    const a = await connect(ana);
    const clientId = say(a, 5);
    expect(await a.next('message_nack')).toMatchObject({ clientId, code: 'invalid' });
  });

  test('A refused socket message is answered with its clientId and reason', async () => {
    const [a, e] = [await connect(ana, { [roomId]: 0 }), await connect(eve)];
    const foreign = say(e, 'Let me in');
    expect(await e.next('message_nack')).toMatchObject({ clientId: foreign, code: 'not_member', retryable: false });
    const clientId = say(a, 'Hello');
    await a.next('message_ack');
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'Something else' });
    expect(await a.next('message_nack')).toMatchObject({ clientId, code: 'idempotency_conflict', retryable: false });
    const tooLong = say(a, 'x'.repeat(501));
    expect(await a.next('message_nack')).toMatchObject({ clientId: tooLong, code: 'invalid', retryable: false });
    a.say({ type: 'ping', timestamp: 1 });
    await a.next('pong');
    expect(a.events.filter(({ type }) => type === 'error')).toEqual([]);
    await sql`INSERT INTO block VALUES (${ben.id}, ${ana.id}, now())`.execute(database.db);
    const blocked = say(a, 'Are you there?');
    expect(await a.next('message_nack')).toMatchObject({ clientId: blocked, code: 'blocked', retryable: false });
    expect(await rowsOf(database.db, roomId)).toEqual(['1 Hello']);
  });

  test('A person paused from writing can still read and cannot send', async () => {
    const [a, b] = [await connect(ana, { [roomId]: 0 }), await connect(ben, { [roomId]: 0 })];
    const until = new Date(time.clock.now().getTime() + 60_000);
    await database.db.updateTable('account').set({ writing_paused_until: until }).where('id', '=', ana.id).execute();
    const refused = say(a, 'One more thing');
    const nack = { clientId: refused, code: 'writing_paused', retryable: false };
    expect(await a.next('message_nack')).toMatchObject(nack);
    const byHttp = { token: ana.token, params: { roomId }, body: { clientId: randomUUID(), content: 'By HTTP' } };
    const answer = await call(server.app, sendMessage, byHttp);
    expect([answer.status, answer.problem.code]).toEqual([403, 'writing_paused']);
    say(b, 'Take your time');
    expect((await a.next('new_message')).message.content).toBe('Take your time');
    time.pass(60_000);
    expect((await call(server.app, sendMessage, byHttp)).status).toBe(200);
    expect(await rowsOf(database.db, roomId)).toEqual(['1 Take your time', '2 By HTTP']);
  });

  test('The first message of a room by socket refreshes the other person’s chats', async () => {
    const [a, b] = [await connect(ana, { [roomId]: 0 }), await connect(ben)];
    say(a, 'Hello');
    expect(await b.next('resync')).toEqual({ type: 'resync', scope: 'chats' });
  });
});

test('A message that the database refuses fails alone, and those written with it arrive', async () => {
  const { keeper } = server.deps.rooms;
  const draft = (content: string) => ({ roomId, senderId: ana.id, clientId: randomUUID(), content });
  const written = await Promise.all(['One', 'Two \u0000', 'Three'].map((content) => keeper.say(draft(content))));
  expect(written.map(({ verdict }) => verdict)).toEqual(['new', 'invalid', 'new']);
  expect(await rowsOf(database.db, roomId)).toEqual(['1 One', '2 Three']);
});

describe('joining', () => {
  test('A stranger cannot join a room or receive its events', async () => {
    const [a, e] = [await connect(ana, { [roomId]: 0 }), await connect(eve, { [roomId]: 0 })];
    expect(await e.next('room_error')).toEqual({ type: 'room_error', roomId, code: 'not_found' });
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

  test('Joining replays what was missed, and says so when that is too much', async () => {
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

  test('A joined room ends with leaving', async () => {
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

test('A room that is closed says so in its log', async () => {
  const b = await connect(ben, { [roomId]: 0 });
  const { newId, clock } = server.deps;
  await inTransaction(database.db, (trx) => closeDirectRoom(trx, { roomId, now: clock.now(), newId }));
  announceRoom(server.deps, roomId);
  expect(await b.next('room_changed')).toEqual({ type: 'room_changed', roomId, seq: 1 });
});

test('A line from another instance arrives although its room is being read', async () => {
  const other = await startInstance(database, { clock: time.clock, timers: time });
  const b = await connect(ben, { [roomId]: 0 });
  const draft = (content: string) => ({ roomId, senderId: ana.id, clientId: randomUUID(), content });
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  // The embedded database has one connection: while the test holds it, the other statements wait in order.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holding = inTransaction(database.db, () => held);
  await turns();
  const written = [server.deps.rooms.keeper.say(draft('Ours'))];
  await turns();
  written.push(other.deps.rooms.keeper.say(draft('Theirs')));
  await turns();
  announceRoom(server.deps, roomId);
  await turns();
  release();
  await Promise.all([holding, ...written]);
  // PostgreSQL has many connections, so a read of the room may have missed the line.
  if (database.kind === 'postgres') announceRoom(server.deps, roomId);
  expect([(await b.next('new_message')).seq, (await b.next('new_message')).seq]).toEqual([1, 2]);
  const closing = other.close();
  time.pass(1);
  await closing;
});

test('Typing is shown to the others, once in two seconds, from members only', async () => {
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

test('Presence events come at once when a person arrives, and five minutes after they go', async () => {
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

test('Signing out closes the sockets of that session at once', async () => {
  const a = await connect(ana);
  await server.deps.sessions.revokeAll(ana.id);
  expect(await a.closed()).toBe(closeCodes.unauthenticated);
});

test('The sweep finds a session that ended without a word', async () => {
  const a = await connect(ana);
  await sql`UPDATE session SET revoked_at = now() WHERE user_id = ${ana.id}`.execute(database.db);
  time.pass(15_000);
  expect(await a.closed()).toBe(closeCodes.unauthenticated);
});

test('Reading by socket moves forward only', async () => {
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
