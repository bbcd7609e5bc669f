import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { valuesOf, writtenOf, type BatchRow } from '#server/features/chat/log/chat.batch.ts';
import { writeMessages } from '#server/features/chat/log/chat.statements.ts';
import { pageOfChats } from '#server/features/chat/rooms.ts';
import { unmetBy } from '#server/features/companions/characters/companions.queries.ts';
import { sceneOf } from '#server/features/companions/memory/scene.queries.ts';
import { recentIds } from '#server/features/dev/dev.queries.ts';
import { dayEverywhere, presentMatches } from '#server/features/matching/matches/day.ts';
import { funnelOf } from '#server/features/matching/debug/debug.queries.ts';
import { countFitting } from '#server/features/matching/search/empty.queries.ts';
import { findEternal } from '#server/features/matching/search/eternal.queries.ts';
import { hallCandidates } from '#server/features/matching/hall/hall.ts';
import { openMatchesOf } from '#server/features/matching/matches/matches.queries.ts';
import { loadProfiles, refreshMatchProfile } from '#server/features/matching/profile/refresh.ts';
import { bestPerson } from '#server/features/matching/search/search.queries.ts';
import { casesOf } from '#server/features/notifications/due.queries.ts';
import { createPageOf } from '#server/features/pages/pages.ts';
import {
  authorsFor,
  cardsBlockedBy,
  cardsFor,
  inviteOf,
  memberByHandle,
  membersFor,
  meOf,
} from '#server/features/people/people.ts';
import { feedPage, postFor, statsOf } from '#server/features/posts/posts.ts';
import { guestsFor } from '#server/features/quest-hall/quest-hall.ts';
import { openLanes } from '#server/platform/database/lanes.ts';
import type { Db } from '#server/platform/database/database.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import {
  drawGraph,
  emptyGraph,
  hasCommunity,
  isActive,
  meetingsOf,
  PeopleGraph,
  storeGraph,
} from '#test/people-graph.ts';
import { blocksBetween, blocksBy, curtainsOf } from './blocks.ts';
import { canBeMatched, mayFind, mayRead, maySee } from './visibility.ts';

const SIZE = 10;
const RUNS = 8;
/** All people of the graph are drawn alike, so a few viewers are enough. */
const VIEWERS = 4;

let test: TestApp;
let db: Db;
let graph: PeopleGraph;
beforeAll(async () => {
  test = await startTestApp();
  ({ db } = test.deps);
  test.deps.community.has = async (id) => hasCommunity(id);
});
afterAll(() => test.close());

const ids = (): number[] => graph.people.map(({ id }) => id);
const sees = (viewerId: number | null) => (id: number) => maySee(graph.sight(viewerId, id));
const finds = (viewerId: number | null) => (id: number) => mayFind(graph.sight(viewerId, id));
const readable = (viewerId: number | null) =>
  graph.posts.filter(({ author, row }) => mayRead(graph.sight(viewerId, author), row));

/** Expects `found` and `truth` to have the same entries in any order; `reader` names the tested function. */
function agree<T>(reader: string, found: Iterable<T>, truth: Iterable<T>): void {
  const inOrder = (all: Iterable<T>): string[] => [...all].map(String).toSorted();
  expect({ reader, found: inOrder(found) }).toEqual({ reader, found: inOrder(truth) });
}

it('Every reader of people and posts agrees with the predicates', async () => {
  const property = fc.assert(
    fc.asyncProperty(drawGraph(SIZE), async (drawn) => {
      graph = new PeopleGraph(drawn, test.clock.now());
      await emptyGraph(db);
      await storeGraph(db, graph);
      for (const id of ids()) await refreshMatchProfile(db, id);
      await readersOfAll();
      for (const viewerId of [null, ...ids().slice(0, VIEWERS)]) {
        await readersOfPeople(viewerId);
        await readersOfPosts(viewerId);
        if (viewerId !== null) await readersOfMembers(viewerId);
      }
      await writersOfMessages();
    }),
    // Biased numbers would repeat the same few people. Shrinking takes minutes, and the seed is enough to repeat a run.
    { numRuns: RUNS, endOnFailure: true, unbiased: true },
  );
  await expect(property).resolves.toBeUndefined();
});

async function readersOfPeople(viewerId: number | null): Promise<void> {
  const view = { viewerId, now: graph.now };
  const seen = ids().filter(sees(viewerId));
  agree('cardsFor', (await cardsFor(db, ids(), view)).keys(), seen);
  agree('membersFor', (await membersFor(db, ids(), view)).keys(), seen);
  agree('authorsFor', (await authorsFor(db, ids(), viewerId)).keys(), seen);
  const [byHandle, inviting]: [number[], number[]] = [[], []];
  for (const { id, handle } of graph.people) {
    if ((await memberByHandle(db, handle, view)) !== undefined) byHandle.push(id);
    if ((await inviteOf(db, handle, view)) !== undefined) inviting.push(id);
  }
  agree('memberByHandle', byHandle, seen);
  agree(
    'inviteOf',
    inviting,
    seen.filter((id) => graph.person(id)?.isInviting),
  );
}

async function readersOfPosts(viewerId: number | null): Promise<void> {
  const mine = readable(viewerId);
  const feed = await feedPage(test.deps, { viewerId, cursor: undefined, limit: 100 });
  const isListed = ({ row, author }: (typeof mine)[number]): boolean =>
    row.visibility === 'public' && row.hidden_at === null && mayFind(graph.sightInCommunity(viewerId, author));
  agree(
    'feedPage',
    feed.posts.map(({ id }) => id),
    mine.filter(isListed).map(({ id }) => id),
  );
  const byId: string[] = [];
  for (const { id } of graph.posts) if ((await postFor(db, id, viewerId)) !== undefined) byId.push(id);
  agree(
    'postFor',
    byId,
    mine.map(({ id }) => id),
  );
  const counts: string[] = [];
  for (const id of ids()) {
    const stats = await statsOf(db, id, { viewerId, now: graph.now });
    if (stats !== undefined) counts.push(`${id} ${stats.posts}`);
  }
  const seen = ids().filter(sees(viewerId));
  agree(
    'statsOf',
    counts,
    seen.map((id) => `${id} ${mine.filter(({ author }) => author === id).length}`),
  );
}

async function readersOfMembers(viewerId: number): Promise<void> {
  const { now } = graph;
  const rooms = (await pageOfChats(db, { viewerId, now }, { limit: 1000 })).chats;
  const mine = graph.rooms.filter(({ low, high }) => low === viewerId || high === viewerId);
  agree(
    'pageOfChats',
    rooms.map(({ id, otherUser, canSend }) => `${id} ${otherUser?.id ?? null} ${canSend}`),
    mine.map(({ id, low, high, isClosed }) => {
      const other = low === viewerId ? high : low;
      const isSeen = sees(viewerId)(other);
      return `${id} ${isSeen ? other : null} ${!isClosed && isSeen && isHere(viewerId)}`;
    }),
  );
  const matches = await presentMatches(db, await openMatchesOf(db, viewerId, 100), { viewerId, now });
  agree(
    'presentMatches',
    matches.map(({ user }) => user.id),
    ids().filter((id) => isOpen(graph.matchOf(viewerId, id)?.state) && id !== viewerId && sees(viewerId)(id)),
  );
  const authored = graph.people.filter(({ id, kind }) => kind === 'authored' && finds(viewerId)(id));
  agree(
    'unmetBy',
    (await unmetBy(db, viewerId)).map(({ userId }) => userId),
    authored.map(({ id }) => id).filter((id) => !hasMet(viewerId, id)),
  );
  agree('meOf', [(await meOf(db, viewerId, now)) !== undefined], [sees(viewerId)(viewerId)]);
  await readersOfBlocks(viewerId);
  await readersOfMatching(viewerId);
}

const isHere = (id: number): boolean => {
  const person = graph.person(id);
  return person !== undefined && isActive(person);
};
const isOpen = (state: string | undefined): boolean => state === 'offered' || state === 'connected';
const hasMet = (viewerId: number, id: number): boolean =>
  meetingsOf(graph).some(({ userId, companionId }) => userId === viewerId && companionId === id);

async function readersOfMatching(viewerId: number): Promise<void> {
  const { now } = graph;
  const viewer = (await loadProfiles(db, [viewerId])).get(viewerId);
  const isMatchable = (id: number): boolean => graph.person(id)?.isCharacter === false && finds(null)(id);
  agree('loadProfiles', [viewer !== undefined], [isMatchable(viewerId)]);
  const fitting = ids().filter(
    (id) => viewer !== undefined && id !== viewerId && isMatchable(id) && finds(viewerId)(id),
  );
  const isFree = (id: number): boolean => {
    const match = graph.matchOf(viewerId, id);
    return match === undefined || (match.state === 'passed' && match.isRested);
  };
  const neverBlocked = (id: number): boolean => !graph.wasBlocked(viewerId, id);
  const mayMeet = fitting.filter((id) => isFree(id) && neverBlocked(id));
  const inHall = fitting.filter((id) => (isFree(id) || isOpen(graph.matchOf(viewerId, id)?.state)) && neverBlocked(id));
  agree('hallCandidates', (await hallCandidates(db, { viewerId, ids: ids(), now })).keys(), inHall);
  const isPerson = (id: number): boolean => graph.person(id)?.kind === 'member';
  // Demo members are shown only if no real person fits the viewer.
  const peopleFirst = (all: number[]): number[] => (all.some(isPerson) ? all.filter(isPerson) : all);
  agree(
    'guestsFor',
    (await guestsFor(test.deps, viewerId)).map(({ id }) => id),
    peopleFirst(inHall),
  );
  if (viewer === undefined) return;
  const search = { viewer, today: dayEverywhere(now), now, offersADay: 3 };
  // All candidates have the same score, so the lowest id wins.
  const counted = mayMeet.filter(isPerson);
  const [best] = counted;
  for (const radius of [0, 1, 2, 3, 4]) {
    agree(
      `bestPerson ${radius}`,
      [(await bestPerson(db, { ...search, viewer: { ...viewer, radius } }))?.userId],
      [best],
    );
  }
  agree('findEternal', [(await findEternal(db, search))?.userId], [best]);
  agree('countFitting', [await countFitting(db, search)], [counted.length]);
  const funnel = await funnelOf(db, search, { withIds: true, timeoutMs: 10_000 });
  agree('funnelOf', funnel?.groups.get('scored')?.ids ?? [], counted);
}

async function readersOfBlocks(viewerId: number): Promise<void> {
  const view = { viewerId, now: graph.now };
  const mine = ids().filter((id) => graph.blocks.has(`${viewerId} ${id}`));
  agree(
    'blocksBy',
    (await blocksBy(db, viewerId)).map(({ otherId }) => otherId),
    mine,
  );
  const unblocked = (id: number): boolean => maySee({ ...graph.sight(viewerId, id), isBlocked: false });
  agree('cardsBlockedBy', (await cardsBlockedBy(db, ids(), view)).keys(), mine.filter(unblocked));
  const curtain = (await curtainsOf(db, [viewerId])).get(viewerId);
  agree(
    'curtainsOf',
    [...(curtain?.from ?? []), curtain?.isForAll],
    [...ids().filter((id) => graph.sight(viewerId, id).isBlocked), !isHere(viewerId)],
  );
  for (const id of ids()) {
    if (id === viewerId) continue;
    const { isBlocked } = graph.sight(viewerId, id);
    const wasBlocked = graph.wasBlocked(viewerId, id);
    expect(await blocksBetween(db, viewerId, id)).toEqual({ isBlocked, wasBlocked });
  }
}

async function readersOfAll(): Promise<void> {
  const profiles = await loadProfiles(db, ids());
  const matchable = graph.people.filter(({ standing }) => canBeMatched(standing));
  agree(
    'match_profile',
    profiles.keys(),
    matchable.map(({ id }) => id),
  );
  const active = graph.people.filter((person) => isActive(person) && !person.isCharacter);
  agree(
    'recentIds',
    await recentIds(db, 100),
    active.map(({ id }) => id),
  );
  const scenes: string[] = [];
  for (const { roomId } of meetingsOf(graph)) if ((await sceneOf(db, roomId)) !== undefined) scenes.push(roomId);
  agree('sceneOf', scenes, spokenIn());
  await pageHeads();
  await pushCases();
}

/** Returns the rooms in which a companion may still speak. */
function spokenIn(): string[] {
  return meetingsOf(graph).flatMap(({ roomId, userId, companionId }) => {
    const [person, room] = [graph.person(userId), graph.rooms.find(({ id }) => id === roomId)];
    if (person === undefined || room?.isClosed !== false) return [];
    return isActive(person) && sees(userId)(companionId) ? [roomId] : [];
  });
}

async function pageHeads(): Promise<void> {
  const pageOf = createPageOf(test.deps);
  const typeOf = async (path: string): Promise<string> =>
    (await pageOf({ path, query: new URLSearchParams(), ip: '127.0.0.1' })).head.type;
  const heads: string[] = [];
  for (const { handle } of graph.people) if ((await typeOf(`/u/${handle}`)) === 'profile') heads.push(handle);
  for (const { id } of graph.posts) if ((await typeOf(`/post/${id}`)) === 'article') heads.push(id);
  const invites = graph.people.filter((one) => one.isInviting && !one.isCharacter && sees(null)(one.id));
  agree('page heads', heads, [...invites.map(({ handle }) => handle), ...readable(null).map(({ id }) => id)]);
}

async function pushCases(): Promise<void> {
  const members = graph.rooms.flatMap(({ id, low, high, isClosed }) => [
    { room: id, isClosed, userId: low, otherId: high },
    { room: id, isClosed, userId: high, otherId: low },
  ]);
  const claims = members.map(({ room, userId }) => ({
    user_id: userId,
    room_id: room,
    kind: 'message' as const,
    seq: 2,
    tries: 1,
    only_devices: null,
  }));
  const cases = await casesOf(db, claims, graph.now);
  agree(
    'push cases',
    cases.map((row) => `${row.room_id} ${row.user_id} ${row.sender_id} ${row.unread}`),
    members.flatMap(({ room, isClosed, userId, otherId }) => {
      const person = graph.person(userId);
      if (isClosed || person === undefined || !isActive(person)) return [];
      return [sees(userId)(otherId) ? `${room} ${userId} ${otherId} 1` : `${room} ${userId} null null`];
    }),
  );
}

async function writersOfMessages(): Promise<void> {
  const [lane] = openLanes(test.database, 1);
  const { rooms } = graph;
  const { newId } = test.deps;
  const drafts = rooms.map(({ id: roomId, low: senderId }) => ({ roomId, senderId, clientId: newId(), content: 'Hi' }));
  const batch = { drafts, ids: rooms.map(newId), now: graph.now };
  const [[row] = []] = (await lane?.transact([{ statement: writeMessages([]), values: valuesOf(batch) }])) ?? [];
  await lane?.close();
  const isRefused = ({ low, high, isClosed }: (typeof rooms)[number]): boolean =>
    isClosed || !isHere(low) || !sees(low)(high);
  agree(
    'writeMessages',
    writtenOf(row as BatchRow | undefined, batch).map(({ verdict }, index) => `${index + 1} ${verdict}`),
    rooms.map((room, index) => {
      const speaker = graph.person(room.low);
      const refusal = speaker?.isHeld === true ? 'age_check_needed' : 'blocked';
      const verdict = isRefused(room) ? refusal : 'new';
      return `${index + 1} ${speaker?.isSuspended === true ? 'writing_paused' : verdict}`;
    }),
  );
}
