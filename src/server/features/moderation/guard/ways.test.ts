import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startParty } from '#contract/quiz-party.together.ts';
import { editMessage } from '#contract/chat.changes.ts';
import { sendMessage } from '#contract/chat.ts';
import { sendGift } from '#contract/gifts.ts';
import { changeScheduled, scheduleMessage, sendScheduled } from '#contract/chat.scheduled.ts';
import { changePlan } from '#contract/plans.ts';
import { makePoll } from '#contract/polls.ts';
import { wordsOf } from '#server/platform/seams/rooms.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { pictureOf } from '#test/photo.ts';
import { clockIn, plan } from '#test/plan-scene.ts';
import { upload, uploadVoice } from '#test/pictures.ts';
import { ReportScene } from '#test/report-scene.ts';
import { webmOf } from '#test/voices.ts';
import { texts } from './texts.register.ts';

const scene = new ReportScene();
let ana: Person;
let ben: Person;
let roomId: string;
/** The words that the guard saw, and those that the listener heard. */
let guarded: string[] = [];
let heard: string[] = [];
let isHolding = false;
let seed = 0;

beforeAll(async () => {
  await scene.open();
  const { rooms } = scene.test.deps;
  rooms.replace({
    guard: async (draft) => {
      guarded.push(wordsOf(draft));
      return Promise.resolve(isHolding ? { code: 'send_anyway' } : undefined);
    },
    listener: async (draft) => {
      heard.push(wordsOf(draft));
      return Promise.resolve();
    },
  });
  await scene.test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(scene.close);
beforeEach(async () => {
  isHolding = false;
  [ana, ben] = [await scene.person(), await scene.person()];
  roomId = await scene.room(ana, ben);
  await scene.say(ben, roomId, 'Hello');
  [guarded, heard] = [[], []];
});

type GuardedAnswer = { status: number };
const send = (more: object): Promise<GuardedAnswer> =>
  call(scene.test.app, sendMessage, {
    token: ana.token,
    params: { roomId },
    body: { clientId: randomUUID(), content: '', ...more },
  });
const forget = (): void => {
  [guarded, heard] = [[], []];
};
/** Does what comes before a way of saying something, which is not looked at. */
async function first<T>(before: Promise<T>): Promise<T> {
  const holds = isHolding;
  isHolding = false;
  const done = await before;
  isHolding = holds;
  forget();
  return done;
}

const onSocket = async (content: string): Promise<GuardedAnswer> => {
  const { port } = scene.test.app.server.address() as AddressInfo;
  const socket = await new TestSocket(`ws://127.0.0.1:${port}/ws`).signIn(ana.token, {});
  socket.say({ type: 'chat_message', chatRoomId: roomId, clientId: randomUUID(), content });
  await socket.next(isHolding ? 'message_nack' : 'message_ack');
  socket.drop();
  return { status: isHolding ? 409 : 200 };
};
const replan = async (more: { title?: string; place?: string }): Promise<GuardedAnswer> => {
  const { body } = await first(plan(scene.test, ana, { roomId }));
  const when = clockIn(50, { from: scene.test.clock.now() });
  return call(scene.test.app, changePlan, {
    token: ana.token,
    params: { roomId, messageId: body.message.id },
    body: { title: 'Tea', place: '', when, zone: 'UTC', ...more },
  });
};
const poll = (more: { question?: string; choices?: string[] }) =>
  call(scene.test.app, makePoll, {
    token: ana.token,
    params: { roomId },
    body: { question: 'Tea or soup?', choices: ['Soup', 'Tea'], ...more },
    headers: { 'idempotency-key': randomUUID() },
  });
const inTwoHours = () => ({ when: clockIn(2, { from: scene.test.clock.now() }), zone: 'UTC' });
/** Sends a message now that was kept for later, if it was kept. */
async function sendKept(kept: GuardedAnswer & { body: { line: { id: string } } }): Promise<GuardedAnswer> {
  if (kept.status !== 200) return kept;
  forget();
  const params = { roomId, id: kept.body.line.id };
  return call(scene.test.app, sendScheduled, { token: ana.token, params, body: {} });
}
const laterOn = (content: string) =>
  call(scene.test.app, scheduleMessage, {
    token: ana.token,
    params: { roomId },
    body: { clientId: randomUUID(), content, ...inTwoHours() },
  });
const picture = async (): Promise<Buffer> => pictureOf((seed += 1));

/** Every way in which a person says a line in a room, by the field that has the words. */
const ways: Record<string, (words: string) => Promise<GuardedAnswer>> = {
  'SOCKET chat_message content': onSocket,
  'POST /api/chats/:roomId/messages content': (content) => send({ content }),
  'POST /api/chats/:roomId/messages pictures.alt': async (alt) => {
    const { body } = await upload(scene.test, ana, { bytes: await picture() });
    return send({ pictures: [{ id: body.id, alt }] });
  },
  'POST /api/chats/:roomId/messages voice.alt': async (alt) => {
    const { body } = await uploadVoice(scene.test, ana, { bytes: webmOf({ ms: 400 }) });
    return send({ voice: { id: body.id, wave: [1, 2], alt } });
  },
  'PUT /api/chats/:roomId/messages/:messageId content': async (content) => {
    const { id: messageId } = await first(scene.say(ana, roomId, 'Before'));
    return call(scene.test.app, editMessage, { token: ana.token, params: { roomId, messageId }, body: { content } });
  },
  'POST /api/gifts/send message': (message) =>
    call(scene.test.app, sendGift, {
      token: ana.token,
      body: { giftTypeId: 'night-swim', receiverId: ben.id, message, clientId: randomUUID() },
    }),
  'POST /api/chats/:roomId/plans title': (title) => plan(scene.test, ana, { roomId, title, place: '' }),
  'POST /api/chats/:roomId/plans place': (place) => plan(scene.test, ana, { roomId, place }),
  'PUT /api/chats/:roomId/plans/:messageId title': (title) => replan({ title }),
  'PUT /api/chats/:roomId/plans/:messageId place': (place) => replan({ place }),
  'POST /api/chats/:roomId/polls question': (question) => poll({ question }),
  'POST /api/chats/:roomId/polls choices': (choice) => poll({ choices: [choice, 'Tea'] }),
  'POST /api/chats/:roomId/scheduled content': async (content) => sendKept(await laterOn(content)),
  'PUT /api/chats/:roomId/scheduled/:id content': async (content) => {
    const { body } = await first(laterOn('Before'));
    const params = { roomId, id: body.line.id };
    const changed = { content, ...inTwoHours() };
    return sendKept(await call(scene.test.app, changeScheduled, { token: ana.token, params, body: changed }));
  },
};

const lines = async (): Promise<string> => {
  const { rows } = await sql<{ payload: object }>`
    SELECT payload FROM room_event WHERE room_id = ${roomId}`.execute(scene.test.deps.db);
  return JSON.stringify(rows);
};

it.each(Object.keys(ways))('Words in "%s" are guarded, written and heard once', async (way) => {
  const words = 'Words of a person';
  expect((await ways[way]?.(words))?.status).toBe(200);
  expect([guarded.length, heard.length]).toEqual([1, 1]);
  expect([guarded[0], heard[0]]).toEqual([expect.stringContaining(words), expect.stringContaining(words)]);
  expect(await lines()).toContain(words);
});

it.each(Object.keys(ways))('Held words in "%s" are neither written nor heard', async (way) => {
  isHolding = true;
  const words = 'Held words';
  expect((await ways[way]?.(words))?.status).toBe(409);
  expect([guarded.length, heard]).toEqual([1, []]);
  expect(await lines()).not.toContain(words);
});

it('A quiz together is guarded and heard as a line of its person', async () => {
  const start = (): Promise<GuardedAnswer> =>
    call(scene.test.app, startParty, { token: ana.token, params: { roomId }, body: { quizId: 'sleep' } });
  expect((await start()).status).toBe(200);
  expect([guarded.length, heard.length]).toEqual([1, 1]);
  forget();
  isHolding = true;
  expect((await start()).status).toBe(409);
  expect([guarded.length, heard]).toEqual([1, []]);
});

it('Every line in the register of texts has its way here', () => {
  const registered = Object.entries(texts).flatMap(([route, fields]) =>
    Object.entries(fields).flatMap(([field, guard]) => (guard === 'line' ? [`${route} ${field}`] : [])),
  );
  expect(Object.keys(ways).toSorted()).toEqual(registered.toSorted());
});
