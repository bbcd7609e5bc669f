import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { totalsOf } from '#server/features/chat/list/list.queries.ts';
import { demoSceneOf } from '#server/features/demo/answer.queries.ts';
import { namedReaders } from '#server/features/digest/digest.queries.ts';
import { idsInDirectory } from '#server/features/people/directory.queries.ts';
import { directoryPage } from '#server/features/people/directory.ts';
import { showsImage } from '#server/features/people/images.queries.ts';
import { isOnlineFor } from '#server/features/people/manners.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { Comparison } from '#test/comparison.ts';
import {
  drawGraph,
  emptyGraph,
  hasCommunity,
  isActive,
  PeopleGraph,
  storeGraph,
  type Drawn,
} from '#test/people-graph.ts';
import { withAllRooms } from '#test/rooms-graph.ts';
import { followeesOf, followersOf } from './follows.ts';
import { mayFind, mayRead, maySee } from './visibility.ts';

const SIZE = 10;
const RUNS = 8;
const VIEWERS = 3;
/** The number of people whose follows are read for each viewer. */
const FOLLOWED = 4;
/** The number of posts that name everybody. */
const POSTS = 6;

let test: TestApp;
let db: Db;
let graph: PeopleGraph;
let readers = new Comparison();
beforeAll(async () => {
  test = await startTestApp();
  ({ db } = test.deps);
  test.deps.community.has = async (id) => hasCommunity(id);
});
afterAll(() => test.close());

const ids = (): number[] => graph.people.map(({ id }) => id);
const sees = (viewerId: number | null, id: number): boolean => maySee(graph.sight(viewerId, id));
const isHere = (id: number): boolean => id % 4 !== 0 && id % 5 !== 0;

/** Nothing but a block hides the last two people, a demo member and a member, so that every reader has somebody to show. */
function withTwoThere(drawn: Drawn): Drawn {
  const there = {
    isSuspended: false,
    isPaused: false,
    isDeleted: false,
    isHeld: false,
    isAwaiting: false,
    isInviting: true,
    owner: 0,
  };
  const others = drawn.people.slice(0, -2);
  return { ...drawn, people: [...others, { ...there, kind: 'demo' }, { ...there, kind: 'member' }] };
}

it('Every query about other people agrees with the visibility predicates', async () => {
  readers = new Comparison();
  const property = fc.assert(
    fc.asyncProperty(drawGraph(SIZE), async (drawn) => {
      graph = new PeopleGraph(withAllRooms(withTwoThere(drawn)), test.clock.now());
      await emptyGraph(db);
      await storeGraph(db, graph);
      await storeProfiles();
      await readersOfDemo();
      await readersOfImages();
      await readersOfMentions();
      for (const viewerId of ids().slice(0, VIEWERS)) {
        await readersOfDirectory(viewerId);
        await readersOfFollows(viewerId);
        await readersOfPresence(viewerId);
      }
    }),
    { numRuns: RUNS, endOnFailure: true, unbiased: true },
  );
  await expect(property).resolves.toBeUndefined();
  expect(readers.triedBothWays()).toEqual([
    'demoSceneOf',
    'directoryPage',
    'followeesOf',
    'followersOf',
    'idsInDirectory',
    'isOnlineFor',
    'namedReaders',
    'showsImage',
    'totalsOf',
  ]);
});

async function storeProfiles(): Promise<void> {
  await sql`UPDATE account SET profile_completed = true, display_name = 'Ari', profile_image_url = 'avatar ' || id,
    hide_online = (id % 5 = 0), city = 'Oakland', state_code = CASE WHEN id % 3 = 0 THEN 'CA' END`.execute(db);
  await sql`INSERT INTO presence (user_id, last_seen_at)
    SELECT id, ${graph.now}::timestamptz FROM account WHERE id % 4 <> 0`.execute(db);
}

async function readersOfDirectory(viewerId: number): Promise<void> {
  const listed = ids().filter((id) => id !== viewerId && graph.person(id)?.isCharacter === false);
  for (const company of ['everybody', 'people'] as const) {
    const sight = (id: number) => ({ ...graph.sight(viewerId, id), hasCommunity: company === 'people' });
    const finds = (id: number): [number, boolean] => [id, mayFind(sight(id))];
    const wish = { viewerId, company, after: 0, limit: 100 };
    const all = await idsInDirectory(db, wish);
    readers.agree(`idsInDirectory ${company}`, all, listed.map(finds));
    expect(await idsInDirectory(db, { ...wish, q: 'ari' })).toEqual(all);
    // Whether the next people suffice is seen first, if a page is short.
    expect(await idsInDirectory(db, { ...wish, q: 'ari', limit: 2 })).toEqual(all.slice(0, 2));
    const near = await idsInDirectory(db, { ...wish, since: graph.now, limit: 2 });
    const hereNow = listed.filter(isHere).map(finds);
    const second = hereNow.filter(([, isFound]) => isFound)[1];
    readers.agree('idsInDirectory near', near, hereNow.slice(0, second && hereNow.indexOf(second) + 1));
  }
  const page = await directoryPage(test.deps, viewerId, {});
  readers.agree(
    'directoryPage',
    page.people.map(({ id }) => Number(id)),
    listed.map((id) => [id, mayFind(graph.sightInCommunity(viewerId, id))]),
  );
}

async function readersOfFollows(viewerId: number): Promise<void> {
  for (const userId of ids().slice(0, FOLLOWED)) {
    const asked = { userId, viewerId, after: undefined, limit: 100 };
    const followers = await followersOf(db, asked);
    readers.agree(
      'followersOf',
      followers.map(({ id }) => id),
      ids()
        .filter((id) => graph.follows.has(`${id} ${userId}`))
        .map((id) => [id, sees(viewerId, id)]),
    );
    const followees = await followeesOf(db, asked);
    readers.agree(
      'followeesOf',
      followees.map(({ id }) => id),
      ids()
        .filter((id) => graph.follows.has(`${userId} ${id}`))
        .map((id) => [id, sees(viewerId, id)]),
    );
  }
}

/**
 * Compares the people who get a mention. A named person gets it if they may read the post, and if they and the writer
 * may see each other. The writer is the author of the post or of a comment.
 */
async function readersOfMentions(): Promise<void> {
  const handles = graph.people.map(({ handle }) => handle);
  const commenters = [ids().at(0) ?? 0, ids().at(-1) ?? 0];
  await inTransaction(db, async (trx) => {
    for (const { id: postId, author, row } of graph.posts.slice(0, POSTS)) {
      const mayHear = (id: number): boolean => mayRead(graph.sight(id, author), row);
      for (const actorId of [author, ...commenters]) {
        readers.agree(
          'namedReaders',
          await namedReaders(trx, { postId, actorId, handles }),
          ids()
            .filter((id) => id !== actorId)
            .map((id) => [id, mayHear(id) && sees(id, actorId) && sees(actorId, id)]),
        );
      }
    }
  });
}

/** Characters and demo members are never online. */
async function readersOfPresence(viewerId: number): Promise<void> {
  const { now } = graph;
  const online = ids()
    .filter((id) => isHere(id) && graph.person(id)?.kind === 'member')
    .map((id): [number, boolean] => [id, sees(viewerId, id)]);
  const { rows } = await sql<{ id: number }>`
    SELECT person.id FROM account person WHERE ${isOnlineFor(viewerId, sql.ref('person.id'), now)}`.execute(db);
  readers.agree(
    'isOnlineFor',
    rows.map(({ id }) => id),
    online,
  );
  const totals = await totalsOf(db, viewerId, now);
  readers.agreeOnCount(
    'totalsOf',
    totals.online,
    online.filter(([id]) => id !== viewerId),
  );
}

/** Pictures of people are files that visitors can open. */
async function readersOfImages(): Promise<void> {
  const found: number[] = [];
  for (const userId of ids()) if (await showsImage(db, { userId, urls: [`avatar ${userId}`] })) found.push(userId);
  readers.agree(
    'showsImage',
    found,
    ids().map((id) => [id, sees(null, id)]),
  );
}

/** Compares the rooms in which a demo member answers: the other person must be able to see the demo member. */
async function readersOfDemo(): Promise<void> {
  const isDemo = (id: number): boolean => graph.person(id)?.kind === 'demo';
  const mixed = graph.rooms.filter(({ low, high }) => isDemo(low) !== isDemo(high));
  const found: string[] = [];
  for (const { id } of mixed) {
    const scene = await demoSceneOf(db, id);
    if (scene !== undefined) found.push(`${id} ${scene.demo_id} ${scene.user_id}`);
  }
  readers.agree(
    'demoSceneOf',
    found,
    mixed
      .filter(({ isClosed }) => !isClosed)
      .map(({ id, low, high }) => {
        const [demo, other] = isDemo(low) ? [low, high] : [high, low];
        const person = graph.person(other);
        return [`${id} ${demo} ${other}`, person !== undefined && isActive(person) && sees(other, demo)];
      }),
  );
}
