import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editMessage, reactToMessage } from '#contract/chat.changes.ts';
import { listMessages, sendMessage, type Message } from '#contract/chat.ts';
import { GroupCommit } from '#server/platform/database/group-commit.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import { openLanes } from '#server/platform/database/lanes.ts';
import { call } from '#test/app.ts';
import type { TestDatabase } from '#test/database.ts';
import type { Person } from '#test/faults/client.ts';
import { makeCrowd, makePeople, type Instance } from '#test/faults/instance.ts';
import { LiveScene } from '#test/live-scene.ts';
import { openChanger, type MessageChanger } from './changes.writer.ts';

const EMOJI = [...'😀😁😂🤣😃😄😅😆😉😊😋😎😍😘🥰😗😙😚🙂🤗🤩🤔🤨😐😑'];

/** The sweeper, which finds lines that were not announced, does not run in this scene. */
const scene = new LiveScene();
const errors: unknown[] = [];
/** The number of transactions since the test began. */
let transactions: number;
let database: TestDatabase;
let server: Instance;
let commits: GroupCommit;
let change: MessageChanger;
let people: Person[];
let roomId: string;

beforeAll(async () => {
  const opened = await scene.open();
  ({ database, server } = opened);
  const lanes = openLanes(opened.database, 1).map((lane) => ({
    transact: (...steps: Parameters<typeof lane.transact>) => {
      transactions += 1;
      return lane.transact(...steps);
    },
    close: () => lane.close(),
  }));
  commits = new GroupCommit({ lanes, onError: (error) => errors.push(error) });
  change = openChanger(commits, server.deps);
});
afterAll(async () => {
  scene.dropSockets();
  await commits.close();
  await scene.close();
});
beforeEach(async () => {
  people = await makePeople(server.deps, 5);
  transactions = 0;
  roomId = await makeCrowd(server.deps.db, people);
});

const one = (at: number): Person => {
  const person = people[at % people.length];
  if (person === undefined) throw new Error('nobody');
  return person;
};
const at = ({ token }: Person, { id }: Message) => ({ token, params: { roomId, messageId: id } });
const react = (person: Person, message: Message, emoji: string) =>
  call(server.app, reactToMessage, { ...at(person, message), body: { emoji, isOn: true } });
const edit = (person: Person, message: Message, content: string) =>
  call(server.app, editMessage, { ...at(person, message), body: { content } });
const say = async (person: Person, content: string, replyTo?: Message): Promise<Message> => {
  const body = { clientId: randomUUID(), content, replyTo: replyTo?.id };
  return (await call(server.app, sendMessage, { token: person.token, params: { roomId }, body })).body.message;
};
const read = async (person: Person) =>
  (await call(server.app, listMessages, { token: person.token, params: { roomId }, query: {} })).body.messages;
/** A line of the log; `of` is the seq of the message that the line changed. */
interface LineRow {
  seq: number;
  type: string;
  of: number | null;
}
const linesOf = async (): Promise<LineRow[]> => {
  const { rows } = await sql<LineRow>`SELECT seq, type, (payload ->> 'of')::bigint AS of FROM room_event
    WHERE room_id = ${roomId} ORDER BY seq`.execute(server.deps.db);
  return rows;
};

/** Returns the number of other transactions that wait for locks of `trx`. */
const waitingIn = async (trx: Trx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE pg_backend_pid() = ANY (pg_blocking_pids(pid))`.execute(trx);
  return rows[0]?.count ?? 0;
};

it('Two people who react to one message are both counted, and each sees their own', async () => {
  const message = await say(one(0), 'Hello');
  const answers = await Promise.all([react(one(1), message, '👍'), react(one(2), message, '👍')]);
  expect(answers.map(({ status, body }) => [status, body.message.myReactions])).toEqual([
    [200, ['👍']],
    [200, ['👍']],
  ]);
  expect((await read(one(0)))[0]).toMatchObject({ reactions: { '👍': 2 }, changedSeq: 3 });
  expect((await linesOf()).map(({ type }) => type)).toEqual(['message', 'reaction_added', 'reaction_added']);
});

it('Fifty concurrent changes become fifty consecutive log lines', async () => {
  const said = await Promise.all(people.map((person, n) => say(person, `Message ${n}`)));
  const socket = await scene.connect(one(0), { [roomId]: said.length });
  const answers = await Promise.all(
    said.flatMap((message, n) => [
      ...people.slice(0, 4).flatMap((person, m) => EMOJI.slice(m, m + 2).map((emoji) => react(person, message, emoji))),
      edit(one(n), message, `Edited ${n}`),
      edit(one(n), message, `Edited again ${n}`),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const lines = await linesOf();
  expect(lines.map(({ seq }) => seq)).toEqual(Array.from({ length: 55 }, (_, n) => n + 1));
  const seqs = () => socket.events.flatMap((event) => ('seq' in event && 'message' in event ? [event.seq] : []));
  await expect.poll(() => seqs().length).toBe(50);
  expect(seqs()).toEqual(lines.slice(5).map(({ seq }) => seq));
  const messages = await read(one(0));
  expect(messages.map(({ reactions }) => Object.values(reactions ?? {}).reduce((sum, n) => sum + n, 0))).toEqual(
    said.map(() => 8),
  );
  expect(messages.every(({ content }) => content.startsWith('Edited'))).toBe(true);
});

it('A message accepts twenty kinds of reactions and refuses more', async () => {
  const message = await say(one(0), 'Hello');
  const answers = await Promise.all(EMOJI.map((emoji, n) => react(one(n), message, emoji)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status !== 200).map(({ problem }) => problem.code);
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'reactions_full'));
  expect(Object.keys((await read(one(0)))[0]?.reactions ?? {})).toHaveLength(20);
});

it('A quote of a message being edited shows the final text', async () => {
  const message = await say(one(0), 'First words');
  await say(one(1), 'Before', message);
  for (let round = 1; round <= 5; round += 1) {
    const words = `Other words ${round}`;
    await Promise.all([
      say(one(1), 'As you say', message),
      edit(one(0), message, words),
      say(one(2), 'Indeed', message),
    ]);
    const quotes = (await read(one(3))).flatMap(({ replyTo }) => (replyTo === null ? [] : [replyTo.content]));
    expect(quotes).toEqual(Array.from({ length: 1 + 2 * round }, () => words));
  }
});

it('Changes to different messages share one transaction', async () => {
  const said = await Promise.all(people.map((person, n) => say(person, `Message ${n}`)));
  const like = ({ id: messageId }: Message, { id: userId }: Person) =>
    change({ roomId, messageId, userId, type: 'reaction_added', said: '👍' });
  await Promise.all(said.map((message) => like(message, one(0))));
  expect(transactions).toBe(1);
  const [message] = said as [Message];
  await Promise.all([like(message, one(1)), like(message, one(2))]);
  expect(transactions).toBe(3);
});

it('An edit waiting on a quote still changes that quote', async () => {
  const { db, rooms } = server.deps;
  const message = await say(one(0), 'First words');
  const quote = { roomId, senderId: one(1).id, clientId: randomUUID(), content: 'As you say', replyTo: message.id };
  const { editing, announce } = await inTransaction(db, async (trx) => {
    const said = await rooms.keeper.sayWithin(trx, quote);
    const wish = { roomId, messageId: message.id, userId: one(0).id };
    // Wrapped in an object, because the transaction would wait for a returned promise.
    const started = { editing: change({ ...wish, type: 'message_edited', said: 'Other words' }) };
    if (database.kind === 'postgres') await expect.poll(() => waitingIn(trx)).toBe(1);
    return { ...started, announce: said.announce };
  });
  announce();
  await editing;
  expect((await read(one(2))).map(({ content, replyTo }) => [content, replyTo?.content])).toEqual([
    ['Other words', undefined],
    ['As you say', 'Other words'],
  ]);
});

it('A change that PostgreSQL refuses fails alone', async () => {
  const said = await Promise.all(people.map((person, n) => say(person, `Message ${n}`)));
  const made = await Promise.allSettled(
    said.map(({ id: messageId }, n) =>
      change({ roomId, messageId, userId: one(n).id, type: 'message_edited', said: n === 2 ? 'a\0b' : `Edited ${n}` }),
    ),
  );
  expect(made.map((result) => (result.status === 'rejected' ? (result.reason as Error) : result.value.isNew))).toEqual([
    true,
    true,
    expect.objectContaining({ code: 'invalid' }),
    true,
    true,
  ]);
  expect(errors.splice(0)).toHaveLength(1);
  const contents = (await read(one(0))).map(({ content }) => content);
  expect(contents.toSorted()).toEqual(['Edited 0', 'Edited 1', 'Edited 3', 'Edited 4', 'Message 2']);
});
