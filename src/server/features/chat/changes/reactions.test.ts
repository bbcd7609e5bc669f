import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteMessage, listReactions, reactToMessage } from '#contract/chat.changes.ts';
import { listMessages, type Message } from '#contract/chat.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople } from '#test/faults/instance.ts';
import { TestSocket } from '#test/faults/socket.ts';
import { ReportScene } from '#test/report-scene.ts';

const EMOJI = [...'😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗😙😚🙂🤗🤩'];

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
  message = await scene.say(ben, roomId, 'Something');
});

const react = (person: Person, emoji: string, isOn = true) => {
  const params = { roomId, messageId: message.id };
  return call(scene.test.app, reactToMessage, { token: person.token, params, body: { emoji, isOn } });
};
const whoDid = async (person: Person, after = 0) => {
  const params = { roomId, messageId: message.id };
  return (await call(scene.test.app, listReactions, { token: person.token, params, query: { after } })).body;
};
const read = async (person: Person, query: Record<string, number> = {}) =>
  (await call(scene.test.app, listMessages, { token: person.token, params: { roomId }, query })).body;
const linesOf = async (): Promise<string[]> => {
  const { rows } = await sql<{ type: string }>`
    SELECT type FROM room_event WHERE room_id = ${roomId} ORDER BY seq`.execute(scene.test.deps.db);
  return rows.map(({ type }) => type);
};
/** Replaces the room of two by a group with a message. */
async function crowd(people: Person[]): Promise<void> {
  roomId = await makeCrowd(scene.test.deps.db, people);
  message = await scene.say(people[0] ?? ben, roomId, 'Hello all');
}

it('A reaction is counted for everyone and marked as the reader’s own', async () => {
  const { body } = await react(ana, '👍');
  const counted = { ...message, reactions: { '👍': 1 }, changedSeq: 2 };
  expect(body.message).toEqual({ ...counted, myReactions: ['👍'] });
  expect((await read(ben)).messages).toEqual([counted]);
  expect((await read(ana, { afterSeq: 1 })).changed).toEqual([body.message]);
  await react(ben, '👍');
  expect((await react(ben, '🎉')).body.message).toMatchObject({
    reactions: { '👍': 2, '🎉': 1 },
    myReactions: ['👍', '🎉'],
  });
  expect(await linesOf()).toEqual(['message', 'reaction_added', 'reaction_added', 'reaction_added']);
});

it('A reaction that is there, or is not there to be taken away, changes nothing', async () => {
  await Promise.all(Array.from({ length: 8 }, () => react(ana, '👍')));
  expect((await read(ana)).messages[0]?.reactions).toEqual({ '👍': 1 });
  await react(ana, '🎉', false);
  expect(await linesOf()).toEqual(['message', 'reaction_added']);
  const [gone] = await Promise.all([react(ana, '👍', false), react(ana, '👍', false)]);
  expect(gone.status).toBe(200);
  expect((await read(ana)).messages).toEqual([{ ...message, changedSeq: 3 }]);
  expect(await linesOf()).toEqual(['message', 'reaction_added', 'reaction_removed']);
});

it('A member leaves 5 reactions on a message, and takes one back for another', async () => {
  for (const emoji of EMOJI.slice(0, 5)) expect((await react(ana, emoji)).status).toBe(200);
  const sixth = await react(ana, '👍');
  expect([sixth.status, sixth.problem.code]).toEqual([409, 'own_reactions_full']);
  await react(ana, EMOJI[0] ?? '', false);
  expect((await react(ana, '👍')).status).toBe(200);
});

it('A message has 20 kinds of reactions, and others still add to them', async () => {
  const people = await makePeople(scene.test.deps, 5);
  await crowd(people);
  for (const [at, emoji] of EMOJI.slice(0, 20).entries()) {
    expect((await react(people[Math.floor(at / 5)] ?? ben, emoji)).status).toBe(200);
  }
  const [, , , , last = ben] = people;
  const full = await react(last, EMOJI[20] ?? '');
  expect([full.status, full.problem.code]).toEqual([409, 'reactions_full']);
  expect((await react(last, EMOJI[0] ?? '')).body.message.reactions).toMatchObject({ [EMOJI[0] ?? '']: 2 });
});

it('A reaction is exactly one emoji, skin tones and families included', async () => {
  for (const emoji of ['👍🏽', '❤️', '👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) expect((await react(ana, emoji)).status).toBe(200);
  for (const text of ['', 'a', '👍👍', '1', '👍 ']) expect((await react(ana, text)).status).toBe(400);
});

it('An unreadable, deleted or hidden message accepts no reactions', async () => {
  const eve = await scene.person();
  expect((await react(eve, '👍')).status).toBe(404);
  await react(ana, '👍');
  const { db, clock, newId } = scene.test.deps;
  const hiding = { roomId, seq: 1, isHidden: true, now: clock.now(), newId };
  await inTransaction(db, (trx) => setMessageHidden(trx, hiding));
  expect((await react(ana, '🎉')).problem.code).toBe('message_gone');
  expect(await whoDid(ana)).toEqual({ reactions: [], next: null });
  await inTransaction(db, (trx) => setMessageHidden(trx, { ...hiding, isHidden: false }));
  expect((await react(ana, '🎉')).status).toBe(200);
  await call(scene.test.app, deleteMessage, { token: ben.token, params: { roomId, messageId: message.id } });
  expect((await react(ana, '🎉')).problem.code).toBe('message_gone');
  expect((await whoDid(ana)).reactions).toEqual([]);
});

it('The list of reactors comes in pages and omits blocked people', async () => {
  const people = await makePeople(scene.test.deps, 103);
  await crowd(people);
  for (const person of people) await react(person, '👍');
  const [first = ben, second = ben, third = ben] = people;
  await sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${first.id}, ${second.id}, now())`.execute(
    scene.test.deps.db,
  );
  const page = await whoDid(first);
  expect(page.reactions.slice(0, 2).map(({ emoji, person }) => [emoji, person.id])).toEqual([
    ['👍', first.id],
    ['👍', third.id],
  ]);
  expect(page.reactions).toHaveLength(99);
  const rest = await whoDid(first, page.next ?? 0);
  expect(rest.reactions.map(({ person }) => person.id)).toEqual(people.slice(100).map(({ id }) => id));
  expect(rest.next).toBeNull();
  for (const person of people.slice(100)) await react(person, '👍', false);
  expect((await whoDid(first)).next).toBeNull();
  const { token } = await scene.person();
  const params = { roomId, messageId: message.id };
  expect((await call(scene.test.app, listReactions, { token, params, query: {} })).status).toBe(404);
});

it('Each open screen hears of a reaction with its own marked as its own', async () => {
  const address = (await scene.test.app.listen({ port: 0, host: '127.0.0.1' })).replace('http', 'ws');
  const join = ({ token }: Person) => new TestSocket(`${address}/ws`).signIn(token, { [roomId]: 1 });
  const [hers, his] = [await join(ana), await join(ben)];
  await react(ana, '👍');
  const event = { type: 'reaction_added', roomId, seq: 2, messageId: message.id, senderId: ana.id, emoji: '👍' };
  const counted = { ...message, reactions: { '👍': 1 }, changedSeq: 2 };
  expect(await his.next('reaction_added')).toEqual({ ...event, message: counted });
  expect(await hers.next('reaction_added')).toEqual({ ...event, message: { ...counted, myReactions: ['👍'] } });
  await react(ben, '👍');
  expect((await hers.next('reaction_added')).message).toMatchObject({ reactions: { '👍': 2 }, myReactions: ['👍'] });
  await react(ana, '👍', false);
  expect((await hers.next('reaction_removed')).message.myReactions).toBeUndefined();
  expect((await his.next('reaction_removed')).message).toMatchObject({ reactions: { '👍': 1 }, myReactions: ['👍'] });
  for (const socket of [hers, his]) socket.drop();
});
