import { afterAll, beforeAll, expect, it } from 'vitest';
import { getRoom, listMessages } from '#contract/chat.ts';
import * as contract from '#contract/groups.ts';
import { call } from '#test/app.ts';
import { openTestDatabase, type TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { startInstance, type Instance } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { makeGroup, makeSettled, say } from '#test/group-scene.ts';

let database: TestDatabase;
let here: Instance;
let there: Instance;
beforeAll(async () => {
  database = await openTestDatabase();
  here = await startInstance(database);
  there = await startInstance(database);
});
afterAll(async () => {
  await here.close();
  await there.close();
  await database.close();
});

const connect = ({ address }: Instance, { token }: Person, roomId: string): Promise<TestSocket> =>
  new TestSocket(`${address.replace('http', 'ws')}/ws`).signIn(token, { [roomId]: 0 });

/** Waits until the server has handled the earlier frames. */
async function settle(socket: TestSocket): Promise<void> {
  socket.say({ type: 'ping', timestamp: 1 });
  await socket.next('pong');
}

it.each(['the same server', 'another server'])(
  'A removed person gets the removal line and nothing after it on %s',
  async (where) => {
    const [owner, gone, stays] = (await makeSettled(here, 3)) as [Person, Person, Person];
    const roomId = await makeGroup(here, [owner, gone, stays]);
    const instance = where === 'the same server' ? here : there;
    const [socket, witness] = [await connect(instance, gone, roomId), await connect(instance, stays, roomId)];
    const params = { roomId, userId: gone.id };
    expect((await call(here.app, contract.removeMember, { token: owner.token, params, body: {} })).status).toBe(200);
    await socket.until(() =>
      socket.events.some((event) => event.type === 'room_changed' && event.message?.notice?.kind === 'removed'),
    );
    for (let n = 0; n < 3; n += 1) expect((await say(here, roomId, owner)).status).toBe(200);
    await witness.until(() => witness.events.filter(({ type }) => type === 'new_message').length === 3);
    await settle(socket);
    expect(socket.events.filter(({ type }) => type === 'new_message')).toEqual([]);
    socket.say({ type: 'join_room', chatRoomId: roomId });
    expect(await socket.next('room_error')).toMatchObject({ roomId, code: 'not_found' });
    for (const { app } of [here, there]) {
      const wish = { token: gone.token, params: { roomId } };
      const reads = [await call(app, getRoom, wish), await call(app, listMessages, wish)];
      expect(reads.map(({ status }) => status)).toEqual([404, 404]);
      expect((await say({ app, deps: here.deps }, roomId, gone)).status).toBe(404);
    }
    for (const one of [socket, witness]) one.drop();
  },
);

it('A new name is told to who looks, with what it is', async () => {
  const [owner, member] = (await makeSettled(here, 2)) as [Person, Person];
  const roomId = await makeGroup(here, [owner, member]);
  const socket = await connect(there, member, roomId);
  await call(here.app, contract.changeGroup, { token: owner.token, params: { roomId }, body: { name: 'Owls' } });
  await socket.until(() =>
    socket.events.some((event) => event.type === 'room_changed' && event.message?.notice?.text === 'Owls'),
  );
  expect(socket.events.filter(({ type }) => type === 'new_message')).toEqual([]);
  socket.drop();
});
