import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { listChats } from '#contract/chat.list.ts';
import { getRoom } from '#contract/chat.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { leaveGroup } from '#contract/groups.ts';
import { joinTrending, listTrending, trendingIds, trendingMembership, type TrendingRoom } from '#contract/trending.ts';
import { trendingRooms } from '#content/trending.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { newMember } from '#test/factories.ts';
import type { Person } from '#test/faults/client.ts';
import { makeSettled, say } from '#test/group-scene.ts';
import { createLog } from '#server/platform/log.ts';
import { dayOf, wokenOn } from './prompts.ts';
import { countTrends, hallId, trendingFor } from './trending.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { log: createLog('error') });
});
afterAll(() => server.close());
let people: Person[];
beforeEach(async () => {
  // The rooms have the same ids in each test, so they are deleted.
  for (const table of ['room', 'room_event', 'room_member', 'user_room', 'trend', 'trend_hour']) {
    await sql`DELETE FROM ${sql.table(table)}`.execute(server.deps.db);
  }
  people = await makeSettled(server, 7);
});

const join = ({ token }: { token: string }, trendingId: string) =>
  call(server.app, joinTrending, { token, body: { trendingId: trendingId as 'trending_1', groupName: 'x' } });
async function joined(who: { token: string }, trendingId = 'trending_1'): Promise<string> {
  const { status, body, problem } = await join(who, trendingId);
  expect(status, JSON.stringify(problem)).toBe(200);
  return body.id;
}
const roomsFor = async ({ token }: { token: string }): Promise<TrendingRoom[]> =>
  (await call(server.app, listTrending, { token })).body.rooms;
const oneFor = async (who: { token: string }, id = 'trending_1'): Promise<TrendingRoom | undefined> =>
  (await roomsFor(who)).find((one) => one.id === id);
const leave = ({ token }: { token: string }, roomId: string) =>
  call(server.app, leaveGroup, { token, params: { roomId } });
/** Makes people join a room and say something. */
async function allTalk(who: readonly Person[], id = 'trending_1'): Promise<string> {
  for (const one of who) {
    const { status } = await say(server, await joined(one, id), one);
    expect(status).toBe(200);
  }
  return hallId(id, 1);
}

it('All twenty rooms are listed empty, those of the house first', async () => {
  const rooms = await roomsFor(people[0] as Person);
  const woken = wokenOn(dayOf(server.clock.now()));
  const quiet = trendingIds.filter((id) => !woken.includes(id));
  expect(rooms.map(({ id }) => id)).toEqual([...trendingIds.filter((id) => woken.includes(id)), ...quiet]);
  expect(rooms.map(({ state }) => state)).toEqual([...woken.map(() => 'woken'), ...quiet.map(() => 'quiet')]);
  for (const { id, name, memberCount, onlineCount, lastMessage, trend, roomId } of rooms) {
    expect(name).toBe(trendingRooms[id].name);
    expect([memberCount, onlineCount, lastMessage, trend, roomId]).toEqual([0, 0, null, null, null]);
  }
});

it('A person who joins is counted and can speak, leave and come back', async () => {
  const [ana, ben] = people as [Person, Person];
  const roomId = await joined(ana);
  expect(await joined(ana)).toBe(roomId);
  const room = (await call(server.app, getRoom, { token: ana.token, params: { roomId } })).body;
  expect(room).toMatchObject({
    roomType: 'trending',
    type: 'group',
    name: trendingRooms.trending_1.name,
    isMuted: true,
  });
  const names = async () => (await call(server.app, trendingMembership, { token: ana.token })).body.joinedGroups;
  expect(await names()).toEqual([trendingRooms.trending_1.name]);
  await joined(ben);
  await say(server, roomId, ben, 'Burnt, and proud.');
  expect(await oneFor(ana)).toMatchObject({
    memberCount: 2,
    roomId,
    lastMessage: { text: 'Burnt, and proud.', by: { id: ben.id } },
  });
  expect((await leave(ana, roomId)).status).toBe(200);
  expect([await names(), (await oneFor(ana))?.roomId, (await oneFor(ana))?.memberCount]).toEqual([[], null, 1]);
  // The last member leaves, and the room stays open for the next member.
  expect((await leave(ben, roomId)).status).toBe(200);
  expect(await joined(ana)).toBe(roomId);
  expect((await say(server, roomId, ana, 'Back.')).status).toBe(200);
  const { body } = await call(server.app, listChats, { token: ana.token });
  expect(body.chats.map(({ id }) => id)).toContain(roomId);
});

it('Two lines are five seconds apart once somebody else is there', async () => {
  const [ana, ben] = people as [Person, Person];
  const roomId = await joined(ana);
  expect((await say(server, roomId, ana, 'Alone')).status).toBe(200);
  expect((await say(server, roomId, ana, 'Still alone')).status).toBe(200);
  await joined(ben);
  server.clock.advance(5000);
  await say(server, roomId, ana, 'One');
  expect((await say(server, roomId, ana, 'Two')).problem.code).toBe('slow_mode');
  server.clock.advance(5000);
  expect((await say(server, roomId, ana, 'Two')).status).toBe(200);
});

it('A full hall opens another and its last place goes to one person', async () => {
  const [ana, ben, cyd] = people as [Person, Person, Person];
  const first = await joined(ana);
  await sql`INSERT INTO room_member (room_id, user_id) SELECT ${first}::uuid, generate_series(300000000001, 300000000998)`.execute(
    server.deps.db,
  );
  const halls = await Promise.all([joined(ben), joined(cyd)]);
  expect(halls.toSorted()).toEqual([hallId('trending_1', 1), hallId('trending_1', 2)].toSorted());
  expect(halls).toContain(first);
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int FROM room_member
    WHERE room_id = ${first} AND left_seq IS NULL`.execute(server.deps.db);
  expect(rows).toEqual([{ count: 1000 }]);
  const [inSecond] = halls[0] === first ? [cyd] : [ben];
  await say(server, hallId('trending_1', 2), inSecond, 'Echo?');
  expect(await oneFor(ana)).toMatchObject({ memberCount: 3, roomId: first, lastMessage: { text: 'Echo?' } });
});

it('Nobody reads or counts whom they block, and who may not be seen', async () => {
  const [ana, ben, cyd] = people as [Person, Person, Person];
  const roomId = await allTalk([ana, ben, cyd]);
  await call(server.app, blockPerson, { token: ana.token, params: { userId: cyd.id } });
  expect(await oneFor(ana)).toMatchObject({ memberCount: 2, lastMessage: { by: { id: ben.id } } });
  await sql`UPDATE account SET suspended_at = ${server.clock.now()} WHERE id = ${ben.id}`.execute(server.deps.db);
  expect(await oneFor(ana)).toMatchObject({ memberCount: 1, roomId, lastMessage: { by: { id: ana.id } } });
});

it('A person without a birthday cannot join a trending room', async () => {
  const { token } = await newMember(server);
  expect((await join({ token }, 'trending_1')).problem.code).toBe('profile_incomplete');
  expect((await join(people[0] as Person, 'trending_21')).status).toBe(400);
});

it('Five people within two hours earn a room its badge', async () => {
  await allTalk(people.slice(0, 4));
  await countTrends(server.deps);
  expect((await oneFor(people[0] as Person))?.trend).toBeNull();
  server.clock.advance(55 * 60_000);
  await allTalk(people.slice(4, 5));
  await countTrends(server.deps);
  const [top] = await roomsFor(people[0] as Person);
  expect(top).toMatchObject({ id: 'trending_1', trend: { badge: 'HOT', people: 5, usual: 1 } });
  // Four people wrote 55 minutes ago, and one just now.
  expect(top?.trend?.line).toEqual([0, 0, 0, 0, 4, 0, 0, 1]);
  const badges = async () => (await trendingFor(server.deps, people[0]?.id ?? 0)).map(({ trend }) => trend?.badge);
  expect(await badges()).toContain('HOT');
  // A badge expires if no count runs.
  server.clock.advance(16 * 60_000);
  expect(await badges()).not.toContain('HOT');
  server.clock.advance(2 * HOUR_MS);
  await countTrends(server.deps);
  expect(await badges()).not.toContain('HOT');
});

it('New and suspended accounts do not make a room trend', async () => {
  await allTalk(people.slice(0, 5));
  const { db, clock } = server.deps;
  await sql`UPDATE account SET created_at = ${clock.now()} WHERE id = ${people[0]?.id ?? 0}`.execute(db);
  await countTrends(server.deps);
  expect((await oneFor(people[1] as Person))?.trend).toBeNull();
  await allTalk(people.slice(5, 6));
  await countTrends(server.deps);
  expect((await oneFor(people[1] as Person))?.trend?.badge).toBe('HOT');
  await sql`UPDATE account SET suspended_at = ${clock.now()} WHERE id = ${people[2]?.id ?? 0}`.execute(db);
  await countTrends(server.deps);
  expect((await oneFor(people[1] as Person))?.trend).toBeNull();
});

it.each(['is_demo', 'is_seed_user'])('Only people’s words make a room trend (%s)', async (column) => {
  await allTalk(people.slice(0, 5));
  const { db } = server.deps;
  const badge = async () => {
    await countTrends(server.deps);
    return (await oneFor(people[6] as Person))?.trend?.badge;
  };
  // People who came and said nothing count no more than the house, which says nothing at all.
  await sql`DELETE FROM room_event WHERE sender_id = ${people[0]?.id ?? 0} AND type = 'message'`.execute(db);
  expect(await badge()).toBeUndefined();
  await allTalk(people.slice(5, 6));
  expect(await badge()).toBe('HOT');
  await sql`UPDATE account SET ${sql.ref(column)} = true WHERE id = ${people[5]?.id ?? 0}`.execute(db);
  expect(await badge()).toBeUndefined();
});

it('The usual number is the mean of the same hour over seven days', async () => {
  const { db, clock } = server.deps;
  const hour = Math.floor(clock.now().getTime() / HOUR_MS) * HOUR_MS;
  for (let day = 1; day <= 7; day += 1) {
    await sql`INSERT INTO trend_hour (trending_id, hour, people)
      VALUES ('trending_2', ${new Date(hour - day * 24 * HOUR_MS)}, 7)`.execute(db);
  }
  await allTalk(people.slice(0, 6), 'trending_2');
  await allTalk(people.slice(0, 6), 'trending_3');
  await countTrends(server.deps);
  expect((await oneFor(people[0] as Person, 'trending_2'))?.trend).toBeNull();
  expect((await oneFor(people[0] as Person, 'trending_3'))?.trend?.badge).toBe('HOT');
  expect((await roomsFor(people[0] as Person))[0]?.id).toBe('trending_3');
});
