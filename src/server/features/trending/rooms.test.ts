import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listChats, setRoom } from '#contract/chat.list.ts';
import { formerRoom } from '#contract/chat.members.ts';
import { getRoom } from '#contract/chat.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { getGroup, leaveGroup } from '#contract/groups.ts';
import { joinTrending, listTrending, type TrendingId, type TrendingRoom } from '#contract/trending.ts';
import { PICTURE_LINE } from '#contract/chat.pictures.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/faults/client.ts';
import { makeSettled, say } from '#test/group-scene.ts';
import { countTrends, hallId, joinTrending as enterRoom, trendingFor } from './trending.ts';

let server: TestApp;
let people: Person[];
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['room', 'room_event', 'room_member', 'user_room', 'trend', 'trend_hour', 'presence']) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(server.deps.db);
  }
  people = await makeSettled(server, 7);
});

const at = (one: number): Person => {
  const person = people[one];
  if (person === undefined) throw new Error(`There is no person ${one}.`);
  return person;
};
const join = async (one: number, trendingId: TrendingId = 'trending_1'): Promise<string> =>
  (await call(server.app, joinTrending, { token: at(one).token, body: { trendingId } })).body.id;
const rooms = async (one = 0): Promise<TrendingRoom[]> =>
  (await call(server.app, listTrending, { token: at(one).token })).body.rooms;
const room = async (id: TrendingId, one = 0): Promise<TrendingRoom | undefined> =>
  (await rooms(one)).find((each) => each.id === id);
const seen = (one: number, minutesAgo: number) =>
  sql`INSERT INTO presence (user_id, last_seen_at)
    VALUES (${at(one).id}, ${new Date(server.clock.now().getTime() - minutesAgo * MINUTE_MS)})
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = excluded.last_seen_at`.execute(server.deps.db);
/** Adds a person to a hall directly, even if an earlier hall has space. */
const putInto = (one: number, hall: string) =>
  sql`INSERT INTO room_member (room_id, user_id) VALUES (${hall}, ${at(one).id})`.execute(server.deps.db);
/** Fills a hall, so that the next person gets into the hall after it. */
const fill = (hall: string) =>
  sql`INSERT INTO room_member (room_id, user_id)
    SELECT ${hall}::uuid, generate_series(300000000001, 300000001000)`.execute(server.deps.db);

it('An open room is called in the reader’s language wherever it is named', async () => {
  const [roomId, { token }] = [await join(0, 'trending_2'), at(0)];
  const inSpanish = { token, headers: { 'accept-language': 'es' } };
  const name = 'Nombres de palomas 🐦';
  expect((await call(server.app, getRoom, { token, params: { roomId } })).body.name).toBe('Pigeon names 🐦');
  expect((await call(server.app, getRoom, { ...inSpanish, params: { roomId } })).body.name).toBe(name);
  const group = (await call(server.app, getGroup, { ...inSpanish, params: { roomId } })).body;
  expect(group).toMatchObject({ name, description: expect.stringContaining('Chismear') });
  await say(server, roomId, at(0));
  const found = async (search: string) =>
    (await call(server.app, listChats, { ...inSpanish, query: { search } })).body.chats.map((one) => one.name);
  expect(await found('PALÓMAS')).toEqual([name]);
  expect(await found('pigeon')).toEqual([name]);
  expect(await found('nubes')).toEqual([]);
  await call(server.app, leaveGroup, { token, params: { roomId } });
  expect((await call(server.app, formerRoom, { ...inSpanish, params: { roomId } })).body.name).toBe(name);
});

it('Requests at the same time are answered each in its language', async () => {
  const [roomId, { token }] = [await join(0, 'trending_2'), at(0)];
  const wanted = Array.from({ length: 8 }, (_, one) => (one % 2 === 0 ? 'en' : 'es'));
  const named = await Promise.all(
    wanted.map(async (language) => {
      const headers = { 'accept-language': language };
      return (await call(server.app, getRoom, { token, headers, params: { roomId } })).body.name;
    }),
  );
  expect(named).toEqual(wanted.map((one) => (one === 'en' ? 'Pigeon names 🐦' : 'Nombres de palomas 🐦')));
});

it('Each room counts its members and people here within five minutes', async () => {
  for (const one of [1, 2, 3]) await join(one, 'trending_7');
  for (const one of [4, 5]) await join(one, 'trending_9');
  await join(6, 'trending_12');
  for (const [one, id] of [
    [1, 'trending_7'],
    [4, 'trending_9'],
    [6, 'trending_12'],
  ] as const) {
    await say(server, hallId(id, 1), at(one));
  }
  await seen(4, 4);
  await seen(1, 6);
  const [first, second, third, fourth] = await rooms();
  expect([first, second, third].map((one) => [one?.id, one?.memberCount, one?.onlineCount])).toEqual([
    ['trending_9', 2, 1],
    ['trending_7', 3, 0],
    ['trending_12', 1, 0],
  ]);
  expect(fourth).toMatchObject({ id: 'trending_1', memberCount: 0 });
});

it('Two halls of a room add up and show the newer last line', async () => {
  const first = await join(1);
  await fill(first);
  const second = await join(2);
  expect(second).toBe(hallId('trending_1', 2));
  await seen(1, 1);
  await seen(2, 1);
  await say(server, first, at(1), 'In the first.');
  server.clock.advance(1000);
  await say(server, second, at(2), 'In the second.');
  expect(await room('trending_1')).toMatchObject({
    memberCount: 2,
    onlineCount: 2,
    lastMessage: { text: 'In the second.' },
  });
  server.clock.advance(10_000);
  await say(server, first, at(1), 'Again in the first.');
  expect((await room('trending_1'))?.lastMessage).toMatchObject({ text: 'Again in the first.', by: { id: at(1).id } });
  // Another room is not affected.
  expect(await room('trending_2')).toMatchObject({ memberCount: 0, onlineCount: 0, lastMessage: null });
});

it('A person in the second hall stays there when the first has space', async () => {
  const first = await join(1);
  await fill(first);
  const second = await join(2);
  await sql`DELETE FROM room_member WHERE room_id = ${first} AND user_id >= 300000000001 AND user_id <= 300000001000`.execute(
    server.deps.db,
  );
  expect(await join(2)).toBe(second);
  expect(await join(3)).toBe(first);
  expect((await room('trending_1', 2))?.roomId).toBe(second);
  // Membership of one room does not affect another.
  expect(await join(2, 'trending_2')).toBe(hallId('trending_2', 1));
});

it('A picture without words is told as a picture', async () => {
  const hall = await join(1);
  await say(server, hall, at(1), 'Words');
  await sql`UPDATE room_event SET payload = '{"content": ""}' WHERE room_id = ${hall} AND type = 'message'`.execute(
    server.deps.db,
  );
  expect((await room('trending_1'))?.lastMessage?.text).toBe(PICTURE_LINE);
});

it('A room starts muted and keeps the person’s setting when they return', async () => {
  const hall = await join(1);
  const muted = async () => {
    const { body } = await call(server.app, getRoom, { token: at(1).token, params: { roomId: hall } });
    return [body.isMuted, body.mentionsPass];
  };
  expect(await muted()).toEqual([true, true]);
  const params = { roomId: hall };
  await call(server.app, setRoom, { token: at(1).token, params, body: { mute: null, mentionsPass: true } });
  await call(server.app, leaveGroup, { token: at(1).token, params });
  await join(1);
  expect(await muted()).toEqual([false, true]);
});

it('A person who may not come in is told so, and gets no second hall', async () => {
  const hall = await join(1);
  await putInto(2, hall);
  await sql`UPDATE room_member SET left_seq = 1, banned_at = ${server.clock.now()}
    WHERE room_id = ${hall} AND user_id = ${at(2).id}`.execute(server.deps.db);
  const wish = { userId: at(2).id, trendingId: 'trending_1' } as const;
  await expect(enterRoom(server.deps, wish)).rejects.toThrow();
  const { rows } = await sql`SELECT room_id FROM trending_hall WHERE trending_id = 'trending_1'`.execute(
    server.deps.db,
  );
  expect(rows).toHaveLength(1);
});

it('A count of fifteen minutes ago shows no badge, and one of just before does', async () => {
  for (const one of [1, 2, 3, 4, 5]) await say(server, await join(one), at(one));
  await countTrends(server.deps);
  const badge = async () => (await trendingFor(server.deps, at(0).id))[0]?.trend?.badge;
  server.clock.advance(15 * MINUTE_MS - 1);
  expect(await badge()).toBe('HOT');
  server.clock.advance(1);
  expect(await badge()).toBeUndefined();
});

it('An account counts for badges only from one day of age', async () => {
  const { db, clock } = server.deps;
  for (const one of [1, 2, 3, 4, 5]) await say(server, await join(one), at(one));
  const age = (hours: number) =>
    sql`UPDATE account SET created_at = ${new Date(clock.now().getTime() - hours * 60 * MINUTE_MS)} WHERE id = ${at(5).id}`.execute(
      db,
    );
  const badge = async () => {
    await countTrends(server.deps);
    return (await room('trending_1'))?.trend?.badge;
  };
  await age(23);
  expect(await badge()).toBeUndefined();
  await age(25);
  expect(await badge()).toBe('HOT');
});
