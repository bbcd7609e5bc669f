import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { reactToMessage } from '#contract/chat.changes.ts';
import { sendMessage } from '#contract/chat.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { groupHealth } from '#contract/groups.health.ts';
import { changeMember, disbandGroup } from '#contract/groups.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeGroup, makeSettled, say } from '#test/group-scene.ts';

let server: TestApp;
let people: [Person, Person, Person, Person, Person];
let roomId: string;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  people = (await makeSettled(server, 5)) as typeof people;
  roomId = await makeGroup(server, people);
});

const pass = (ms: number): void => server.clock.advance(ms);
const read = ({ token }: Person) => call(server.app, groupHealth, { token, params: { roomId } });
const health = async () => (await read(people[0])).body;
const waiting = async (): Promise<number[]> => (await health()).unanswered.map(({ id }) => id);
/** Dates all lines of a type `ms` back from now, because a person who really waited that long would be signed out. */
const date = (type: string, ms: number) => {
  const at = new Date(server.clock.now().getTime() - ms);
  return sql`UPDATE room_event SET created_at = ${at} WHERE room_id = ${roomId} AND type = ${type}`.execute(
    server.deps.db,
  );
};
const line = async (by: Person, content = 'A line'): Promise<string> =>
  (await say(server, roomId, by, content)).body.message.id;

it('A newcomer who wrote is unanswered once nobody wrote within ten minutes', async () => {
  const [, ben] = people;
  expect(await waiting()).toEqual([]);
  await line(ben, 'Hello, all');
  pass(9 * MINUTE_MS);
  expect(await waiting()).toEqual([]);
  pass(MINUTE_MS);
  expect(await waiting()).toEqual([ben.id]);
  await line(ben, 'Anybody?');
  pass(5 * MINUTE_MS);
  await line(people[0], 'Here!');
  expect(await waiting()).toEqual([]);
});

it('Only a quote, a reaction or a mention counts as a late answer', async () => {
  const [ana, ben, cy, dee, eve] = people;
  const lines = new Map<number, string>();
  for (const one of [ben, cy, dee, eve]) {
    lines.set(one.id, await line(one, 'Hello, all'));
    pass(11 * MINUTE_MS);
  }
  await line(ana, 'The flask is at home.');
  expect(await waiting()).toEqual([eve.id, dee.id, cy.id, ben.id]);
  const params = { roomId, messageId: lines.get(ben.id) ?? '' };
  await call(server.app, reactToMessage, { token: ana.token, params, body: { emoji: '👋', isOn: true } });
  await line(ana, `@P_${cy.id}, welcome`);
  const replyTo = lines.get(dee.id) ?? '';
  const body = { clientId: server.deps.newId(), content: 'Welcome', replyTo };
  await call(server.app, sendMessage, { token: ana.token, params: { roomId }, body });
  expect(await waiting()).toEqual([eve.id]);
});

it('A mention of a longer handle does not count as an answer', async () => {
  const [ana, ben] = people;
  await line(ben, 'Hello, all');
  pass(11 * MINUTE_MS);
  await line(ana, `@P_${ben.id}ny, welcome, and write to ben@p_${ben.id}.example`);
  expect(await waiting()).toEqual([ben.id]);
  await line(ana, `Welcome @p_${ben.id}!`);
  expect(await waiting()).toEqual([]);
});

it('A newcomer’s own reaction or next line does not count as an answer', async () => {
  const [, ben] = people;
  const params = { roomId, messageId: await line(ben) };
  await call(server.app, reactToMessage, { token: ben.token, params, body: { emoji: '👋', isOn: true } });
  await line(ben, 'And me again');
  pass(10 * MINUTE_MS);
  expect(await health()).toMatchObject({ unanswered: [{ id: ben.id }], unansweredCount: 1 });
});

it('A person counts as a newcomer for at most two weeks', async () => {
  const [ana, ben, cy] = people;
  for (const one of [ben, cy]) {
    await line(one);
    pass(11 * MINUTE_MS);
  }
  await call(server.app, blockPerson, { token: ana.token, params: { userId: cy.id } });
  expect(await health()).toMatchObject({ unanswered: [{ id: ben.id }], unansweredCount: 1 });
  const age = (ms: number) =>
    sql`UPDATE room_event SET created_at = ${new Date(server.clock.now().getTime() - ms)}
    WHERE room_id = ${roomId} AND type = 'member_joined'`.execute(server.deps.db);
  await age(14 * DAY_MS - MINUTE_MS);
  expect(await waiting()).toEqual([ben.id]);
  await age(14 * DAY_MS);
  expect(await waiting()).toEqual([]);
});

it('A new owner is not listed as unanswered to themself', async () => {
  const [ana, ben] = people;
  await line(ben);
  pass(11 * MINUTE_MS);
  const params = { roomId, userId: ben.id };
  await call(server.app, changeMember, { token: ana.token, params, body: { role: 'owner' } });
  expect((await read(ana)).status).toBe(403);
  expect((await read(ben)).body).toMatchObject({ unanswered: [], unansweredCount: 0 });
});

it('One voice means more than 60 % of at least twenty weekly lines', async () => {
  const [ana, ben] = people;
  const write = async (by: Person, count: number): Promise<void> => {
    for (let at = 0; at < count; at += 1) await line(by);
  };
  await write(ben, 12);
  await write(ana, 7);
  expect((await health()).oneVoice).toBeNull();
  await write(ana, 1);
  expect((await health()).oneVoice).toBeNull();
  await write(ben, 1);
  expect((await health()).oneVoice).toEqual({ percent: 62, isYours: false });
  await write(ana, 24);
  expect((await health()).oneVoice).toEqual({ percent: 71, isYours: true });
  await date('message', 7 * DAY_MS);
  expect((await health()).oneVoice).toBeNull();
});

it('Only the owner reads group health, and only from five members up', async () => {
  const [ana, ben, cy] = people;
  expect((await read(ben)).status).toBe(403);
  const [eve] = (await makeSettled(server, 1)) as [Person];
  expect((await read(eve)).status).toBe(404);
  await line(cy);
  pass(11 * MINUTE_MS);
  expect(await waiting()).toEqual([cy.id]);
  await sql`UPDATE room_member SET left_seq = 99 WHERE room_id = ${roomId} AND user_id = ${ben.id}`.execute(
    server.deps.db,
  );
  expect(await waiting()).toEqual([]);
  await sql`UPDATE room_member SET left_seq = NULL WHERE room_id = ${roomId} AND user_id = ${ben.id}`.execute(
    server.deps.db,
  );
  await call(server.app, disbandGroup, { token: ana.token, params: { roomId } });
  expect(await waiting()).toEqual([]);
});
