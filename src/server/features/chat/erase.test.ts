import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { pinMessage } from '#contract/chat.pins.ts';
import { listMessages, TAKEN_MESSAGE, type Message } from '#contract/chat.ts';
import { admit, leaveAllRooms, leaveMany } from './members.ts';
import { announceRoom } from './messages.ts';
import { closeDirectRoom } from './chat.ts';
import { note, openMany } from './rooms.ts';
import { newUuid } from '#server/platform/clock.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import { entryOf, RoomCopy } from '#test/faults/copy.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import { LiveScene } from '#test/live-scene.ts';

/** The sweeper, which finds lines that were not announced, does not run in this scene. */
const scene = new LiveScene();
let server: Instance;
let ana: Person;
let ben: Person;

beforeAll(async () => {
  ({ server } = await scene.open());
});
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
});
afterEach(scene.dropSockets);

async function say({ id: senderId }: Person, roomId: string, ...[content, replyTo]: string[]): Promise<Message> {
  const draft = { roomId, senderId, clientId: newUuid(), content: content ?? '', replyTo };
  const written = await server.deps.rooms.keeper.say(draft);
  if (!('message' in written)) throw new Error(written.verdict);
  return written.message;
}

/** Makes a group of Ana and Ben, which Ana has renamed. */
async function makeGroup(): Promise<string> {
  const roomId = newUuid();
  const act = { roomId, by: ben.id, now: server.deps.clock.now(), newId: newUuid };
  await inTransaction(server.deps.db, async (trx) => {
    await openMany(trx, act);
    await admit(trx, { ...act, userId: ana.id });
    await note(trx, { ...act, by: ana.id, notice: { kind: 'renamed', userIds: [], text: 'Owls of Ana' } });
  });
  return roomId;
}

/** Writes messages with an edit, a quote, a pin and a reaction, and a last message of Ben without any of these. */
async function talk(roomId: string): Promise<void> {
  const mine = await say(ana, roomId, 'Words of Ana');
  const his = await say(ben, roomId, 'As you say', mine.id);
  const params = (message: Message) => ({ params: { roomId, messageId: message.id } });
  await say(ana, roomId, 'Words of Ana again', his.id);
  await call(server.app, editMessage, { token: ana.token, ...params(mine), body: { content: 'New words of Ana' } });
  await call(server.app, reactToMessage, { token: ben.token, ...params(mine), body: { emoji: '💚', isOn: true } });
  await call(server.app, pinMessage, { token: ana.token, ...params(his), body: { isOn: true } });
  await say(ben, roomId, 'Words of my own');
}

async function takeAlong(roomId: string): Promise<void> {
  const leave = { userId: ana.id, takesLines: true, now: server.deps.clock.now(), newId: newUuid };
  await inTransaction(server.deps.db, (trx) => leaveAllRooms(trx, leave));
  announceRoom(server.deps, roomId);
}

async function read(roomId: string, query: { afterSeq?: number; limit?: number } = {}) {
  return (await call(server.app, listMessages, { token: ben.token, params: { roomId }, query })).body;
}

const heard = (socket: TestSocket, seq: number): Promise<void> =>
  socket.until(() => socket.events.some((event) => 'seq' in event && event.seq === seq));

/** Applies the socket's events to a copy of the room. */
function follow(copy: RoomCopy, socket: TestSocket): RoomCopy {
  for (const event of socket.events) for (const entry of entryOf(event)) copy.line(entry);
  return copy;
}

const rooms: Record<string, () => Promise<string>> = {
  'a room of two': () => makeRoom(server.deps.db, ana, ben),
  'a group': makeGroup,
};
const endings: Record<string, (roomId: string) => Promise<unknown>> = {
  'a room of two': (roomId) =>
    inTransaction(server.deps.db, (trx) =>
      closeDirectRoom(trx, { roomId, now: server.deps.clock.now(), newId: newUuid }),
    ),
  'a group': (roomId) =>
    inTransaction(server.deps.db, (trx) =>
      leaveMany(trx, { roomId, userId: ana.id, now: server.deps.clock.now(), newId: newUuid }),
    ),
};

for (const [kind, make] of Object.entries(rooms)) {
  for (const isOver of [false, true]) {
    it(`Erased lines in ${kind}${isOver ? ' that was over before' : ''} leave open pages`, async () => {
      const roomId = await make();
      await talk(roomId);
      if (isOver) await endings[kind]?.(roomId);
      const { lastSeq } = await read(roomId);
      const socket = await scene.connect(ben, { [roomId]: 0 });
      await heard(socket, lastSeq);
      const [open, behind] = [follow(new RoomCopy(ben.id), socket), new RoomCopy(ben.id)];
      await behind.fill((afterSeq) => read(roomId, { afterSeq }));
      expect(JSON.stringify([open.log.messages, behind.log.messages])).toMatch(/ords of Ana/);
      await takeAlong(roomId);
      const now = await read(roomId);
      await heard(socket, now.lastSeq);
      expect(socket.events.at(-1)).toEqual({ type: 'room_changed', roomId, seq: now.lastSeq, takenBy: ana.id });
      expect(now.lastSeq).toBeGreaterThan(lastSeq);
      expect(now.messages).toContainEqual(expect.objectContaining({ content: TAKEN_MESSAGE }));
      await behind.fill((afterSeq) => read(roomId, { afterSeq }));
      const replayed = follow(new RoomCopy(ben.id), await scene.connect(ben, { [roomId]: 0 }));
      for (const { log } of [follow(open, socket), behind, replayed]) {
        expect(log.messages).toEqual(now.messages);
        expect(log.last).toBe(now.lastSeq);
      }
      expect(JSON.stringify(now)).not.toMatch(/of Ana/);
    });
  }
}

it('A page that ends before an erasure leaves it to the next page', async () => {
  const roomId = await makeRoom(server.deps.db, ana, ben);
  await talk(roomId);
  await takeAlong(roomId);
  expect((await read(roomId, { afterSeq: 0, limit: 2 })).taken).toEqual([]);
  const { taken, lastSeq } = await read(roomId, { afterSeq: 2 });
  expect(taken).toEqual([{ userId: ana.id, seq: lastSeq }]);
  expect((await read(roomId, { afterSeq: lastSeq })).taken).toEqual([]);
});
