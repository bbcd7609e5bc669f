import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listChats } from '#contract/chat.list.ts';
import { HIDDEN_MESSAGE, listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { messageSubject, personSubject, ReportScene } from '#test/report-scene.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';

const scene = new ReportScene();
let address: string;
const sockets: TestSocket[] = [];
beforeAll(async () => {
  await scene.open();
  address = await scene.test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(scene.close);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.drop();
});

async function connect(person: Person, rooms: Record<string, number>): Promise<TestSocket> {
  const socket = new TestSocket(`${address.replace('http', 'ws')}/ws`);
  sockets.push(socket);
  return socket.signIn(person.token, rooms);
}

/** Hides a message, or shows it again, as a moderator's decision does. */
async function hide(roomId: string, message: Message, isHidden = true): Promise<void> {
  const { deps } = scene.test;
  const { id } = messageSubject(roomId, message);
  const at = isHidden ? deps.clock.now() : null;
  const after = await inTransaction(
    deps.db,
    (trx) => subjects.message.hide?.(deps, trx, { id, at }) ?? Promise.reject(),
  );
  after();
}

const read = async (person: Person, roomId: string, query: Record<string, number> = {}) =>
  (await call(scene.test.app, listMessages, { token: person.token, params: { roomId }, query })).body;
const trusted = () => scene.person({ days: 100, agreed: 5 });

/** Makes a room of Ana and Ben, in which Ben says something. */
async function talk(words = 'Something'): Promise<{ ana: Person; ben: Person; roomId: string; message: Message }> {
  const [ana, ben] = [await trusted(), await trusted()];
  const roomId = await scene.room(ana, ben);
  return { ana, ben, roomId, message: await scene.say(ben, roomId, words) };
}

it('A hidden message keeps its place and only its author still reads it', async () => {
  const { ana, ben, roomId, message } = await talk();
  await hide(roomId, message);
  expect((await read(ana, roomId)).messages).toEqual([
    { ...message, content: HIDDEN_MESSAGE, isHidden: true, changedSeq: 2 },
  ]);
  expect((await read(ben, roomId)).messages).toEqual([{ ...message, isHidden: true, changedSeq: 2 }]);
  const last = async ({ token }: Person) =>
    (await call(scene.test.app, listChats, { token })).body.chats[0]?.lastMessage;
  expect([await last(ana), await last(ben)]).toEqual([HIDDEN_MESSAGE, 'Something']);
  await hide(roomId, message, false);
  expect((await read(ana, roomId)).messages).toEqual([{ ...message, changedSeq: 3 }]);
  expect(await last(ana)).toBe('Something');
});

it('A hidden or restored message changes at once on all open screens', async () => {
  const { ana, ben, roomId, message } = await talk();
  const [hers, his] = [await connect(ana, { [roomId]: 1 }), await connect(ben, { [roomId]: 1 })];
  await hide(roomId, message);
  const hidden = { ...message, isHidden: true, changedSeq: 2 };
  expect(await hers.next('message_changed')).toEqual({
    type: 'message_changed',
    roomId,
    seq: 2,
    messageId: message.id,
    message: { ...hidden, content: HIDDEN_MESSAGE },
  });
  expect(await his.next('message_changed')).toMatchObject({ seq: 2, message: hidden });
  await hide(roomId, message, false);
  expect(await hers.next('message_changed')).toMatchObject({
    seq: 3,
    message: { content: 'Something', changedSeq: 3 },
  });
});

it('A device that was away learns of a hidden message on its return', async () => {
  const { ana, ben, roomId, message } = await talk();
  await hide(roomId, message);
  const later = await scene.say(ben, roomId, 'Later');
  const page = await read(ana, roomId, { afterSeq: 1 });
  expect(page.messages).toEqual([later]);
  expect(page.changed).toMatchObject([{ seq: 1, content: HIDDEN_MESSAGE, isHidden: true }]);
  expect((await read(ana, roomId, { afterSeq: 2 })).changed).toEqual([]);
  const socket = await connect(ana, { [roomId]: 0 });
  const own = await connect(ben, { [roomId]: 0 });
  const lines = (one: TestSocket) =>
    one.events.flatMap((event) =>
      event.type === 'new_message' || event.type === 'message_changed' ? [`${event.seq} ${event.message.content}`] : [],
    );
  expect(lines(socket)).toEqual([`1 ${HIDDEN_MESSAGE}`, `2 ${HIDDEN_MESSAGE}`, '3 Later']);
  expect(lines(own)).toEqual(['1 Something', '2 Something', '3 Later']);
});

it('Quotes of a hidden message hide its words until it is restored', async () => {
  const { ana, roomId, message } = await talk();
  const reply = (content: string) =>
    call(scene.test.app, sendMessage, {
      token: ana.token,
      params: { roomId },
      body: { clientId: randomUUID(), content, replyTo: message.id },
    });
  await reply('Before');
  await hide(roomId, message);
  expect((await reply('After')).body.message.replyTo).toMatchObject({ content: HIDDEN_MESSAGE, isHidden: true });
  const quotes = async () => (await read(ana, roomId)).messages.map(({ replyTo }) => replyTo?.content);
  expect(await quotes()).toEqual([undefined, HIDDEN_MESSAGE, HIDDEN_MESSAGE]);
  const { rows } = await sql<{ seq: number; last_seq: number }>`
    SELECT event.seq, room.last_seq FROM room_event event JOIN room ON room.id = event.room_id
    WHERE event.room_id = ${roomId} ORDER BY event.seq`.execute(scene.test.deps.db);
  // The log has no gap: two messages, a line for the change of each, and a third message.
  expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  expect(rows[0]?.last_seq).toBe(5);
  await hide(roomId, message, false);
  expect(await quotes()).toEqual([undefined, 'Something', 'Something']);
});

it('Two trustworthy reporters hide a message and its evidence stays intact', async () => {
  const [ana, ben, cleo] = [await trusted(), await trusted(), await trusted()];
  const { roomId } = await group([ana, ben, cleo]);
  const message = await scene.say(ben, roomId, 'Something');
  const subject = messageSubject(roomId, message);
  await scene.report(ana, subject);
  expect((await read(ana, roomId)).messages[0]?.isHidden).toBeUndefined();
  const second = await scene.report(cleo, subject);
  expect((await read(ana, roomId)).messages[0]).toMatchObject({ content: HIDDEN_MESSAGE, isHidden: true });
  const one = await scene.caseOf('message', subject.id);
  expect(one).toMatchObject({ state: 'open', hidden_at: expect.any(Date) });
  expect(one?.reasons.join(' ')).toMatch(/Hidden until a moderator has looked/);
  const { rows } = await sql<{ text: string }>`
    SELECT evidence -> 0 ->> 'text' AS text FROM moderation_report WHERE id = ${second.body.id}`.execute(
    scene.test.deps.db,
  );
  expect(rows[0]?.text).toBe('Something');
});

it('Reports by new accounts hide no message and a person is never hidden', async () => {
  const crowd = await Promise.all(Array.from({ length: 6 }, () => scene.person({ days: 3, agreed: 9 })));
  const ben = await trusted();
  const { roomId } = await group([ben, ...crowd]);
  const message = await scene.say(ben, roomId, 'Something');
  for (const one of crowd) await scene.report(one, messageSubject(roomId, message));
  expect((await scene.caseOf('message', `${roomId}:1`))?.hidden_at).toBeNull();
  const [ana, cleo] = [await trusted(), await trusted()];
  for (const one of [ana, cleo]) await scene.report(one, personSubject(ben));
  expect((await scene.caseOf('person', String(ben.id)))?.hidden_at).toBeNull();
});

async function group(people: Person[]): Promise<{ roomId: string }> {
  const roomId = scene.test.deps.newId();
  const { db, clock } = scene.test.deps;
  const ids = people.map(({ id }) => id);
  await sql`INSERT INTO room (id, room_type, created_by, created_at)
    VALUES (${roomId}, 'group', ${ids[0]}, ${clock.now()})`.execute(db);
  await sql`INSERT INTO room_member (room_id, user_id) SELECT ${roomId}::uuid, unnest(${ids}::bigint[])`.execute(db);
  await sql`INSERT INTO user_room (room_id, user_id) SELECT ${roomId}::uuid, unnest(${ids}::bigint[])`.execute(db);
  return { roomId };
}

it('A post’s open screens hear when it or its comment is hidden or restored', async () => {
  const { deps } = scene.test;
  const announced: string[] = [];
  deps.hints.on('post', /./, (id) => void announced.push(id));
  const [post, comment] = [randomUUID(), randomUUID()];
  const hiding = async (kind: 'post' | 'comment', id: string, at: Date | null): Promise<string[]> => {
    announced.length = 0;
    const after = await inTransaction(
      deps.db,
      (trx) => subjects[kind].hide?.(deps, trx, { id, at }) ?? Promise.reject(),
    );
    expect(announced).toEqual([]);
    after();
    return announced;
  };
  expect(await hiding('post', post, deps.clock.now())).toEqual([post]);
  expect(await hiding('comment', `${post}:${comment}`, null)).toEqual([post]);
});
