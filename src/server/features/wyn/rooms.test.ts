import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { clearHistory } from '#contract/chat.list.ts';
import { sendMessage } from '#contract/chat.ts';
import * as matching from '#contract/matching.ts';
import { allowWynRoom, getWynRoom, suggestLines, type Suggestions } from '#contract/wyn.rooms.ts';
import { askWyn } from '#contract/wyn.ts';
import { createLlm } from '#server/platform/models/llm.ts';
import { call, startTestApp, type Answer, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newMatchable } from '#test/matchable.ts';
import { ModelServer } from '#test/model-server.ts';

const model = new ModelServer();
const PATIENT = { firstToken: 50_000, betweenTokens: 50_000, total: 50_000, retry: 1 };
let test: TestApp;
let ada: TestMember;
let marisol: TestMember;
let room: string;
const everybody = new Map<number, TestMember>();

beforeAll(async () => {
  await model.start();
  test = await startTestApp({});
  test.deps.llm = createLlm({ baseUrl: model.url, apiKey: undefined, model: 'tiny' }, PATIENT);
});
afterAll(async () => {
  await test.close();
  await model.stop();
});
beforeEach(async () => {
  const interests = ['birding', 'comics'];
  marisol = await newMatchable(test, { profile: { displayName: 'Marisol' }, type: 'INFJ', interests });
  ada = await newMatchable(test, { profile: { displayName: 'Ada' }, type: 'ENFP', interests });
  const found = await call(test.app, matching.findNewMatch, { token: ada.token, body: {} });
  if (found.body.match === null) throw new Error('nobody was found');
  room = found.body.match.chatRoomId;
  // The match may be a person of an earlier test.
  everybody.set(marisol.id, marisol).set(ada.id, ada);
  const other = everybody.get(found.body.match.user.id);
  if (other === undefined) throw new Error('the match is a stranger');
  marisol = other;
  model.asked.length = 0;
});

const at = (token: string) => ({ token, params: { roomId: room } });
const allow = (isAllowed = true, { token } = ada) =>
  call(test.app, allowWynRoom, { ...at(token), body: { isAllowed } });
const suggest = ({ token } = ada): Promise<Answer<Suggestions>> => call(test.app, suggestLines, at(token));
const words = async (): Promise<string> => (await suggest()).body.lines.map(({ text }) => text).join(' | ');

async function say(who: TestMember, content: string): Promise<void> {
  const body = { clientId: randomUUID(), content };
  const { status } = await call(test.app, sendMessage, { ...at(who.token), body });
  expect(status).toBe(200);
}

describe('whether Wyn reads a chat', () => {
  it('Wyn reads a chat only while the person allows it', async () => {
    expect((await call(test.app, getWynRoom, at(ada.token))).body).toEqual({ isAllowed: false });
    expect((await suggest()).status).toBe(403);
    await allow();
    expect((await call(test.app, getWynRoom, at(ada.token))).body).toEqual({ isAllowed: true });
    expect((await suggest()).status).toBe(200);
    await allow(false);
    expect((await suggest()).status).toBe(403);
  });

  it('A person’s consent to Wyn holds for them alone', async () => {
    await allow();
    expect((await call(test.app, getWynRoom, at(marisol.token))).body).toEqual({ isAllowed: false });
    expect((await suggest(marisol)).status).toBe(403);
  });

  it('A chat of others, a group and an unknown room are not found', async () => {
    const stranger = await newMatchable(test, {});
    for (const ask of [suggest(stranger), allow(true, stranger), call(test.app, getWynRoom, at(stranger.token))]) {
      expect((await ask).status).toBe(404);
    }
    await sql`UPDATE room SET room_type = 'group' WHERE id = ${room}`.execute(test.deps.db);
    expect((await allow()).status).toBe(404);
  });

  it('A closed chat gets no suggestions', async () => {
    await allow();
    await call(test.app, blockPerson, { token: ada.token, params: { userId: marisol.id } });
    expect((await suggest()).status).not.toBe(200);
  });
});

describe('what Wyn suggests in a chat', () => {
  beforeEach(() => allow());

  it('Suggestions take up what the other person spoke of, and what both like', async () => {
    await say(ada, 'How was your weekend?');
    await say(marisol, 'I finally fixed the carburetor on the old truck');
    const { body } = await suggest();
    expect(body.stand).toBe('glad');
    expect(body.lines).toHaveLength(3);
    expect(body.lines[0]).toMatchObject({ from: ['their_lines'] });
    expect(await words()).toMatch(/carburetor|truck/);
    expect(body.lines.map(({ from }) => from)).toContainEqual(['shared_interests']);
  });

  it('No word of a chat ever reaches a model', async () => {
    await say(marisol, 'I finally fixed the carburetor on the old truck');
    await suggest();
    expect(model.asked).toHaveLength(0);
    const { token } = ada;
    const told = await call(test.app, askWyn, { token, body: { message: 'What should I say to Marisol?' } });
    expect(told.body.message).toMatch(/carburetor|truck/);
    expect(model.asked).toHaveLength(0);
    const chatHistory = [{ role: 'assistant', content: told.body.message }];
    await call(test.app, askWyn, { token, body: { message: 'And how was your day?', chatHistory } });
    expect(model.asked).toHaveLength(1);
    expect(JSON.stringify(model.asked)).not.toMatch(/carburetor|truck/);
  });

  it('Wyn stores nothing of a chat beyond the consent', async () => {
    await say(marisol, 'I finally fixed the carburetor on the old truck');
    const count = async () => {
      const { rows } = await sql<{ rows: unknown }>`
        SELECT query_to_xml('SELECT * FROM wyn_room UNION ALL SELECT user_id, NULL, told_at FROM wyn_disclosure', true, true, '')::text
          AS rows`.execute(test.deps.db);
      return JSON.stringify(rows);
    };
    const before = await count();
    await suggest();
    expect(await count()).toBe(before);
    expect(before).not.toContain('carburetor');
  });

  it('Wyn does not read messages that the person has cleared', async () => {
    await say(marisol, 'I finally fixed the carburetor on the old truck');
    await call(test.app, clearHistory, at(ada.token));
    const { body } = await suggest();
    expect(body.stand).toBe('begin');
    expect(await words()).not.toMatch(/carburetor|truck/);
  });

  it('A danger sign replaces suggestions with care for the other or the caller’s card', async () => {
    await say(marisol, 'I want to kill myself tonight');
    const theirs = (await suggest()).body;
    expect(theirs).toMatchObject({ stand: 'grave', safetyCase: 'self_harm', isOwn: false });
    expect(theirs.lines[0]?.text).toContain('worried about you');
    const own = (await (await allow(true, marisol), suggest(marisol))).body;
    expect(own).toMatchObject({ stand: 'grave', safetyCase: 'self_harm', isOwn: true, lines: [] });
  });
});
