import { afterAll, beforeAll, beforeEach, afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { reactToMessage } from '#contract/chat.changes.ts';
import { sendGift } from '#contract/gifts.ts';
import { HEARTBEAT_MS, type ServerEvent } from '#contract/realtime.ts';
import { giftTypes } from '#content/gifts.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makePeople, makeRoom, type Instance } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import type { HandTimers } from '#test/faults/timers.ts';
import { LiveScene } from '#test/live-scene.ts';

const scene = new LiveScene();
let server: Instance;
let time: HandTimers;
let [ana, ben]: [Person, Person] = [
  { id: 0, token: '' },
  { id: 0, token: '' },
];
let room = '';

beforeAll(async () => {
  ({ server, time } = await scene.open());
});
afterAll(() => scene.close());
beforeEach(async () => {
  [ana, ben] = (await makePeople(server.deps, 2)) as [Person, Person];
  room = await makeRoom(server.deps.db, ana, ben);
});
afterEach(() => scene.dropSockets());

type Type = ServerEvent['type'];

/** Says the frames, and returns the first answer of this type with the fields that the first clients read. */
async function hear(socket: TestSocket, type: Type, ...frames: Record<string, unknown>[]): Promise<ServerEvent> {
  await socket.opened();
  for (const frame of frames) socket.say(frame);
  return socket.next(type);
}

const join = (socket: TestSocket) => hear(socket, 'room_joined', { type: 'join_room', chatRoomId: room });
const id = z.uuid();

it.each([
  ['auth', 'auth_success', 'auth_error'],
  ['reauth', 'reauth_success', 'reauth_error'],
  ['update_token', 'token_updated', 'token_error'],
] as const)('The frame %s with its token alone is answered %s, with another token %s', async (type, yes, no) => {
  const begun = () => (type === 'auth' ? scene.socket() : scene.connect(ana));
  expect((await hear(await begun(), yes, { type, token: ana.token })).type).toBe(yes);
  expect(await hear(await begun(), no, { type, token: 'none' })).toMatchObject({ code: 'invalid' });
});

it('A sign-in that asks for no room is answered with the rejoined rooms', async () => {
  const heard = await hear(scene.socket(), 'rooms_rejoined', { type: 'auth', token: ana.token });
  expect(heard).toEqual({ type: 'rooms_rejoined', rooms: [] });
});

it('A ping is answered with its time', async () => {
  const socket = await scene.connect(ana);
  for (let beat = 0; beat < 4; beat += 1) {
    time.pass(HEARTBEAT_MS);
    const { timestamp } = await socket.next('ping');
    socket.say({ type: 'pong', timestamp });
    await hear(socket, 'pong', { type: 'ping', timestamp: 1 });
  }
  expect(socket.code).toBeUndefined();
});

it('A text message reaches people in the room and skips those who left', async () => {
  const [mine, theirs] = [await scene.connect(ana), await scene.connect(ben)];
  await join(theirs);
  const said = { type: 'chat_message', chatRoomId: room, content: ' Hello ' };
  const ack = z.looseObject({ roomId: z.literal(room), messageId: id, clientId: id });
  const { messageId } = ack.parse(await hear(mine, 'message_ack', said));
  expect(await theirs.next('new_message')).toMatchObject({
    roomId: room,
    messageId,
    message: { id: messageId, senderId: ana.id, content: 'Hello', messageType: 'text', chatRoomId: room },
  });
  theirs.say({ type: 'leave_room', chatRoomId: room });
  await hear(theirs, 'pong', { type: 'ping', timestamp: 1 });
  const before = theirs.events.length;
  await hear(mine, 'message_ack', said);
  await hear(theirs, 'pong', { type: 'ping', timestamp: 2 });
  expect(theirs.events.slice(before).filter(({ type }) => type === 'new_message')).toEqual([]);
});

it('Reactions, typing and gifts arrive under their first names', async () => {
  const [mine, theirs] = [await scene.connect(ana), await scene.connect(ben)];
  await Promise.all([join(mine), join(theirs)]);
  const said = { type: 'chat_message', chatRoomId: room, content: 'Hello' };
  const { messageId } = z.looseObject({ messageId: id }).parse(await hear(mine, 'message_ack', said));
  const params = { roomId: room, messageId };
  await call(server.app, reactToMessage, { token: ben.token, params, body: { emoji: '🎉', isOn: true } });
  expect(await mine.next('reaction_added')).toMatchObject({ roomId: room, messageId, emoji: '🎉', senderId: ben.id });
  expect(await hear(mine, 'typing_start', ...typing(theirs))).toMatchObject({ roomId: room, senderId: ben.id });
  const body = { giftTypeId: giftTypes[0]?.id, receiverId: ben.id, message: 'For you', chatRoomId: room };
  const { status } = await call(server.app, sendGift, { token: ana.token, body });
  expect(status).toBe(200);
  // A wrapped gift tells its receiver neither its name nor its note.
  expect(await theirs.next('gift_received')).toMatchObject({
    roomId: room,
    message: { senderId: ana.id, messageType: 'gift', gift: { receiverId: ben.id, giftType: null, message: '' } },
  });
});

/** Lets another person type; the listener says nothing for it. */
function typing(by: TestSocket): [] {
  by.say({ type: 'typing', chatRoomId: room });
  return [];
}
