import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { clearHistory } from '#contract/chat.list.ts';
import { getRoom, listMessages } from '#contract/chat.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import {
  AWAKE_HOURS,
  joinTrending,
  listTrending,
  PREVIEW_LINES,
  previewTrending,
  trendingQuestion,
  WOKEN_ROOMS,
  type TrendingPreview,
  type TrendingRoom,
} from '#contract/trending.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import type { Person } from '#test/faults/client.ts';
import { makeSettled, say } from '#test/group-scene.ts';
import { previewOf } from './preview.ts';
import { dayOf, promptOf, wokenOn } from './prompts.ts';
import { trendingFor } from './trending.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
let people: [reader: Person, ana: Person, ben: Person];
beforeEach(async () => {
  for (const table of ['room', 'room_event', 'room_member', 'user_room', 'presence']) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(server.deps.db);
  }
  // The middle of a day, so that a test of minutes stays within it.
  const now = server.clock.now();
  const noon = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, 12);
  server.clock.advance(noon.getTime() - now.getTime());
  people = (await makeSettled(server, 3)) as typeof people;
});

const join = async ({ token }: Person): Promise<string> =>
  (await call(server.app, joinTrending, { token, body: { trendingId: 'trending_1' } })).body.id;
// Sessions end within an hour, so what a person reads later is read without one.
const preview = ({ id: viewerId }: Person): Promise<TrendingPreview> =>
  previewOf(server.deps, 'trending_1', { viewerId, language: 'en' });
const rooms = ({ id }: Person): Promise<TrendingRoom[]> => trendingFor(server.deps, id);
const stateOf = async (who: Person) => (await rooms(who)).find(({ id }) => id === 'trending_1')?.state;
const seen = ({ id }: Person) =>
  sql`INSERT INTO presence (user_id, last_seen_at) VALUES (${id}, ${server.clock.now()})`.execute(server.deps.db);
const texts = ({ lines }: TrendingPreview): string[] => lines.map(({ text }) => text);

it('A room is awake for a day after a person’s last line', async () => {
  const [reader, ana] = people;
  await say(server, await join(ana), ana);
  expect(await stateOf(reader)).toBe('awake');
  expect((await rooms(reader))[0]?.id).toBe('trending_1');
  expect((await rooms(reader)).filter(({ state }) => state === 'woken')).toEqual([]);
  server.clock.advance(AWAKE_HOURS * 60 * MINUTE_MS - 1);
  expect(await stateOf(reader)).toBe('awake');
  server.clock.advance(1);
  expect(await stateOf(reader)).not.toBe('awake');
});

it.each(['is_demo', 'is_seed_user'])('A line by somebody with %s wakes no room', async (column) => {
  const [reader, ana] = people;
  await say(server, await join(ana), ana);
  await sql`UPDATE account SET ${sql.ref(column)} = true WHERE id = ${ana.id}`.execute(server.deps.db);
  const room = (await rooms(reader)).find(({ id }) => id === 'trending_1');
  expect(room).toMatchObject({ memberCount: 0, onlineCount: 0, lastMessage: null });
  expect(room?.state).not.toBe('awake');
  expect((await preview(reader)).lines).toEqual([]);
});

it('The house wakes three rooms a day while nobody speaks', async () => {
  const woken = async () => (await rooms(people[0])).filter(({ state }) => state === 'woken').map(({ id }) => id);
  const today = await woken();
  expect(today).toHaveLength(WOKEN_ROOMS);
  expect(new Set(today)).toEqual(new Set(wokenOn(dayOf(server.clock.now()))));
  server.clock.advance(6 * 60 * MINUTE_MS);
  expect(await woken()).toEqual(today);
  server.clock.advance(DAY_MS);
  expect((await woken()).filter((id) => today.includes(id))).toEqual([]);
});

it('Every room has the house’s question in the reader’s language', async () => {
  const { token } = people[0];
  const day = dayOf(server.clock.now());
  const headers = { 'accept-language': 'es' };
  const { body } = await call(server.app, listTrending, { token, headers });
  expect(body.rooms.map(({ prompt }) => prompt)).toEqual(
    body.rooms.map(({ id }) => promptOf(id, { day, language: 'es' })),
  );
  const asked = { token, headers, params: { trendingId: 'trending_1' } };
  const { prompt } = (await call(server.app, previewTrending, asked)).body;
  expect(prompt).toEqual(promptOf('trending_1', { day, language: 'es' }));
});

it('A person reads the last lines along and leaves no trace', async () => {
  const [reader, ana, ben] = people;
  const roomId = await join(ana);
  await join(ben);
  for (let line = 1; line <= PREVIEW_LINES + 2; line += 1) {
    await say(server, roomId, line % 2 === 0 ? ana : ben, `Line ${line}`);
    server.clock.advance(10_000);
  }
  await seen(ben);
  const rows = () => sql`SELECT * FROM room_member ORDER BY user_id`.execute(server.deps.db);
  const before = await rows();
  const shown = await preview(reader);
  expect(texts(shown)).toEqual(Array.from({ length: PREVIEW_LINES }, (_, at) => `Line ${at + 3}`));
  expect(shown.lines.at(-1)?.by.id).toBe(ana.id);
  expect(shown.here.map(({ id }) => id)).toEqual([ben.id]);
  expect(shown.saidToday).toBe(PREVIEW_LINES + 2);
  expect((await rows()).rows).toEqual(before.rows);
  server.clock.advance(DAY_MS);
  expect(await preview(reader)).toMatchObject({ saidToday: 0, here: [] });
});

it('A person who joins keeps the lines that they read along', async () => {
  const [reader, ana] = people;
  const roomId = await join(ana);
  await say(server, roomId, ana, 'Before you came.');
  await join(reader);
  const inRoom = { token: reader.token, params: { roomId } };
  const { messages } = (await call(server.app, listMessages, inRoom)).body;
  expect(messages.map(({ content }) => content)).toContain('Before you came.');
  expect((await call(server.app, getRoom, inRoom)).body.unreadCount).toBe(0);
  await call(server.app, clearHistory, inRoom);
  expect(texts(await preview(reader))).toEqual([]);
});

it('A preview is for people who may join', async () => {
  const [reader, ana] = people;
  const roomId = await join(ana);
  await say(server, roomId, ana);
  const { token } = await newMember(server);
  const refused = await call(server.app, previewTrending, { token, params: { trendingId: 'trending_1' } });
  expect(refused.problem.code).toBe('profile_incomplete');
  expect((await preview(reader)).lines).toHaveLength(1);
  await join(reader);
  await sql`UPDATE room_member SET left_seq = 3, banned_at = ${server.clock.now()}
    WHERE room_id = ${roomId} AND user_id = ${reader.id}`.execute(server.deps.db);
  expect(await preview(reader)).toMatchObject({ lines: [], here: [], saidToday: 0 });
});

it('A preview hides people whom the reader blocks', async () => {
  const [reader, ana, ben] = people;
  const roomId = await join(ana);
  await join(ben);
  await say(server, roomId, ana, 'Hello from Ana');
  await say(server, roomId, ben, 'Hello from Ben');
  await seen(ana);
  await call(server.app, blockPerson, { token: reader.token, params: { userId: ana.id } });
  expect(await preview(reader)).toMatchObject({ lines: [{ text: 'Hello from Ben' }], here: [], saidToday: 1 });
});

it('The question of a room is for its members', async () => {
  const [reader, ana] = people;
  const roomId = await join(ana);
  const question = ({ token }: Person) => call(server.app, trendingQuestion, { token, params: { roomId } });
  const { prompt } = (await question(ana)).body;
  expect(prompt).toEqual(promptOf('trending_1', { day: dayOf(server.clock.now()), language: 'en' }));
  expect((await question(reader)).status).toBe(404);
});
