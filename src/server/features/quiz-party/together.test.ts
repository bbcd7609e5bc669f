import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { blockPerson } from '#contract/blocks.ts';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { listMessages, type Message } from '#contract/chat.ts';
import { completePartyQuiz } from '#contract/quiz-party.ts';
import { getParty, joinParty, startParty } from '#contract/quiz-party.together.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
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
const join = ({ token }: Person, { id: messageId }: Message) =>
  call(server.app, joinParty, { token, params: { roomId, messageId } });
const look = ({ token }: Person, { id: messageId }: Message) =>
  call(server.app, getParty, { token, params: { roomId, messageId } });
const partyOf = async ({ token }: Person) =>
  (await call(server.app, listMessages, { token, params: { roomId } })).body.messages.find(({ party }) => party)?.party;

it('Nobody sees what the others got before they answered, and then each sees all', async () => {
  const { message } = (await start(ana)).body;
  expect(message).toMatchObject({ messageType: 'party', party: { quizId: 'aura', answered: 0 } });
  expect((await join(ben, message)).problem.code).toBe('party_unfinished');
  await take(ana);
  await take(ben, FIRST.with(0, 'dusk'));
  expect((await join(ana, message)).body.message.party).toMatchObject({ answered: 1, isAnswered: true });
  expect((await look(ben, message)).body).toEqual({ people: null });
  expect(await partyOf(ben)).toEqual({ quizId: 'aura', version: 1, answered: 1 });
  await join(ben, message);
  const seen = (await look(ben, message)).body.people ?? [];
  expect(seen.map(({ person, alike }) => [person.id, alike])).toEqual([
    [ben.id, 10],
    [ana.id, 9],
  ]);
  expect((await look(ana, message)).body.people).toHaveLength(2);
  expect((await look(cara, message)).body).toEqual({ people: null });
  expect(await partyOf(cara)).toEqual({ quizId: 'aura', version: 1, answered: 2 });
});

it('The first answer counts, and a later result of the person changes nothing in the room', async () => {
  const { message } = (await start(ana)).body;
  await take(ana);
  await join(ana, message);
  const before = (await look(ana, message)).body;
  await take(ana, FIRST.with(0, 'dusk').with(1, 'moss'));
  expect((await join(ana, message)).body.message.party).toMatchObject({ answered: 1 });
  expect((await look(ana, message)).body).toEqual(before);
});

it('A person who is not in the room, or whom a block hides, is shown nothing and not shown', async () => {
  const { message } = (await start(ana)).body;
  for (const one of [ana, ben, cara]) {
    await take(one);
    await join(one, message);
  }
  const [eve] = (await makeSettled(server, 1)) as [Person];
  await take(eve);
  expect([(await start(eve)).status, (await join(eve, message)).status, (await look(eve, message)).status]).toEqual([
    404, 404, 404,
  ]);
  await call(server.app, blockPerson, { token: ben.token, params: { userId: ana.id } });
  expect((await look(ana, message)).body.people?.map(({ person }) => person.id)).toEqual([ana.id, cara.id]);
});

it('A quiz starts only where people have begun to talk, is not edited, and is deleted with its answers', async () => {
  const empty = await makeRoom(server.deps.db, ana, ben);
  expect((await start(ana, empty)).problem.message).toContain('Say hello');
  const { message } = (await start(ana)).body;
  await take(ana);
  await join(ana, message);
  const at = { token: ana.token, params: { roomId, messageId: message.id } };
  expect((await call(server.app, editMessage, { ...at, body: { content: 'x' } })).status).toBe(400);
  await call(server.app, deleteMessage, at);
  expect(await partyOf(ben)).toBeUndefined();
  expect([(await look(ana, message)).status, (await join(ana, message)).status]).toEqual([404, 404]);
  const left = server.deps.db.selectFrom('quiz_party_answer').select('id').where('room_id', '=', roomId);
  expect(await left.execute()).toEqual([]);
});
