import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOfChats } from '#server/features/chat/rooms.ts';
import { searchSlice } from '#server/features/chat/list/search.queries.ts';
import { countMembersFor, membersOf } from '#server/features/chat/members/members.queries.ts';
import { countOnShelf, onShelf, receivedBy, sentBy } from '#server/features/gifts/gifts.queries.ts';
import { unansweredIn } from '#server/features/groups/health.queries.ts';
import { seesPicture } from '#server/features/groups/picture.queries.ts';
import { askersOf } from '#server/features/groups/requests.queries.ts';
import { casesOf } from '#server/features/plans/due.queries.ts';
import { savedAfter } from '#server/features/saved/saved.queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { Comparison } from '#test/comparison.ts';
import { Crowds, drawCrowds } from '#test/crowds-graph.ts';
import { drawGraph, emptyGraph, isActive, PeopleGraph, storeGraph } from '#test/people-graph.ts';
import {
  asksFor,
  isPictureHidden,
  isUnwrapped,
  PICTURE,
  plannerOf,
  storeThings,
  withAllRooms,
} from '#test/rooms-graph.ts';
import { mayFind, maySee } from './visibility.ts';

const SIZE = 10;
const RUNS = 6;
const VIEWERS = 3;
/** The number of people whose shelves are read for each viewer. */
const SHELVES = 4;
const MOST = 1000;

let test: TestApp;
let db: Db;
let graph: PeopleGraph;
let crowds: Crowds;
let readers = new Comparison();
beforeAll(async () => {
  test = await startTestApp();
  ({ db } = test.deps);
});
afterAll(() => test.close());

type Cloud = Crowds['clouds'][number];
const ids = (): number[] => graph.people.map(({ id }) => id);
const sees = (viewerId: number, id: number): boolean => maySee(graph.sight(viewerId, id));
/** Everybody in `all`, each with whether the viewer sees them. */
const seen = (viewerId: number, all: readonly number[]): [number, boolean][] =>
  all.map((id) => [id, sees(viewerId, id)]);

it('Every reader of what people did in rooms agrees with the predicates', async () => {
  readers = new Comparison();
  const property = fc.assert(
    fc.asyncProperty(drawGraph(SIZE), drawCrowds(SIZE), async (drawn, { clouds, here, secret }) => {
      graph = new PeopleGraph(withAllRooms(drawn), test.clock.now());
      crowds = new Crowds({ halls: [], clouds, here, secret }, graph);
      await emptyGraph(db);
      await storeGraph(db, graph);
      await crowds.store(db);
      await storeThings(db, graph, crowds);
      await sql`UPDATE account SET display_name = 'Ari'`.execute(db);
      await readersOfPlans();
      for (const viewerId of ids().slice(0, VIEWERS)) {
        await readersOfLines(viewerId);
        await readersOfGifts(viewerId);
        for (const cloud of crowds.clouds) await readersOfMembers(viewerId, cloud);
        await readersOfPictures(viewerId);
      }
    }),
    { numRuns: RUNS, endOnFailure: true, unbiased: true },
  );
  await expect(property).resolves.toBeUndefined();
  expect(readers.triedBothWays()).toEqual([
    'askersOf',
    'casesOf',
    'countMembersFor',
    'countOnShelf',
    'membersOf',
    'onShelf',
    'pageOfChats',
    'receivedBy',
    'savedAfter',
    'searchSlice',
    'seesPicture',
    'sentBy',
    'unansweredIn',
  ]);
});

async function readersOfMembers(viewerId: number, cloud: Cloud): Promise<void> {
  const { roomId, members, banned } = cloud;
  const isIn = members.includes(viewerId);
  const wish = { roomId, viewerId, after: { rank: -1, userId: 0 }, search: '', only: null, named: null };
  const read = async (more: { only?: number[]; isGone: boolean }): Promise<number[]> =>
    (await membersOf(db, { ...wish, limit: MOST, ...more })).map(({ user_id: id }) => id);
  // Only a member reads the members.
  readers.agree('membersOf', await read({ isGone: false }), isIn ? seen(viewerId, members) : []);
  if (isIn) {
    readers.agreeOnCount('countMembersFor', await countMembersFor(db, roomId, viewerId), seen(viewerId, members));
    readers.agree('membersOf gone', await read({ isGone: true }), seen(viewerId, banned));
    const byId = await read({ isGone: false, only: ids() });
    readers.agree('membersOf by id', byId, seen(viewerId, [...members, ...banned]));
  }
  const askers = ids().filter((id) => asksFor(cloud, id));
  readers.agree('askersOf', await askersOf(db, { roomId, viewerId }), seen(viewerId, askers));
  const others = members.filter((id) => id !== viewerId);
  const unanswered = await unansweredIn(db, { roomId, viewerId, now: graph.now });
  readers.agree('unansweredIn', unanswered, seen(viewerId, others));
}

/** A group has a picture for its members, and a cloud for all who find its owner and were not sent away. */
async function readersOfPictures(viewerId: number): Promise<void> {
  const found: string[] = [];
  for (const { roomId } of crowds.clouds) {
    const view = { userId: viewerId, linkHash: null, now: graph.now };
    if (await seesPicture(db, { roomId, pictureId: PICTURE }, view)) found.push(roomId);
  }
  readers.agree(
    'seesPicture',
    found,
    crowds.clouds
      .filter(({ banned }, at) => !isPictureHidden(at) && !banned.includes(viewerId))
      .map(({ roomId, owner, members }) => [
        roomId,
        members.includes(viewerId) || mayFind(graph.sight(viewerId, owner)),
      ]),
  );
}

async function readersOfLines(viewerId: number): Promise<void> {
  const mine = graph.rooms.filter(({ low, high }) => low === viewerId || high === viewerId);
  const clouds = crowds.clouds.filter(({ members }) => members.includes(viewerId));
  const slice = { userId: viewerId, words: 'hello', filter: undefined, before: undefined, size: MOST, limit: MOST };
  const said = [
    ...mine.map(({ id, low, high }) => ({ roomId: id, by: [low, high] })),
    ...clouds.map(({ roomId, members, banned }) => ({ roomId, by: [...members, ...banned] })),
  ];
  readers.agree(
    'searchSlice',
    (await searchSlice(db, slice)).rows.map(({ room_id, sender_id }) => `${room_id} ${sender_id}`),
    said.flatMap(({ roomId, by }) => by.map((id): [string, boolean] => [`${roomId} ${id}`, sees(viewerId, id)])),
  );
  await sql`DELETE FROM saved_thing`.execute(db);
  await sql`INSERT INTO saved_thing (user_id, id, room_id, seq, saved_at)
    SELECT ${viewerId}, id, room_id, seq, ${graph.now} FROM room_event WHERE type = 'message'`.execute(db);
  const saved = await savedAfter(db, {
    userId: viewerId,
    words: 'hello',
    kind: 'message',
    after: undefined,
    limit: MOST,
  });
  readers.agree(
    'savedAfter',
    saved.map(({ room_id, sender_id }) => `${room_id} ${sender_id}`),
    said.flatMap(({ roomId, by }) => by.map((id): [string, boolean] => [`${roomId} ${id}`, sees(viewerId, id)])),
  );
  const { chats } = await pageOfChats(db, { viewerId, now: graph.now }, { limit: MOST, search: 'ari' });
  // A group is named after its first four members.
  const named = [
    ...mine.map(({ id, low, high }) => ({ id, after: [low, high] })),
    ...clouds.map(({ roomId, members }) => ({ id: roomId, after: members.toSorted((a, b) => a - b).slice(0, 4) })),
  ];
  readers.agree(
    'pageOfChats by name',
    chats.map(({ id }) => id),
    named.map(({ id, after }) => [id, after.some((one) => one !== viewerId && sees(viewerId, one))]),
  );
}

async function readersOfGifts(viewerId: number): Promise<void> {
  const others = ids().filter((id) => id !== viewerId);
  const page = { before: undefined, most: MOST };
  const received = await receivedBy(db, { userId: viewerId, ...page });
  const idsIn = (gifts: typeof received): string[] => gifts.map(({ other_id: id }) => String(id));
  // A gift whose sender deleted their account stays, without a sender.
  readers.agree('receivedBy', idsIn(received), [['null', true], ...seen(viewerId, others)]);
  readers.agree('sentBy', idsIn(await sentBy(db, { userId: viewerId, ...page })), seen(viewerId, others));
  for (const userId of ids().slice(0, SHELVES)) {
    const givers = ids().filter((id) => id !== userId && isUnwrapped(id, userId));
    const shown: [string | number, boolean][] = [['null', true], ...seen(viewerId, givers)];
    readers.agree('onShelf', idsIn(await onShelf(db, { userId, viewerId, ...page })), shown);
    readers.agreeOnCount('countOnShelf', await countOnShelf(db, { userId, viewerId }), shown);
  }
}

/** A person hears of a plan if they see who made it and, in a room of two, the other. */
async function readersOfPlans(): Promise<void> {
  const goers = [
    ...graph.rooms
      .filter(({ isClosed }) => !isClosed)
      .flatMap(({ id, low, high }) => [
        { roomId: id, userId: low, others: [high] },
        { roomId: id, userId: high, others: [low] },
      ]),
    ...crowds.clouds.flatMap((cloud) =>
      cloud.members.map((userId) => ({ roomId: cloud.roomId, userId, others: [plannerOf(cloud)] })),
    ),
  ];
  const claims = goers.map(({ roomId, userId }) => ({ user_id: userId, room_id: roomId, plan_id: roomId }));
  readers.agree(
    'casesOf',
    (await casesOf(db, claims)).map((row) => `${row.plan_id} ${row.user_id}`),
    goers.map(({ roomId, userId, others }) => {
      const person = graph.person(userId);
      const isSent = person !== undefined && isActive(person) && others.every((id) => sees(userId, id));
      return [`${roomId} ${userId}`, isSent];
    }),
  );
}
