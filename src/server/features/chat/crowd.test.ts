import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listChats, syncChats } from '#contract/chat.list.ts';
import { getRoom, sendMessage, SMALL_ROOM, unreadCount } from '#contract/chat.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, makeRoom, startInstance, type Instance } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { handTimers } from '#test/faults/timers.ts';

const time = handTimers();
let database: TestDatabase;
let server: Instance;
const sockets: TestSocket[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startInstance(database, { clock: time.clock, timers: time });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});
afterAll(async () => {
  const closing = server.close();
  time.pass(1);
  await closing;
  await database.close();
});

async function crowd(count: number): Promise<{ people: Person[]; roomId: string }> {
  const people = await makePeople(server.deps, count);
  return { people, roomId: await makeCrowd(database.db, people) };
}

async function connect({ token }: Person, ...rooms: string[]): Promise<TestSocket> {
  const socket = new TestSocket(`${server.address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  return socket.signIn(token, Object.fromEntries(rooms.map((roomId) => [roomId, 0])));
}

/** Waits until the server has handled the earlier frames of the socket. */
async function heard(socket: TestSocket): Promise<void> {
  socket.say({ type: 'ping', timestamp: 1 });
  await socket.next('pong');
}

const count = (socket: TestSocket, type: string): number => socket.events.filter((event) => event.type === type).length;

describe('A room of many', () => {
  it('A group is named after its first members and shows its member count', async () => {
    const { people, roomId } = await crowd(7);
    const [me, one, two, three, ...rest] = people as [Person, Person, Person, Person, ...Person[]];
    const { body } = await call(server.app, getRoom, { token: me.token, params: { roomId } });
    expect(body).toMatchObject({
      type: 'group',
      name: `p_${one.id}, p_${two.id}, p_${three.id}, and 3 more`,
      memberCount: 7,
      participants: people.map(({ id }) => id),
      otherUser: null,
      isOnline: false,
      canSend: true,
    });
    const left = [three, ...rest].map(({ id }) => id);
    await sql`UPDATE room_member SET left_seq = 0 WHERE user_id = ANY(${left}::bigint[])`.execute(database.db);
    const { body: after } = await call(server.app, getRoom, { token: me.token, params: { roomId } });
    expect(after).toMatchObject({ type: 'group', name: `p_${one.id} and p_${two.id}`, memberCount: 3 });
  });

  it('A group has a neutral name for a viewer who sees nobody else', async () => {
    const { people, roomId } = await crowd(3);
    const [me, ...others] = people as [Person, ...Person[]];
    for (const { id } of others) await sql`INSERT INTO block VALUES (${id}, ${me.id}, now())`.execute(database.db);
    const { body } = await call(server.app, getRoom, { token: me.token, params: { roomId } });
    expect(body.name).toBe('A Wild Self');
  });

  it('A group’s unread count excludes lines of people the reader blocks', async () => {
    const { people, roomId } = await crowd(3);
    const [me, rude, kind] = people as [Person, Person, Person];
    const say = (by: Person, content: string) => {
      const body = { clientId: randomUUID(), content };
      return call(server.app, sendMessage, { token: by.token, params: { roomId }, body });
    };
    const counts = async () => {
      const { token, id: userId } = me;
      const listed = (await call(server.app, listChats, { token })).body.chats.map((room) => room.unreadCount);
      const synced = (await call(server.app, syncChats, { token })).body.rooms.map((room) => room.unreadCount);
      const all = (await call(server.app, unreadCount, { token, params: { userId } })).body.unreadCount;
      return [...listed, ...synced, all];
    };
    for (const by of [rude, kind, rude, kind, rude]) expect((await say(by, 'A line')).status).toBe(200);
    expect(await counts()).toEqual([5, 5, 5]);
    await sql`INSERT INTO block VALUES (${me.id}, ${rude.id}, now()), (${kind.id}, ${me.id}, now())`.execute(
      database.db,
    );
    expect(await counts()).toEqual([2, 2, 2]);
    await say(rude, 'One more');
    expect(await counts()).toEqual([2, 2, 2]);
    await sql`UPDATE block SET lifted_at = now() WHERE user_id = ${me.id}`.execute(database.db);
    expect(await counts()).toEqual([6, 6, 6]);
  });

  it('A room of many lists its first twenty members and counts them all', async () => {
    const { people, roomId } = await crowd(23);
    const [me] = people as [Person];
    await sql`UPDATE room SET last_seq = 1 WHERE id = ${roomId}`.execute(database.db);
    const { body } = await call(server.app, listChats, { token: me.token });
    expect(body.chats).toMatchObject([{ id: roomId, memberCount: 23 }]);
    expect(body.chats[0]?.participants).toEqual(people.slice(0, 20).map(({ id }) => id));
  });

  it('A room of many shows to each of the others, once, that a member comes', async () => {
    const { people, roomId } = await crowd(3);
    const [ana, ben, eve] = people as [Person, Person, Person];
    const pair = await makeRoom(database.db, ana, ben);
    const [b, e] = [await connect(ben, roomId, pair), await connect(eve, roomId)];
    const arrivals = (socket: TestSocket) =>
      socket.events.filter((event) => event.type === 'presence' && event.userId === ana.id && event.isOnline);
    await connect(ana, roomId);
    for (const socket of [b, e]) {
      await socket.until(() => arrivals(socket).length > 0);
      await heard(socket);
      expect(arrivals(socket)).toHaveLength(1);
    }
  });

  it('A group shows a member’s arrival to a person who left their other room', async () => {
    const { people, roomId } = await crowd(3);
    const [ana, ben] = people as [Person, Person];
    const pair = await makeRoom(database.db, ana, ben);
    const b = await connect(ben, roomId, pair);
    b.say({ type: 'leave_room', chatRoomId: pair });
    await heard(b);
    await connect(ana, roomId);
    expect(await b.next('presence')).toEqual({ type: 'presence', userId: ana.id, isOnline: true });
  });

  it('A room of many shows typing to each of the others', async () => {
    const { people, roomId } = await crowd(3);
    const [a, b, e] = await Promise.all(people.map((person) => connect(person, roomId)));
    a?.say({ type: 'typing', chatRoomId: roomId });
    for (const socket of [b, e]) {
      expect(await socket?.next('typing_start')).toEqual({ type: 'typing_start', roomId, senderId: people[0]?.id });
    }
  });

  it('A room shows neither to anybody once it has more members than a small room', async () => {
    const { people, roomId } = await crowd(SMALL_ROOM + 1);
    const [ana, ben] = people as [Person, Person];
    const b = await connect(ben, roomId);
    const a = await connect(ana, roomId);
    const announced: string[] = [];
    server.deps.hints.on('typing', /./, (hint) => announced.push(hint));
    a.say({ type: 'typing', chatRoomId: roomId });
    await heard(a);
    await heard(b);
    expect([count(b, 'presence'), count(b, 'typing_start'), announced]).toEqual([0, 0, []]);
  });
});
