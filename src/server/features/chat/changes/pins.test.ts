import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteMessage } from '#contract/chat.changes.ts';
import { listPins, PINS_MAX, pinMessage } from '#contract/chat.pins.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { ReportScene } from '#test/report-scene.ts';

const scene = new ReportScene();
let ana: Person;
let ben: Person;
let roomId: string;
let message: Message;

beforeAll(scene.open);
afterAll(scene.close);
beforeEach(async () => {
  [ana, ben] = [await scene.person({ name: 'Ana' }), await scene.person({ name: 'Ben' })];
  roomId = await scene.room(ana, ben);
  message = await scene.say(ben, roomId, 'The gate is green');
});

const pin = (person: Person, { id }: Message = message, isOn = true) =>
  call(scene.test.app, pinMessage, { token: person.token, params: { roomId, messageId: id }, body: { isOn } });
const pins = (person: Person) => call(scene.test.app, listPins, { token: person.token, params: { roomId } });
const pinned = async (person: Person): Promise<string[]> =>
  (await pins(person)).body.messages.map(({ content }) => content);
const linesOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ type: string }>`
    SELECT type FROM room_event WHERE room_id = ${roomId} ORDER BY seq`.execute(scene.test.deps.db);
  return rows.map(({ type }) => type);
};
const run = (statement: ReturnType<typeof sql>) => statement.execute(scene.test.deps.db);

it('Either person in a direct room can pin and unpin a message', async () => {
  const { body } = await pin(ana);
  const shown = { ...message, pinnedSeq: 2, changedSeq: 2 };
  expect(body.message).toEqual(shown);
  expect((await pins(ben)).body).toEqual({ messages: [shown], canPin: true });
  const page = { token: ben.token, params: { roomId }, query: { afterSeq: 1 } };
  expect((await call(scene.test.app, listMessages, page)).body.changed).toEqual([shown]);
  await pin(ben);
  expect((await pin(ben, message, false)).body.message).toEqual({ ...message, changedSeq: 3 });
  await pin(ana, message, false);
  expect(await pinned(ana)).toEqual([]);
  expect(await linesOf()).toEqual(['message', 'message_pinned', 'message_unpinned']);
});

it('A pin does not mark quoting messages as changed', async () => {
  const body = { clientId: randomUUID(), content: 'As you say', replyTo: message.id };
  await call(scene.test.app, sendMessage, { token: ana.token, params: { roomId }, body });
  await pin(ana);
  expect(await linesOf()).toEqual(['message', 'message', 'message_pinned']);
});

it('Each open screen hears of a pin and of its end', async () => {
  const address = (await scene.test.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const socket = await new TestSocket(`${address}/ws`).signIn(ana.token, { [roomId]: 1 });
  await pin(ben);
  const event = { roomId, messageId: message.id };
  const copy = { ...message, pinnedSeq: 2, changedSeq: 2 };
  expect(await socket.next('message_pinned')).toEqual({ type: 'message_pinned', ...event, seq: 2, message: copy });
  await pin(ben, message, false);
  expect((await socket.next('message_unpinned')).message.pinnedSeq).toBeUndefined();
  socket.drop();
});

it('A room accepts 50 pins and refuses the next one', async () => {
  await run(sql`
    INSERT INTO room_event (room_id, seq, id, type, sender_id, client_id, payload, created_at)
    SELECT ${roomId}::uuid, n, gen_random_uuid(), 'message', ${ben.id}::bigint, gen_random_uuid(),
      jsonb_build_object('content', n::text, 'pinnedSeq', n), now() FROM generate_series(2, ${PINS_MAX}) n`);
  await run(sql`UPDATE room SET last_seq = ${PINS_MAX} WHERE id = ${roomId}`);
  const other = await scene.say(ben, roomId, 'One too many');
  const [first, second] = await Promise.all([pin(ana), pin(ben, other)]);
  expect([first, second].filter(({ status }) => status === 200)).toHaveLength(1);
  expect([first, second].find(({ status }) => status === 409)?.problem.code).toBe('pins_full');
  expect(await pinned(ana)).toHaveLength(PINS_MAX);
  // Unpins a third message, because either of the two may be the one that was pinned.
  const third = (await pins(ana)).body.messages.find(({ content }) => content === '2');
  if (third !== undefined) await pin(ana, third, false);
  expect([(await pin(ana)).status, (await pin(ana, other)).status]).toEqual([200, 200]);
  expect(await pinned(ben)).toHaveLength(PINS_MAX);
});

it('Only a group’s owner and admins can pin messages', async () => {
  roomId = await makeCrowd(scene.test.deps.db, [ana, ben]);
  message = await scene.say(ben, roomId, 'Hello all');
  expect((await pin(ben)).problem.code).toBe('forbidden');
  for (const role of ['admin', 'owner']) {
    await run(sql`UPDATE room_member SET role = ${role} WHERE room_id = ${roomId} AND user_id = ${ana.id}`);
    expect((await pin(ana)).status).toBe(200);
    expect((await pins(ana)).body.canPin).toBe(true);
    expect((await pin(ben, message, false)).problem.code).toBe('forbidden');
    expect((await pins(ben)).body).toMatchObject({ messages: [{ content: 'Hello all' }], canPin: false });
    expect((await pin(ana, message, false)).status).toBe(200);
  }
  await run(sql`UPDATE room SET room_type = 'chaos' WHERE id = ${roomId}`);
  expect((await pin(ana)).status).toBe(200);
  await run(sql`UPDATE room SET room_type = 'trending' WHERE id = ${roomId}`);
  await run(sql`UPDATE room_member SET role = 'member' WHERE room_id = ${roomId}`);
  expect((await pin(ana, message, false)).problem.code).toBe('forbidden');
});

it('A non-member can neither read pins nor pin a message', async () => {
  const eve = await scene.person();
  expect([(await pin(eve)).status, (await pins(eve)).status]).toEqual([404, 404]);
  await pin(ana);
  await run(sql`UPDATE room_member SET left_seq = 2 WHERE room_id = ${roomId} AND user_id = ${ben.id}`);
  expect((await pins(ben)).status).toBe(404);
  await run(sql`UPDATE room SET closed_at = now() WHERE id = ${roomId}`);
  expect((await pin(ana, message, false)).problem.code).toBe('blocked');
  expect(await pinned(ana)).toEqual(['The gate is green']);
});

it('A deleted message loses its pin and cannot be pinned again', async () => {
  await pin(ana);
  const { db, clock, newId } = scene.test.deps;
  const hiding = { roomId, seq: 1, isHidden: true, now: clock.now(), newId };
  await inTransaction(db, (trx) => setMessageHidden(trx, hiding));
  expect([await pinned(ana), await pinned(ben)]).toEqual([[], []]);
  await pin(ana, message, false);
  expect((await pin(ana)).problem.code).toBe('message_gone');
  await inTransaction(db, (trx) => setMessageHidden(trx, { ...hiding, isHidden: false }));
  await pin(ana);
  expect(await pinned(ben)).toEqual(['The gate is green']);
  const params = { roomId, messageId: message.id };
  const { body } = await call(scene.test.app, deleteMessage, { token: ben.token, params });
  expect(body.message.pinnedSeq).toBeUndefined();
  expect(await pinned(ana)).toEqual([]);
  expect((await pin(ana)).problem.code).toBe('message_gone');
});

it('Pins from before a member joined or cleared the history are not theirs', async () => {
  const later = await scene.say(ben, roomId, 'Code 4471');
  for (const one of [message, later]) await pin(ben, one);
  await run(sql`UPDATE room_member SET joined_seq = 1 WHERE room_id = ${roomId} AND user_id = ${ana.id}`);
  expect([await pinned(ana), await pinned(ben)]).toEqual([['Code 4471'], ['The gate is green', 'Code 4471']]);
  expect((await pin(ana, message, false)).status).toBe(404);
  await run(sql`UPDATE room_member SET cleared_seq = 2 WHERE room_id = ${roomId} AND user_id = ${ana.id}`);
  expect((await pins(ana)).body).toEqual({ messages: [], canPin: true });
});
