import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { blockPerson } from '#contract/blocks.ts';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { listMessages, type Message } from '#contract/chat.ts';
import { completePartyQuiz } from '#contract/quiz-party.ts';
import { answerParty, getParty, joinParty, showParty, startParty } from '#contract/quiz-party.together.ts';
import { setMessageHidden } from '#server/features/chat/messages.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { PARTY_WAITS_MS } from '#contract/chat.party.ts';
import { leaveGroup, removeMember } from '#contract/groups.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import { makeGroup, makeSettled, say } from '#test/group-scene.ts';

let server: TestApp;
let ana: Person;
let ben: Person;
let cara: Person;
let roomId: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, ben, cara] = (await makeSettled(server, 3)) as [Person, Person, Person];
  roomId = await makeGroup(server, [ana, ben, cara]);
  await say(server, roomId, ana, 'Hello');
});

const FIRST = partyQuizzes.aura.questions.map(({ answers }) => Object.keys(answers)[0] ?? '');
const take = ({ token }: Person, answers = FIRST) =>
  call(server.app, completePartyQuiz, { token, params: { quizId: 'aura' }, body: { answers } });
const start = ({ token }: Person, room = roomId) =>
  call(server.app, startParty, { token, params: { roomId: room }, body: { quizId: 'aura' } });
const join = ({ token }: Person, { id: messageId }: Message, isIn = true) =>
  call(server.app, joinParty, { token, params: { roomId, messageId }, body: { isIn } });
const answer = ({ token }: Person, { id: messageId }: Message) =>
  call(server.app, answerParty, { token, params: { roomId, messageId } });
const show = ({ token }: Person, { id: messageId }: Message) =>
  call(server.app, showParty, { token, params: { roomId, messageId } });
/** Completes the quiz as a person and adds their result to the message. */
async function finish(one: Person, message: Message, answers = FIRST) {
  await take(one, answers);
  return (await answer(one, message)).body.message.party;
}
/** Opens new sessions, because the access tokens of the scene expire before a day has passed. */
const signInAgain = async () => {
  const { sessions, db } = server.deps;
  for (const one of [ana, cara])
    one.token = (await sessions.open(db, one.id, { deviceId: undefined, deviceName: 'test' })).accessToken;
};
const seen = async (one: Person, message: Message) =>
  (await look(one, message)).body.people?.map(({ person }) => person.id).toSorted((a, b) => a - b);
const look = ({ token }: Person, { id: messageId }: Message) =>
  call(server.app, getParty, { token, params: { roomId, messageId } });
const partyOf = async ({ token }: Person) =>
  (await call(server.app, listMessages, { token, params: { roomId } })).body.messages.find(({ party }) => party)?.party;

it('Everybody who joined answers, then everybody who answered sees all', async () => {
  const { message } = (await start(ana)).body;
  const begun = {
    quizId: 'aura',
    version: 1,
    showsAt: new Date(Date.parse(message.createdAt) + PARTY_WAITS_MS).toISOString(),
  };
  expect(message).toMatchObject({ messageType: 'party', party: { ...begun, answered: 0, waiting: 1, isJoined: true } });
  expect((await answer(ben, message)).problem.code).toBe('party_unfinished');
  for (const one of [ben, cara]) await join(one, message);
  expect(await finish(ana, message)).toEqual({ ...begun, answered: 1, waiting: 2, isJoined: true, isAnswered: true });
  await finish(ben, message, FIRST.with(0, 'dusk'));
  for (const one of [ana, ben, cara]) expect((await look(one, message)).body).toEqual({ people: null });
  expect(await partyOf(cara)).toEqual({ ...begun, answered: 2, waiting: 1, isJoined: true });
  expect(await finish(cara, message)).toMatchObject({ answered: 3, waiting: 0, isShown: true });
  const people = (await look(ben, message)).body.people ?? [];
  expect(people.map(({ person, alike }) => [person.id, alike])).toEqual([
    [ben.id, 10],
    [ana.id, 9],
    [cara.id, 9],
  ]);
  for (const one of [ana, cara]) expect(await seen(one, message)).toHaveLength(3);
});

it('A person who answers after the results were shown sees them at once', async () => {
  const { message } = (await start(ana)).body;
  await finish(ana, message);
  expect(await partyOf(ana)).not.toHaveProperty('isShown');
  expect((await look(ana, message)).body).toEqual({ people: null });
  await finish(ben, message);
  expect(await partyOf(cara)).toMatchObject({ answered: 2, waiting: 0, isShown: true });
  expect((await join(cara, message)).body.message.party).not.toHaveProperty('isJoined');
  expect((await look(cara, message)).body).toEqual({ people: null });
  await finish(cara, message);
  expect(await seen(cara, message)).toHaveLength(3);
  expect(await seen(ana, message)).toHaveLength(3);
});

it('Nobody waits for a person who stepped out or left the room', async () => {
  const { message } = (await start(ana)).body;
  for (const one of [ben, cara]) await join(one, message);
  await join(ana, message, false);
  await finish(ben, message);
  await call(server.app, leaveGroup, { token: cara.token, params: { roomId } });
  expect((await look(ben, message)).body).toEqual({ people: null });
  expect((await join(ana, message)).body.message.party).toMatchObject({ waiting: 1, isJoined: true });
  expect((await join(ana, message, false)).body.message.party).not.toHaveProperty('isShown');
  expect(await finish(ana, message)).toMatchObject({ answered: 2, isShown: true });
  expect(await seen(ben, message)).toEqual([ana.id, ben.id]);
});

it('The last one waited for who steps out shows the results to the others', async () => {
  const { message } = (await start(ana)).body;
  await join(cara, message);
  await finish(ana, message);
  await finish(ben, message);
  expect((await join(cara, message, false)).body.message.party).toMatchObject({ waiting: 0, isShown: true });
  expect(await seen(ana, message)).toHaveLength(2);
});

it.each([
  ['leaves the room', () => call(server.app, leaveGroup, { token: cara.token, params: { roomId } })],
  [
    'is removed from the room',
    () => call(server.app, removeMember, { token: ana.token, params: { roomId, userId: cara.id }, body: {} }),
  ],
])('The last one waited for who %s shows the results to the others', async (_, go) => {
  const [{ message }, waits] = [(await start(ana)).body, (await start(ben)).body];
  for (const one of [message, waits.message]) await join(cara, one);
  await finish(ana, message);
  await finish(ben, message);
  expect((await go()).status).toBe(200);
  const { messages } = (await call(server.app, listMessages, { token: ben.token, params: { roomId } })).body;
  const parties = messages.flatMap(({ party }) => party ?? []);
  expect(parties).toMatchObject([
    { answered: 2, waiting: 0, isShown: true },
    { answered: 0, waiting: 1 },
  ]);
  expect(await seen(ana, message)).toEqual([ana.id, ben.id]);
  expect(parties[1]).not.toHaveProperty('isShown');
});

it('A person who answered cannot step out, so nobody looks without being seen', async () => {
  const { message } = (await start(ana)).body;
  await join(ben, message);
  await finish(ana, message);
  expect((await join(ana, message, false)).body.message.party).toMatchObject({ answered: 1, isAnswered: true });
});

it('Only the starter or an admin can show the results early', async () => {
  const { message } = (await start(ben)).body;
  await join(cara, message);
  await finish(ben, message);
  await finish(ana, message);
  expect((await show(cara, message)).status).toBe(403);
  expect((await look(ana, message)).body).toEqual({ people: null });
  expect((await show(ben, message)).body.message.party).toMatchObject({ waiting: 1, isShown: true });
  expect(await seen(ana, message)).toEqual([ana.id, ben.id]);
  const { lastSeq } = (await call(server.app, listMessages, { token: ana.token, params: { roomId } })).body;
  // Ana may show the results too, because she made the group.
  expect((await show(ana, message)).status).toBe(200);
  expect((await call(server.app, listMessages, { token: ana.token, params: { roomId } })).body.lastSeq).toBe(lastSeq);
  const second = (await start(ben)).body.message;
  expect((await show(ana, second)).body.message.party).toMatchObject({ isShown: true });
});

it('A party waits a day for those who joined, and no longer', async () => {
  const { message } = (await start(ana)).body;
  await join(cara, message);
  await finish(ana, message);
  await finish(ben, message);
  server.clock.advance(PARTY_WAITS_MS - 1000);
  await signInAgain();
  expect((await look(ana, message)).body).toEqual({ people: null });
  server.clock.advance(1000);
  expect(await seen(ana, message)).toEqual([ana.id, ben.id]);
  expect((await look(cara, message)).body).toEqual({ people: null });
});

it('The first answer counts and a later result changes nothing in the room', async () => {
  const { message } = (await start(ana)).body;
  await finish(ana, message);
  await finish(ben, message);
  const before = (await look(ana, message)).body;
  expect(await finish(ana, message, FIRST.with(0, 'dusk').with(1, 'moss'))).toMatchObject({ answered: 2 });
  expect((await look(ana, message)).body).toEqual(before);
});

it('An outsider sees no results and a blocked person is not shown', async () => {
  const { message } = (await start(ana)).body;
  for (const one of [ana, ben, cara]) await finish(one, message);
  const [eve] = (await makeSettled(server, 1)) as [Person];
  await take(eve);
  expect((await start(eve)).status).toBe(404);
  for (const way of [join, answer, show, look]) expect((await way(eve, message)).status).toBe(404);
  await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  expect((await look(ana, message)).body.people?.map(({ person }) => person.id)).toEqual([ana.id, cara.id]);
});

it('A party that moderators hid takes no more people and no more answers', async () => {
  const { message } = (await start(ana)).body;
  await take(ben);
  const { db, clock, newId } = server.deps;
  const hiding = { roomId, seq: message.seq, isHidden: true, now: clock.now(), newId };
  await inTransaction(db, (trx) => setMessageHidden(trx, hiding));
  for (const way of [join, answer, show]) expect((await way(ana, message)).problem.code).toBe('message_gone');
  expect((await answer(ben, message)).problem.code).toBe('message_gone');
});

it('Nobody takes a quiz together with a demo member', async () => {
  const room = await makeRoom(server.deps.db, ana, ben);
  await say(server, room, ana, 'Hello');
  await sql`UPDATE account SET is_demo = true WHERE id = ${ben.id}`.execute(server.deps.db);
  expect((await start(ana, room)).problem.message).toBe('Quizzes together are for people.');
});

it('A party of other quizzes than today’s waits for nobody new', async () => {
  const { message } = (await start(ana)).body;
  await take(ben);
  await sql`UPDATE room_event SET payload = jsonb_set(payload, '{party,version}', '0')
    WHERE room_id = ${roomId} AND seq = ${message.seq}`.execute(server.deps.db);
  expect((await join(ben, message)).problem.code).toBe('party_unfinished');
  expect((await answer(ben, message)).problem.code).toBe('party_unfinished');
});

it('A quiz starts only in a room where people have talked', async () => {
  const empty = await makeRoom(server.deps.db, ana, ben);
  expect((await start(ana, empty)).problem.message).toContain('Say hello');
  const { message } = (await start(ana)).body;
  await finish(ana, message);
  const at = { token: ana.token, params: { roomId, messageId: message.id } };
  expect((await call(server.app, editMessage, { ...at, body: { content: 'x' } })).status).toBe(400);
  await call(server.app, deleteMessage, at);
  expect(await partyOf(ben)).toBeUndefined();
  for (const way of [look, join, answer, show]) expect((await way(ana, message)).status).toBe(404);
  const left = server.deps.db.selectFrom('quiz_party_answer').select('id').where('room_id', '=', roomId);
  expect(await left.execute()).toEqual([]);
});
