import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alsoGrave, alsoWaiting, nobodyWaits, saysOfChat, waitingLines } from '#content/wyn-waiting.ts';
import { blockPerson } from '#contract/blocks.ts';
import { deleteMessage } from '#contract/chat.changes.ts';
import { sendMessage } from '#contract/chat.ts';
import * as matching from '#contract/matching.ts';
import { allowWynRoom } from '#contract/wyn.rooms.ts';
import { askWyn, type WynAnswer } from '#contract/wyn.ts';
import { markOf } from '#contract/wyn.used.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { ModelServer } from '#test/model-server.ts';

const model = new ModelServer();
const PATIENT = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };
const NOW = '2026-03-10T18:00:00.000Z';
let test: TestApp;
let me: TestMember;
/** The two matches of `me`, with the room of each: Omar was found first, so Ada is the newest match. */
let omar: TestMember & { room: string };
let ada: TestMember & { room: string };

beforeAll(async () => {
  await model.start();
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
  await model.stop();
});
beforeEach(async () => {
  test.clock.set(NOW);
  test.deps.llm = undefined;
  model.asked.length = 0;
  model.manners = [{ say: ['Hi from the model.'] }];
  me = await newMatchable(test, { profile: { displayName: 'Noor' }, interests: ['birding', 'comics'] });
  omar = await match('Omar');
  test.clock.advance(60_000);
  ada = await match('Ada');
});

const everybody = new Map<number, TestMember>();

/** Makes a match between `me` and somebody of this name, who may be a person of an earlier test. */
async function match(displayName: string): Promise<TestMember & { room: string }> {
  const made = await newMatchable(test, { type: 'INFJ', interests: ['birding', 'comics'] });
  everybody.set(made.id, made);
  const found = await call(test.app, matching.findNewMatch, { token: me.token, body: {} });
  const person = everybody.get(found.body.match?.user.id ?? 0);
  if (found.body.match === null || person === undefined) throw new Error('nobody was found');
  await sql`UPDATE account SET display_name = ${displayName} WHERE id = ${person.id}`.execute(test.deps.db);
  return { ...person, room: found.body.match.chatRoomId };
}

const allow = ({ room }: { room: string }) =>
  call(test.app, allowWynRoom, { token: me.token, params: { roomId: room }, body: { isAllowed: true } });

async function say(who: TestMember, { room }: { room: string }, content: string): Promise<string> {
  test.clock.advance(60_000);
  const body = { clientId: randomUUID(), content, sendAnyway: true };
  const sent = await call(test.app, sendMessage, { token: who.token, params: { roomId: room }, body });
  expect(sent.status).toBe(200);
  return sent.body.message.id;
}

const said = (role: string, content: string) => ({ role, content, timestamp: '2026-03-10T17:59:00.000Z' });
interface Asked {
  chatHistory?: ReturnType<typeof said>[];
  used?: string[];
}
async function ask(message: string, more: Asked = {}): Promise<WynAnswer> {
  const { status, body } = await call(test.app, askWyn, { token: me.token, body: { message, ...more } });
  expect(status).toBe(200);
  return body;
}

const ASKS = ['Give me an opener', 'What should I do now?', 'Who is waiting for me?', 'yes', 'what do I reply'];

describe('who comes first', () => {
  it.each(ASKS)('“%s” leads to the person who asked, not to the newest match', async (message) => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    test.clock.advance(20 * 60_000);
    const { message: text, opener, from, by } = await ask(message);
    expect(text).toContain('Omar');
    expect(text).toMatch(/sunrise walks/i);
    expect(text).not.toContain('Ada');
    expect(opener).toMatchObject({ name: 'Omar', chatRoomId: omar.room });
    expect(from).toContain('chats');
    expect(by).toBe('built_in');
  });

  it('A chat that Wyn may not read is not read', async () => {
    await say(omar, omar, 'Do you like sunrise walks?');
    await allow(ada);
    const { message, opener } = await ask('Give me an opener');
    expect(message).not.toMatch(/sunrise/i);
    expect(opener?.name).toBe('Ada');
    expect((await ask('Who is waiting for me?')).message).toContain(nobodyWaits.read[0].slice(0, 20));
  });

  it('A question that the person has answered waits no more', async () => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    await say(me, omar, 'Only with coffee.');
    const { message, opener } = await ask('Give me an opener');
    expect(message).not.toMatch(/sunrise/i);
    expect(opener?.name).toBe('Ada');
  });

  it.each([
    'You are a stupid bitch, what is wrong with you?',
    'I will come to your house and kill you. Are you home?',
    'ok haha',
    'Goodnight, talk tomorrow',
  ])('Nobody is led to “%s”', async (line) => {
    await allow(omar);
    await say(omar, omar, line);
    const { message, opener } = await ask('Give me an opener');
    expect(saysOfChat(message)).toBe(false);
    expect(opener?.name).toBe('Ada');
  });

  it('Deleted, hidden and blocked lines wait for nothing', async () => {
    await allow(omar);
    await allow(ada);
    const messageId = await say(omar, omar, 'Do you like sunrise walks?');
    await call(test.app, deleteMessage, { token: omar.token, params: { roomId: omar.room, messageId } });
    const hidden = await say(ada, ada, 'Do you like pottery?');
    await sql`UPDATE room_event SET payload = payload || '{"hidden": true}' WHERE id = ${hidden}`.execute(test.deps.db);
    expect(saysOfChat((await ask('Who is waiting for me?')).message)).toBe(false);
    await say(omar, omar, 'And what about lighthouses?');
    expect((await ask('Who is waiting for me?')).message).toMatch(/lighthouses/i);
    await call(test.app, blockPerson, { token: me.token, params: { userId: omar.id } });
    expect(saysOfChat((await ask('Who is waiting for me?')).message)).toBe(false);
  });

  it('A grave line comes first without a repetition of its words', async () => {
    await allow(omar);
    await allow(ada);
    await say(ada, ada, 'I want to kill myself tonight. Do you like soup?');
    const forOmar = await ask('Give me an opener for Omar');
    expect(alsoGrave.some((line) => forOmar.message.includes(line.replace('{name}', 'Ada')))).toBe(true);
    await say(omar, omar, 'Do you like sunrise walks?');
    const { message, opener } = await ask('Give me an opener');
    expect(waitingLines.grave.some((line) => message.includes(line.split('{name}')[0] ?? line))).toBe(true);
    expect(message).toContain('Ada');
    expect(message).not.toMatch(/soup|kill/i);
    expect(opener).toMatchObject({ name: 'Ada', text: expect.stringContaining('worried') as string });
  });

  it('A line waits no more after fourteen days', async () => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    await sql`UPDATE room_event SET created_at = created_at - interval '14 days' WHERE room_id = ${omar.room}`.execute(
      test.deps.db,
    );
    test.clock.advance(60_000);
    expect(saysOfChat((await ask('Who is waiting for me?')).message)).toBe(false);
  });

  it('A named person gets an opener, with one reminder of the other', async () => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    const first = await ask('Give me an opener for Ada');
    expect(first.opener?.name).toBe('Ada');
    const reminders = alsoWaiting.map((line) => line.replace('{name}', 'Omar'));
    expect(reminders.some((line) => first.message.includes(line))).toBe(true);
    expect(first.message).not.toMatch(/sunrise/i);
    const chatHistory = [said('user', 'Give me an opener for Ada'), said('assistant', first.message)];
    const next = await ask('another opener for Ada', { chatHistory });
    expect(reminders.some((line) => next.message.includes(line))).toBe(false);
  });

  it('A message that asks for no words reads no chat', async () => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    for (const message of ['tell me a joke', 'hi', 'How does matching work?', 'Explain my archetype']) {
      const answer = await ask(message);
      expect(saysOfChat(answer.message)).toBe(false);
      expect(answer.from).not.toContain('chats');
    }
  });

  it('The words vary while the same person waits', async () => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    const chatHistory: ReturnType<typeof said>[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { message, opener } = await ask('another opener', { chatHistory });
      expect(opener?.name).toBe('Omar');
      chatHistory.push(said('user', 'another opener'), said('assistant', message));
    }
    expect(new Set(chatHistory.map(({ content }) => content)).size).toBe(5);
  });
});

describe('an opener that was sent', () => {
  it('Wyn never offers again what was sent in a chat that it may read', async () => {
    await allow(ada);
    const { opener } = await ask('Give me an opener for Ada');
    const edited = (opener?.text ?? '')
      .toLowerCase()
      .replaceAll(/[.,?!]/g, '')
      .replace(/^\w+/, 'so');
    await say(me, ada, edited);
    const chatHistory: ReturnType<typeof said>[] = [];
    for (let count = 0; count < 40; count += 1) {
      const next = await ask('another opener for Ada', { chatHistory: chatHistory.slice(-14) });
      expect(next.opener?.text).not.toBe(opener?.text);
      chatHistory.push(said('user', 'another opener for Ada'), said('assistant', next.message));
    }
  });

  it('Wyn never offers again what was put into a chat that it may not read', async () => {
    const used: string[] = [];
    let last: WynAnswer | undefined;
    for (let count = 0; count < 200; count += 1) {
      last = await ask('Give me an opener for Ada', { used });
      if (last.opener === null) break;
      const mark = markOf(ada.room, last.opener.text);
      expect(used).not.toContain(mark);
      used.push(mark);
    }
    expect(last?.opener).toBeNull();
    expect(last?.message).toMatch(/Ada/);
    expect((await ask('Give me an opener for Omar', { used })).opener?.name).toBe('Omar');
  });
});

describe('with a model', () => {
  beforeEach(() => {
    test.deps.llm = createLlm({ baseUrl: model.url, apiKey: undefined, model: 'tiny' }, PATIENT);
  });

  it('A model neither answers nor hears a word of the chat later', async () => {
    await allow(omar);
    await say(omar, omar, 'Do you like sunrise walks?');
    const first = await ask('Give me an opener');
    expect(first.message).toMatch(/sunrise/i);
    expect(model.asked).toHaveLength(0);
    const chatHistory = [said('user', 'Give me an opener'), said('assistant', first.message)];
    await ask('and what is Wildin?', { chatHistory });
    await ask('Give me an opener for Ada', { chatHistory });
    expect(model.asked).toHaveLength(2);
    expect(JSON.stringify(model.asked)).not.toMatch(/sunrise/i);
    expect(JSON.stringify(model.asked[0])).not.toContain('waitForAnAnswer');
    expect(JSON.stringify(model.asked[1])).toMatch(/waitForAnAnswer[^\]]*Omar/);
  });

  it('A model’s opener that was sent before gives way to a new one', async () => {
    const text = 'Which bird have you been waiting for all year?';
    model.manners = [{ say: [`SEND to Ada: ${text}`] }];
    const answer = await ask('Give me an opener for Ada', { used: [markOf(ada.room, text)] });
    expect(answer.message).not.toContain(text);
    expect(answer).toMatchObject({ by: 'built_in', opener: { name: 'Ada' } });
  });
});

describe('what Wyn says of a chat', () => {
  it('Every line is known as said of a chat, whatever stands in it', () => {
    for (const line of Object.values(waitingLines).flat()) {
      const filled = line.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${name} {x} 😀\n“y”`);
      expect(saysOfChat(`Before.\n\n${filled}\n\n“Sunrise walks? …”`), line).toBe(true);
    }
    for (const line of [...nobodyWaits.read, ...nobodyWaits.unread, ...alsoWaiting])
      expect(saysOfChat(line)).toBe(false);
  });
});
