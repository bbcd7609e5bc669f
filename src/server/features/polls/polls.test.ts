import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { deleteMessage, editMessage } from '#contract/chat.changes.ts';
import { listChats } from '#contract/chat.list.ts';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { sendReport } from '#contract/moderation.reports.ts';
import { searchMessages } from '#contract/chat.search.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import * as contract from '#contract/polls.ts';
import { call } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeRoom } from '#test/faults/instance.ts';
import type { TestSocket } from '#test/faults/socket.ts';
import { makeGroup, makeSettled, promote, say } from '#test/group-scene.ts';
import { LiveScene } from '#test/live-scene.ts';
import { closeDue } from './closing.ts';

const scene = new LiveScene();
let server: Awaited<ReturnType<typeof scene.open>>['server'];
let ana: Person;
let ben: Person;
let roomId: string;
beforeAll(async () => {
  ({ server } = await scene.open());
});
afterAll(scene.close);
afterEach(scene.dropSockets);
beforeEach(async () => {
  [ana, ben] = (await makeSettled(server, 2)) as [Person, Person];
  roomId = await makeRoom(server.deps.db, ana, ben);
  await say(server, roomId, ben, 'Hello');
});

const QUESTION = { question: 'Where do we meet?', choices: ['The mill', 'The lake', 'At home'] };
const ask = ({ token }: Person, more: object = {}, room = roomId) =>
  call(server.app, contract.makePoll, { token, params: { roomId: room }, body: { ...QUESTION, ...more } });
const make = async (by = ana, more: object = {}, room = roomId): Promise<Message> =>
  (await ask(by, more, room)).body.message;
const of = ({ token }: Person, { id: messageId, chatRoomId }: Message) => ({
  token,
  params: { roomId: chatRoomId, messageId },
});
const vote = (by: Person, poll: Message, ...choices: number[]) =>
  call(server.app, contract.votePoll, { ...of(by, poll), body: { choices } });
const close = (by: Person, poll: Message) => call(server.app, contract.closePoll, of(by, poll));
const look = async (by: Person, poll: Message) => (await call(server.app, contract.getPoll, of(by, poll))).body;
const read = async ({ token }: Person, room = roomId) =>
  (await call(server.app, listMessages, { token, params: { roomId: room }, query: { limit: 300 } })).body;
const pollIn = async (by: Person, { id, chatRoomId }: Message) =>
  (await read(by, chatRoomId)).messages.find((one) => one.id === id)?.poll;
/** Sets the end of a poll to a moment ago. Its voters' tokens would not last until the real one. */
const end = async ({ seq, chatRoomId }: Message): Promise<void> => {
  const at = new Date(server.deps.clock.now().getTime() - 1);
  await sql`UPDATE poll SET closes_at = ${at} WHERE room_id = ${chatRoomId} AND seq = ${seq}`.execute(server.deps.db);
  await sql`UPDATE room_event SET payload = jsonb_set(payload, '{poll,closesAt}', to_jsonb(${at.toISOString()}::text))
    WHERE room_id = ${chatRoomId} AND seq = ${seq}`.execute(server.deps.db);
};

describe('An open poll', () => {
  it('A poll is a message in lists, quotes and search, with its choices', async () => {
    const made = await make();
    expect(made).toMatchObject({
      seq: 2,
      messageType: 'poll',
      content: 'Poll: Where do we meet?\n· The mill\n· The lake\n· At home',
      poll: { ...QUESTION, counts: [0, 0, 0], voters: 0 },
    });
    const body = { content: 'Hm', replyTo: made.id };
    const reply = await call(server.app, sendMessage, { token: ben.token, params: { roomId }, body });
    expect(reply.body.message.replyTo?.content).toContain('The lake');
    const { lines } = (await call(server.app, searchMessages, { token: ben.token, query: { words: 'the lake' } })).body;
    expect(lines.map(({ messageId }) => messageId)).toEqual([made.id]);
    const poll = await make(ben);
    expect((await call(server.app, listChats, { token: ana.token })).body.chats[0]?.lastMessage).toBe(poll.content);
  });

  it('Everybody sees who voted for what, and a vote can change and go', async () => {
    const poll = await make();
    const socket = await scene.connect(ben, { [roomId]: 2 });
    expect((await vote(ana, poll, 1)).body.message.poll).toMatchObject({ counts: [0, 1, 0], voters: 1, mine: [1] });
    const event = await socket.next('poll_voted');
    expect(event).toMatchObject({ messageId: poll.id, message: { poll: { counts: [0, 1, 0], voters: 1 } } });
    expect(event.message.poll).not.toHaveProperty('mine');
    await vote(ben, poll, 1);
    await vote(ana, poll, 0);
    expect(await pollIn(ben, poll)).toMatchObject({ counts: [1, 1, 0], voters: 2, mine: [1] });
    expect((await look(ben, poll)).people.map(({ choices, person }) => [person.id, choices])).toEqual([
      [ana.id, [0]],
      [ben.id, [1]],
    ]);
    const { lastSeq } = await read(ana);
    await vote(ana, poll, 0);
    expect((await read(ana)).lastSeq).toBe(lastSeq);
    await vote(ana, poll);
    expect(await pollIn(ana, poll)).toMatchObject({ counts: [0, 1, 0], voters: 1 });
    expect(await pollIn(ana, poll)).not.toHaveProperty('mine');
  });

  it('A poll with one choice refuses two, and one with many counts each', async () => {
    const one = await make();
    expect([(await vote(ana, one, 0, 1)).status, (await vote(ana, one, 3)).status]).toEqual([400, 400]);
    const many = await make(ana, { isMany: true });
    expect((await vote(ben, many, 2, 0, 2)).body.message.poll).toMatchObject({ counts: [1, 0, 1], mine: [0, 2] });
  });

  it('A poll closes at its time once, and takes no votes after it', async () => {
    const poll = await make(ana, { hours: 1 });
    await vote(ben, poll, 0);
    await end(poll);
    expect((await vote(ana, poll, 1)).problem.code).toBe('poll_closed');
    const { lastSeq } = await read(ana);
    await Promise.all([closeDue(server.deps), closeDue(server.deps)]);
    expect((await read(ana)).lastSeq).toBe(lastSeq + 1);
    expect(await pollIn(ana, poll)).toMatchObject({ counts: [1, 0, 0], closedAt: expect.any(String) });
  });

  it('The maker and a group’s admins close a poll, and nobody else', async () => {
    const [cy, dee] = (await makeSettled(server, 2)) as [Person, Person];
    const group = await makeGroup(server, [ana, ben, cy, dee]);
    await promote(server, group, ana, cy);
    const [mine, next] = [await make(ben, {}, group), await make(ben, {}, group)];
    expect((await close(dee, mine)).problem.code).toBe('forbidden');
    expect((await close(ben, mine)).body.message.poll?.closedAt).toBeDefined();
    expect((await close(cy, next)).status).toBe(200);
    expect((await vote(dee, next, 0)).problem.code).toBe('poll_closed');
  });

  it('A block keeps names and votes away, and counts stay', async () => {
    const [cy] = (await makeSettled(server, 1)) as [Person];
    const group = await makeGroup(server, [ana, ben, cy]);
    const poll = await make(ana, {}, group);
    for (const one of [ana, ben]) await vote(one, poll, 0);
    await call(server.app, blockPerson, { token: cy.token, params: { userId: ben.id } });
    expect((await look(cy, poll)).people.map(({ person }) => person.id)).toEqual([ana.id]);
    expect(await pollIn(cy, poll)).toMatchObject({ counts: [2, 0, 0] });
    const two = await make();
    await call(server.app, blockPerson, { token: ana.token, params: { userId: ben.id } });
    expect((await vote(ben, two, 0)).problem.code).toBe('blocked');
  });

  it('Words of a poll are guarded, and strangers find no poll', async () => {
    expect((await ask(ana, { choices: ['You are a faggot', 'No'] })).problem.code).toBe('send_anyway');
    const group = await makeGroup(server, [ana, ben]);
    await sql`UPDATE room SET slow_seconds = 60 WHERE id = ${group}`.execute(server.deps.db);
    const poll = await make(ben, {}, group);
    expect((await ask(ben, {}, group)).problem.code).toBe('slow_mode');
    expect((await vote(ben, poll, 0)).status).toBe(200);
    const [eve] = (await makeSettled(server, 1)) as [Person];
    expect([(await ask(eve)).status, (await vote(eve, poll, 0)).status]).toEqual([404, 404]);
  });

  it('A missing or repeated choice is said beside its field', async () => {
    for (const [wrong, field] of [
      [{ question: ' ' }, 'question'],
      [{ question: 'x'.repeat(201) }, 'question'],
      [{ choices: ['Yes', 'x'.repeat(81)] }, 'choices.1'],
      [{ choices: ['Yes', ' yes'] }, 'choices.1'],
      [{ choices: ['Yes'] }, 'choices'],
      [{ choices: Array.from({ length: 11 }, (_, at) => `No. ${at}`) }, 'choices'],
      [{ hours: 169 }, 'hours'],
    ] as const) {
      const { status, problem } = await ask(ana, wrong);
      expect([status, Object.keys(problem.fields ?? {})]).toEqual([400, [field]]);
    }
    const wide = '👨‍👩‍👧‍👦'.repeat(20);
    expect((await make(ana, { choices: [wide, 'No'] })).poll?.choices[0]).toBe(wide);
  });

  it('A poll cannot be edited, and a deleted one takes its votes along', async () => {
    const poll = await make();
    await vote(ben, poll, 0);
    expect((await call(server.app, editMessage, { ...of(ana, poll), body: { content: 'No' } })).status).toBe(400);
    await call(server.app, deleteMessage, of(ana, poll));
    expect(await pollIn(ben, poll)).toBeUndefined();
    expect((await vote(ben, poll, 0)).status).toBe(404);
    const { rows } = await sql`SELECT FROM poll_vote WHERE room_id = ${roomId}`.execute(server.deps.db);
    expect(rows).toEqual([]);
  });
});

describe('A secret poll in a group of twelve', () => {
  let twelve: Person[];
  let group: string;
  beforeAll(async () => {
    twelve = await makeSettled(server, 12);
    group = await makeGroup(server, twelve);
    await say(server, group, twelve[0] as Person, 'Good morning');
  });
  const at = (n: number): Person => twelve[n] as Person;

  it('Nobody can infer a vote from counts, lines, lists or events', async () => {
    const poll = await make(at(0), { isSecret: true, hours: 24 }, group);
    const before = await read(at(11), group);
    const sockets = await Promise.all(
      [at(11), at(0), at(1)].map((one) => scene.connect(one, { [group]: before.lastSeq })),
    );
    const [watcher, maker, own] = sockets as [(typeof sockets)[0], (typeof sockets)[0], (typeof sockets)[0]];
    const list = (await call(server.app, listChats, { token: at(11).token })).body;
    const heard = sockets.map(({ events }) => events.length);
    for (const n of [1, 2, 3, 4, 5]) await vote(at(n), poll, n % 2);
    await vote(at(1), poll, 2);
    await vote(at(2), poll);
    await own.next('resync');
    expect(await read(at(11), group)).toEqual(before);
    expect((await call(server.app, listChats, { token: at(11).token })).body).toEqual(list);
    for (const n of [0, 11]) expect(await look(at(n), poll)).toEqual({ people: [], mine: [] });
    const typesIn = ({ events }: TestSocket, from = 0): string[] =>
      events.slice(from).flatMap(({ type }) => (type === 'presence' ? [] : [type]));
    expect([typesIn(watcher, heard[0]), typesIn(maker, heard[1])]).toEqual([[], []]);
    expect(new Set(typesIn(own, heard[2]))).toEqual(new Set(['resync']));
    expect(await look(at(1), poll)).toEqual({ people: [], mine: [2] });
    expect(await pollIn(at(1), poll)).toMatchObject({ mine: [2] });
    expect(await pollIn(at(1), poll)).not.toHaveProperty('counts');
  });

  it('Counts show once a poll is closed, and nobody’s vote is kept', async () => {
    const poll = await make(at(0), { isSecret: true, hours: 24 }, group);
    for (const n of [1, 2, 3, 4, 5, 6]) await vote(at(n), poll, n % 2);
    await end(poll);
    await closeDue(server.deps);
    const closed = await pollIn(at(1), poll);
    expect(closed).toMatchObject({ counts: [3, 3, 0], voters: 6 });
    expect(closed).not.toHaveProperty('mine');
    const { rows } = await sql`SELECT FROM poll_vote WHERE room_id = ${group} AND seq = ${poll.seq}`.execute(
      server.deps.db,
    );
    expect(rows).toEqual([]);
  });

  it.each([1, 2, 4])('A poll with %i secret votes is never counted for anybody, open or closed', async (votes) => {
    const poll = await make(at(0), { isSecret: true }, group);
    const watcher = await scene.connect(at(11), { [group]: poll.seq });
    const heard = watcher.events.length;
    for (let n = 1; n <= votes; n += 1) await vote(at(n), poll, 0);
    const [open, empty] = [await pollIn(at(11), poll), await pollIn(at(0), poll)];
    expect([open, empty]).toEqual([poll.poll, poll.poll]);
    const { counts, voters, closedAt } = (await close(at(0), poll)).body.message.poll ?? {};
    expect([counts, voters, typeof closedAt]).toEqual([undefined, undefined, 'string']);
    const said = await watcher.next('poll_closed');
    expect(JSON.stringify(said)).not.toMatch(/counts|voters|mine/);
    const types = watcher.events.slice(heard).flatMap(({ type }) => (type === 'presence' ? [] : [type]));
    expect(types).toEqual(['poll_closed']);
    // Also to one who voted, it looks like a poll in which nobody did.
    expect(await pollIn(at(1), poll)).toEqual(await pollIn(at(11), poll));
  });

  it('A report of a poll shows moderators its question and choices, and no votes', async () => {
    const poll = await make(at(0), { isSecret: true, question: 'Who is to blame?', choices: ['Kim', 'Lou'] }, group);
    for (const n of [1, 2]) await vote(at(n), poll, 0);
    const body = { subject: { kind: 'message', id: `${group}:${poll.seq}` }, category: 'harassment' } as const;
    expect((await call(server.app, sendReport, { token: at(11).token, body })).status).toBe(200);
    const { rows } = await sql<{ evidence: EvidenceLine[] }>`
      SELECT evidence FROM moderation_report WHERE reporter_id = ${at(11).id}`.execute(server.deps.db);
    const line = rows[0]?.evidence.find(({ isSubject }) => isSubject);
    expect(line?.text).toBe('Poll: Who is to blame?\n· Kim\n· Lou');
    const author = `p_${at(0).id}`;
    expect(line).toEqual({
      key: String(poll.seq),
      author,
      isReporter: false,
      text: line?.text,
      at: poll.createdAt,
      isSubject: true,
    });
  });

  it('Fewer than five people are not asked in secret', async () => {
    expect((await ask(ana, { isSecret: true })).problem.fields).toHaveProperty('isSecret');
  });

  it('All twelve see the same counts of an open poll', async () => {
    const poll = await make(at(0), { isMany: true }, group);
    const sockets = await Promise.all(twelve.map((one) => scene.connect(one, { [group]: poll.seq })));
    for (const [n, one] of twelve.entries()) await vote(one, poll, n % 3);
    const { lastSeq } = await read(at(0), group);
    for (const socket of sockets) {
      await socket.until(() => socket.events.some((event) => 'seq' in event && event.seq === lastSeq));
      const last = socket.events.findLast((event) => event.type === 'poll_voted');
      expect(last?.message.poll).toMatchObject({ counts: [4, 4, 4], voters: 12 });
    }
  });
});
