import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser, getUser, getUserByHandle, updateUser, userStatus } from '#contract/accounts.ts';
import { listChats } from '#contract/chat.list.ts';
import { roomMembers } from '#contract/chat.members.ts';
import { getRoom, startDirect } from '#contract/chat.ts';
import type { Member } from '#contract/people.ts';
import { call } from '#test/app.ts';
import type { TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import { rowsOf } from '#test/faults/promise.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let database: TestDatabase;
let time: HandTimers;
let server: Instance;
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

const connect = (person: Person): Promise<TestSocket> => scene.connect(person, { [roomId]: 0 });

async function hide(person: Person, hideOnline: boolean): Promise<void> {
  const answer = await call(server.app, updateUser, {
    token: person.token,
    params: { id: person.id },
    body: { hideOnline },
  });
  expect([answer.status, answer.body.hideOnline]).toEqual([200, hideOnline]);
}

/** Returns whether Ana is online and when she was last seen, as several routes answer the owner of a token. */
async function told(token: string): Promise<Record<string, unknown>> {
  await server.deps.presence.flush();
  const id = { token, params: { id: ana.id } };
  const status = (await call(server.app, userStatus, id)).body;
  const user = (await call(server.app, getUser, id)).body;
  const byHandle = (await call(server.app, getUserByHandle, { token, params: { handle: `p_${ana.id}` } }))
    .body as Member;
  const room = (await call(server.app, getRoom, { token, params: { roomId } })).body;
  const { chats } = (await call(server.app, listChats, { token })).body;
  const { members } = (await call(server.app, roomMembers, { token, params: { roomId } })).body;
  const isOnline = new Set([
    status.isOnline,
    user.isOnline,
    byHandle.isOnline,
    ...(room.otherUser?.id === ana.id ? [room.isOnline, room.otherUser.isOnline] : []),
    ...chats.filter(({ otherUser }) => otherUser?.id === ana.id).map((chat) => chat.isOnline),
    ...members.filter((member) => member.id === ana.id).map((member) => member.isOnline),
  ]);
  return { isOnline: [...isOnline], lastSeen: [...new Set([status.lastSeen, user.lastSeen, byHandle.lastSeen])] };
}

describe('somebody who is here', () => {
  it('A person online is shown as online, the same everywhere', async () => {
    await connect(ana);
    const now = time.clock.now().toISOString();
    expect(await told(ben.token)).toEqual({ isOnline: [true], lastSeen: [now] });
    expect(await told(ana.token)).toEqual({ isOnline: [true], lastSeen: [now] });
  });

  it('A person who hides their presence is shown as online only to themself', async () => {
    await connect(ana);
    await hide(ana, true);
    const now = time.clock.now().toISOString();
    expect(await told(ben.token)).toEqual({ isOnline: [false], lastSeen: [null] });
    expect(await told(ana.token)).toEqual({ isOnline: [true], lastSeen: [now] });
    const opened = await call(server.app, startDirect, { token: ben.token, body: { otherUserId: ana.id } });
    expect(opened.body.otherUser.isOnline).toBe(false);
    expect((await call(server.app, authUser, { token: ana.token })).body).toMatchObject({ isOnline: true });
    await hide(ana, false);
    expect(await told(ben.token)).toEqual({ isOnline: [true], lastSeen: [now] });
  });
});

describe('events', () => {
  const presence = (socket: TestSocket) =>
    socket.events.flatMap((event) => (event.type === 'presence' ? [[event.userId, event.isOnline]] : []));
  /** Waits for the response to a ping, which comes after everything that was sent before. */
  async function after(socket: TestSocket): Promise<void> {
    expect(await rowsOf(database.db, roomId)).toEqual([]);
    socket.say({ type: 'ping', timestamp: 1 });
    await socket.next('pong');
  }

  it('A person’s change of hiding reaches the other at once', async () => {
    const watching = await connect(ben);
    await connect(ana);
    await watching.next('presence');
    await hide(ana, true);
    expect(await watching.next('presence')).toEqual({ type: 'presence', userId: ana.id, isOnline: false });
    await hide(ana, false);
    expect(await watching.next('presence')).toEqual({ type: 'presence', userId: ana.id, isOnline: true });
  });

  it('The coming and going of a hidden person sends no event', async () => {
    await hide(ana, true);
    const watching = await connect(ben);
    const socket = await connect(ana);
    await after(watching);
    socket.drop();
    await expect.poll(() => server.deps.hub.connectionsOf(ana.id).length).toBe(0);
    for (let beat = 0; beat < 16; beat += 1) {
      time.pass(20_000);
      watching.say({ type: 'pong', timestamp: 0 });
      await after(watching);
    }
    expect(presence(watching)).toEqual([]);
  });
});
