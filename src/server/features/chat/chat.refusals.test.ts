import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { editMessage } from '#contract/chat.changes.ts';
import { sendMessage } from '#contract/chat.ts';
import type { HoldReason } from '#server/platform/seams/rooms.ts';
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
});
afterEach(scene.dropSockets);

function say(socket: TestSocket, content: string, extra: Record<string, unknown> = {}): string {
  const clientId = randomUUID();
  socket.say({ type: 'chat_message', chatRoomId: roomId, clientId, content, ...extra });
  return clientId;
}
/** Waits until the server has handled the earlier frames of the socket. */
async function handled(socket: TestSocket): Promise<void> {
  socket.say({ type: 'ping', timestamp: 1 });
  await socket.next('pong');
}

describe('a message by socket that is not written', () => {
  it('Harsh words are asked about, and written once their sender is sure', async () => {
    const a = await scene.connect(ana);
    const clientId = say(a, 'You are a faggot');
    const nack = { type: 'message_nack', clientId, code: 'send_anyway', retryable: false };
    expect(await a.next('message_nack')).toEqual(nack);
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'You are a faggot', sendAnyway: true });
    expect(await a.next('message_ack')).toMatchObject({ clientId, seq: 1 });
  });

  it('A guard’s waiting time arrives in milliseconds by socket and seconds over HTTP', async () => {
    const guard = async (): Promise<HoldReason> => ({ code: 'rate_limited', retryAfterSeconds: 7 });
    const restore = server.deps.rooms.replace({ guard });
    const a = await scene.connect(ana);
    const clientId = say(a, 'Hello');
    const nack = { type: 'message_nack', clientId, code: 'rate_limited', retryable: true, retryAfterMs: 7000 };
    expect(await a.next('message_nack')).toEqual(nack);
    const body = { clientId, content: 'Hello' };
    const { status, problem } = await call(server.app, sendMessage, { token: ana.token, params: { roomId }, body });
    expect([status, problem.retryAfterSeconds]).toEqual([429, 7]);
    restore();
  });

  it('A rate-limited sender learns the waiting time and can resend the message', async () => {
    const { take } = server.deps.limits;
    server.deps.limits.take = async () => ({ allowed: false, retryAfterSeconds: 3 });
    const a = await scene.connect(ana);
    const clientId = say(a, 'Hello');
    const nack = { type: 'message_nack', clientId, code: 'rate_limited', retryable: true, retryAfterMs: 3000 };
    expect(await a.next('message_nack')).toEqual(nack);
    server.deps.limits.take = take;
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'Hello' });
    expect(await a.next('message_ack')).toMatchObject({ clientId, seq: 1 });
  });

  it('A message that the server could not write may be sent again', async () => {
    const a = await scene.connect(ana);
    const restore = server.deps.rooms.replace({ guard: async () => undefined });
    await database.db.schema.alterTable('room_event').renameTo('room_event_away').execute();
    const clientId = say(a, 'Hello');
    const nack = await a.next('message_nack');
    await database.db.schema.alterTable('room_event_away').renameTo('room_event').execute();
    restore();
    expect(nack).toEqual({ type: 'message_nack', clientId, code: 'internal', retryable: true });
    a.say({ type: 'chat_message', chatRoomId: roomId, clientId, content: 'Hello' });
    expect(await a.next('message_ack')).toMatchObject({ clientId, seq: 1 });
  });
});

describe('what a message does beside being written', () => {
  it('Only the first message of a room refreshes both people’s chat lists', async () => {
    const [a, b] = [await scene.connect(ana), await scene.connect(ben)];
    say(a, 'Hello');
    await b.next('resync');
    await a.next('resync');
    say(a, 'And more');
    await a.next('message_ack');
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    for (const socket of [a, b]) await handled(socket);
    expect([a, b].map(({ events }) => events.filter(({ type }) => type === 'resync').length)).toEqual([1, 1]);
  });

  it('Other servers are told of the room, once for all messages of a batch', async () => {
    const publish = vi.spyOn(server.deps.hints, 'publish');
    const draft = () => ({ roomId, senderId: ana.id, clientId: randomUUID(), content: 'Hello' });
    await Promise.all([draft(), draft()].map((one) => server.deps.rooms.keeper.say(one)));
    expect(publish.mock.calls.filter(([kind]) => kind === 'room')).toEqual([['room', roomId]]);
    publish.mockRestore();
  });

  it('Other features hear of an HTTP message once and not of its repeat', async () => {
    const heard: string[] = [];
    const restore = server.deps.rooms.replace({ listener: async ({ content }) => void heard.push(content) });
    const body = { clientId: randomUUID(), content: 'Once' };
    const input = { token: ana.token, params: { roomId }, body };
    expect((await call(server.app, sendMessage, input)).body.duplicate).toBe(false);
    expect((await call(server.app, sendMessage, input)).body.duplicate).toBe(true);
    expect(heard).toEqual(['Once']);
    restore();
  });

  it('Other features hear of an edit once and not of its repeat', async () => {
    const { id: messageId } = (
      await call(server.app, sendMessage, {
        token: ana.token,
        params: { roomId },
        body: { clientId: randomUUID(), content: 'At seven' },
      })
    ).body.message;
    const heard: string[] = [];
    const restore = server.deps.rooms.replace({ listener: async ({ content }) => void heard.push(content) });
    const edit = { token: ana.token, params: { roomId, messageId }, body: { content: 'At eight' } };
    for (const _ of [1, 2]) expect((await call(server.app, editMessage, edit)).status).toBe(200);
    expect(heard).toEqual(['At eight']);
    restore();
  });

  it('A forming message is shown only to the other people in the room', async () => {
    const rooms = { [roomId]: 0 };
    const [a, b, outside] = [
      await scene.connect(ana, rooms),
      await scene.connect(ben, rooms),
      await scene.connect(ana),
    ];
    const { keeper } = server.deps.rooms;
    const line = { roomId, senderId: ben.id, clientId: randomUUID(), content: 'Well' };
    keeper.showForming(line);
    expect(await a.next('message_forming')).toEqual({ type: 'message_forming', ...line });
    keeper.showForming({ ...line, roomId: randomUUID() });
    for (const socket of [b, outside]) {
      await handled(socket);
      expect(socket.events.filter(({ type }) => type === 'message_forming')).toEqual([]);
    }
    await keeper.say({ roomId, senderId: ben.id, clientId: randomUUID(), content: 'Well then' });
    expect([await keeper.countUnread(ana.id), await keeper.countUnread(ben.id)]).toEqual([1, 0]);
  });
});
