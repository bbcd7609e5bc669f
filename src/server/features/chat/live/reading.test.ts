import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { updateUser } from '#contract/accounts.ts';
import { blockPerson } from '#contract/blocks.ts';
import { listChats } from '#contract/chat.list.ts';
import { getRoom, markRead } from '#contract/chat.ts';
import { newUuid } from '#server/platform/clock.ts';
import { call } from '#test/app.ts';
import type { TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let database: TestDatabase;
let server: Instance;
let ana: Person;
let ben: Person;
let roomId: string;

beforeAll(async () => {
  ({ database, server } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  roomId = await makeRoom(database.db, ana, ben);
  for (const content of ['One.', 'Two.']) {
    await server.deps.rooms.keeper.say({ roomId, senderId: ana.id, clientId: newUuid(), content });
  }
});
afterEach(scene.dropSockets);

const connect = (person: Person): Promise<TestSocket> => scene.connect(person, { [roomId]: 0 });

/** Returns how far the other person has read, according to the room and to the list. */
async function told({ token }: Person): Promise<(number | null | undefined)[]> {
  const room = await call(server.app, getRoom, { token, params: { roomId } });
  const { chats } = (await call(server.app, listChats, { token })).body;
  return [room.body.otherReadSeq, chats.find(({ id }) => id === roomId)?.otherReadSeq];
}

const read = ({ token }: Person, seq: number) =>
  call(server.app, markRead, { token, params: { roomId }, body: { seq } });

async function hide({ id, token }: Person, hideReading: boolean): Promise<void> {
  const answer = await call(server.app, updateUser, { token, params: { id }, body: { hideReading } });
  expect([answer.status, answer.body.hideReading]).toEqual([200, hideReading]);
}

/** Returns the read events that a socket got before the response to its own frame. */
async function heard(socket: TestSocket): Promise<unknown[]> {
  socket.say({ type: 'join_room', chatRoomId: roomId });
  await socket.next('room_joined');
  return socket.events.filter(({ type }) => type === 'read');
}

describe('reading between two people', () => {
  it('The other person learns how far one has read, from the room and at once', async () => {
    expect(await told(ana)).toEqual([0, 0]);
    const [watching, reading] = [await connect(ana), await connect(ben)];
    reading.say({ type: 'read', roomId, seq: 1 });
    expect(await watching.next('read')).toEqual({ type: 'read', roomId, userId: ben.id, seq: 1 });
    expect((await read(ben, 2)).status).toBe(200);
    expect(await watching.next('read')).toEqual({ type: 'read', roomId, userId: ben.id, seq: 2 });
    expect(await told(ana)).toEqual([2, 2]);
  });

  it('A read position reaches the person’s other devices even when hidden', async () => {
    await hide(ben, true);
    const [phone, desk] = [await connect(ben), await connect(ben)];
    phone.say({ type: 'read', roomId, seq: 1 });
    expect(await desk.next('read')).toEqual({ type: 'read', roomId, userId: ben.id, seq: 1 });
    await read(ben, 2);
    expect(await desk.next('read')).toEqual({ type: 'read', roomId, userId: ben.id, seq: 2 });
  });

  it('Reading the same lines again tells nobody', async () => {
    await read(ben, 2);
    const [watching, desk] = [await connect(ana), await connect(ben)];
    await read(ben, 2);
    await read(ben, 1);
    expect([await heard(watching), await heard(desk)]).toEqual([[], []]);
  });

  it.each(['ana', 'ben'] as const)('Read positions vanish on both sides when %s hides theirs', async (name) => {
    await hide({ ana, ben }[name], true);
    await read(ana, 1);
    const [watching, other] = [await connect(ana), await connect(ben)];
    await read(ben, 2);
    await other.next('read');
    expect(await heard(watching)).toEqual([]);
    expect([await told(ana), await told(ben)]).toEqual([
      [null, null],
      [null, null],
    ]);
    await hide({ ana, ben }[name], false);
    expect([await told(ana), await told(ben)]).toEqual([
      [2, 2],
      [1, 1],
    ]);
  });

  it('A request that waits, a closed room and a block tell nothing of reading', async () => {
    const watching = await connect(ana);
    await sql`UPDATE room SET asked_by = ${ana.id} WHERE id = ${roomId}`.execute(database.db);
    await read(ben, 1);
    expect((await told(ana))[0]).toBeNull();
    await sql`UPDATE room SET asked_by = NULL, closed_at = now() WHERE id = ${roomId}`.execute(database.db);
    await read(ben, 2);
    expect((await told(ana))[0]).toBeNull();
    await sql`UPDATE room SET closed_at = NULL WHERE id = ${roomId}`.execute(database.db);
    await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
    expect((await told(ana))[0]).toBeNull();
    expect(await heard(watching)).toEqual([]);
  });
});
