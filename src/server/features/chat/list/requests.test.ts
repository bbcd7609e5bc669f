import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { authUser, updateUser } from '#contract/accounts.ts';
import { listChats, syncChats } from '#contract/chat.list.ts';
import { answerRequest, getRoom, sendMessage, startDirect, unreadCount } from '#contract/chat.ts';
import type { Room } from '#contract/chat.ts';
import type { Circle } from '#contract/people.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { TestDatabase } from '#test/database.ts';
import { newMember, type TestMember } from '#test/factories.ts';
import type { Instance } from '#test/faults/instance.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let database: TestDatabase;
let server: Instance;
let time: HandTimers;
let ana: TestMember;
let ben: TestMember;

beforeAll(async () => {
  ({ database, server, time } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = [await newAdult(), await newAdult()];
  await hears(ben, 'follows_and_matches');
});
afterEach(scene.dropSockets);

const newAdult = (): Promise<TestMember> => newMember(server, { birthday: '05/14/1996' });

function hears(who: TestMember, whoMayWrite: Circle) {
  return call(server.app, updateUser, { token: who.token, params: { id: who.id }, body: { whoMayWrite } });
}

async function open(who: TestMember, whom: TestMember): Promise<string> {
  const { body } = await call(server.app, startDirect, { token: who.token, body: { otherUserId: whom.id } });
  return body.id;
}

function say(who: TestMember, roomId: string, content: string) {
  const body = { clientId: randomUUID(), content };
  return call(server.app, sendMessage, { token: who.token, params: { roomId }, body });
}

function answer(who: TestMember, roomId: string, what: 'accept' | 'delete') {
  return call(server.app, answerRequest, { token: who.token, params: { roomId }, body: { answer: what } });
}

async function seenBy(who: TestMember, roomId: string): Promise<Room> {
  return (await call(server.app, getRoom, { token: who.token, params: { roomId } })).body;
}

async function listedFor(who: TestMember): Promise<string[]> {
  const { body } = await call(server.app, listChats, { token: who.token });
  return body.chats.map(({ id }) => id);
}

async function unreadOf(who: TestMember): Promise<number> {
  return (await call(server.app, unreadCount, { token: who.token, params: { userId: who.id } })).body.unreadCount;
}

function follow(who: TestMember, whom: TestMember) {
  return sql`INSERT INTO follow (user_id, followee_id, created_at) VALUES (${who.id}, ${whom.id}, now())`.execute(
    database.db,
  );
}

describe('who may write', () => {
  it('A new member accepts messages from follows and matches by default', async () => {
    const fresh = await newMember(server);
    expect((await call(server.app, authUser, { token: fresh.token })).body.whoMayWrite).toBe('follows_and_matches');
    await hears(fresh, 'matches');
    expect((await call(server.app, authUser, { token: fresh.token })).body.whoMayWrite).toBe('matches');
  });

  it.each<[Circle, boolean, Room['request']]>([
    ['everyone', false, null],
    ['follows_and_matches', true, null],
    ['follows_and_matches', false, 'received'],
    ['matches', true, 'received'],
  ])('A first message to somebody who hears %s (followed %s) is %s', async (circle, isFollowed, request) => {
    await hears(ben, circle);
    if (isFollowed) await follow(ben, ana);
    const roomId = await open(ana, ben);
    expect((await say(ana, roomId, 'Hello there')).status).toBe(200);
    expect((await seenBy(ben, roomId)).request).toBe(request);
  });

  it('An empty room becomes a request if its receiver closed their door meanwhile', async () => {
    await hears(ben, 'everyone');
    const roomId = await open(ana, ben);
    await hears(ben, 'matches');
    expect((await say(ana, roomId, 'Hello')).status).toBe(200);
    expect((await seenBy(ben, roomId)).request).toBe('received');
    expect((await say(ana, roomId, 'Hello?')).problem.code).toBe('request_waits');
    await answer(ben, roomId, 'accept');
    expect((await say(ana, roomId, 'Thank you')).status).toBe(200);
    expect((await seenBy(ben, roomId)).request).toBeNull();
  });

  it('Being followed by the sender opens nothing', async () => {
    await follow(ana, ben);
    expect((await seenBy(ana, await open(ana, ben))).request).toBe('sent');
  });

  it('Nobody writes to a member without a profile', async () => {
    const empty = await newMember(server);
    const { status, problem } = await call(server.app, startDirect, {
      token: ana.token,
      body: { otherUserId: empty.id },
    });
    expect([status, problem?.code]).toEqual([409, 'other_incomplete']);
    const { rows } = await sql`SELECT FROM direct_room WHERE ${empty.id} IN (user_low, user_high)`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

describe('a request', () => {
  it('A stranger can send one message before the request is accepted', async () => {
    const roomId = await open(ana, ben);
    const told = await Promise.all([say(ana, roomId, 'one'), say(ana, roomId, 'two'), say(ana, roomId, 'three')]);
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await say(ana, roomId, 'four')).problem?.code).toBe('request_waits');
    expect(await seenBy(ana, roomId)).toMatchObject({ request: 'sent', canSend: false, lastSeq: 1 });
    expect((await say(ben, roomId, 'who?')).problem?.code).toBe('request_unanswered');
  });

  it('A request adds nothing to the badge and is listed after its first line', async () => {
    const roomId = await open(ana, ben);
    expect(await listedFor(ana)).toContain(roomId);
    expect(await listedFor(ben)).not.toContain(roomId);
    await say(ana, roomId, 'Hello');
    expect(await listedFor(ben)).toContain(roomId);
    expect(await seenBy(ben, roomId)).toMatchObject({ request: 'received', canSend: false, unreadCount: 1 });
    expect(await unreadOf(ben)).toBe(0);
    await answer(ben, roomId, 'accept');
    expect(await unreadOf(ben)).toBe(1);
  });

  it('Only the receiver can turn a request into a normal room', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    expect((await answer(ana, roomId, 'accept')).status).toBe(404);
    expect((await answer(await newAdult(), roomId, 'accept')).status).toBe(404);
    expect((await answer(ben, roomId, 'accept')).status).toBe(200);
    expect((await answer(ben, roomId, 'accept')).status).toBe(404);
    expect((await say(ben, roomId, 'Hi!')).status).toBe(200);
    expect((await say(ana, roomId, 'Good to hear from you')).status).toBe(200);
    expect(await seenBy(ana, roomId)).toMatchObject({ request: null, canSend: true });
  });

  it('A deleted request disappears for its receiver and waits for its sender', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    const before = await seenBy(ana, roomId);
    expect((await answer(ben, roomId, 'delete')).status).toBe(200);
    expect(await listedFor(ben)).not.toContain(roomId);
    expect(await seenBy(ana, roomId)).toEqual(before);
    expect((await say(ana, roomId, 'Hello?')).problem?.code).toBe('request_waits');
    expect((await answer(ana, roomId, 'delete')).status).toBe(404);
  });

  it('A request deleted on one device leaves the lists of the others', async () => {
    const other = await scene.connect(ben);
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    await other.next('resync');
    time.clock.advance(60_000);
    const mark = time.clock.now().toISOString();
    time.clock.advance(60_000);
    await answer(ben, roomId, 'delete');
    expect(await other.next('resync')).toEqual({ type: 'resync', scope: 'chats' });
    const synced = (await call(server.app, syncChats, { token: ben.token, query: { since: mark } })).body;
    expect(synced.rooms).toMatchObject([{ roomId, isListed: false }]);
    await open(ben, ana);
    expect(await other.next('resync')).toEqual({ type: 'resync', scope: 'chats' });
    expect(await listedFor(ben)).toContain(roomId);
  });

  it('A person who contacts a deleted request’s sender opens the room for both', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    expect(await open(ben, ana)).toBe(roomId);
    expect((await seenBy(ben, roomId)).request).toBe('received');
    await answer(ben, roomId, 'delete');
    expect(await open(ben, ana)).toBe(roomId);
    expect((await seenBy(ben, roomId)).request).toBeNull();
    expect((await say(ben, roomId, 'I changed my mind')).status).toBe(200);
  });

  it('A match opens the room of a request', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    await inTransaction(database.db, (trx) => {
      const match = { a: ana.id, b: ben.id, createdBy: ben.id, matchId: randomUUID(), now: time.clock.now() };
      return createDirectRoom(trx, { ...match, newId: randomUUID });
    });
    expect((await seenBy(ben, roomId)).request).toBeNull();
    expect((await say(ana, roomId, 'We match!')).status).toBe(200);
  });
});

describe('what a sender learns before a request is accepted', () => {
  it('A request’s sender sees no presence or typing before acceptance', async () => {
    const roomId = await open(ana, ben);
    await say(ana, roomId, 'Hello');
    const [a, b] = [await scene.connect(ana, { [roomId]: 1 }), await scene.connect(ben, { [roomId]: 1 })];
    await server.deps.presence.flush();
    b.say({ type: 'typing', chatRoomId: roomId });
    b.say({ type: 'ping', timestamp: 1 });
    await b.next('pong');
    expect((await seenBy(ana, roomId)).isOnline).toBe(false);
    expect((await seenBy(ana, roomId)).otherUser?.isOnline).toBe(false);

    await answer(ben, roomId, 'accept');
    await a.next('room_changed');
    expect(a.events.map(({ type }) => type)).not.toContain('typing_start');
    expect(a.events.map(({ type }) => type)).not.toContain('presence');
    time.clock.advance(2000);
    b.say({ type: 'typing', chatRoomId: roomId });
    expect(await a.next('typing_start')).toMatchObject({ roomId, senderId: ben.id });
    expect((await seenBy(ana, roomId)).isOnline).toBe(true);
  });
});
