import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mayFind, mayRead, maySee } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { startTestApp, type TestApp } from '#test/app.ts';
import { drawGraph, emptyGraph, hasCommunity, PeopleGraph, storeGraph } from '#test/people-graph.ts';
import { activityPage } from '#server/features/digest/digest.ts';
import { savedPage } from '#server/features/saved/saved.ts';
import { UNKEYED } from '#server/platform/http/idempotency.ts';
import { pictureOf } from '#test/photo.ts';
import { commentAt } from './comments.queries.ts';
import { addComment, commentsPage } from './comments.ts';
import { setLike } from './likes.ts';
import { POST_PICTURE, publicPicture } from './pictures.ts';
import { challengePage, countNew, feedPage, likedPage, packPage, pageBy, postFor } from './posts.ts';
import { peopleFor } from './posts.queries.ts';
import { mustHoldPen } from './writing.ts';

let test: TestApp;
let db: Db;
let graph: PeopleGraph;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wildin-readers-'));
  test = await startTestApp({ DATA_DIR: folder });
  ({ db } = test.deps);
  test.deps.community.has = async (id) => hasCommunity(id);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const ids = (): number[] => graph.people.map(({ id }) => id);
const idsIn = (page: { posts: { id: string }[] } | undefined): string[] => page?.posts.map(({ id }) => id) ?? [];
const readable = (viewerId: number | null, author?: number): string[] =>
  graph.posts
    .filter((post) => author === undefined || post.author === author)
    .filter((post) => mayRead(graph.sight(viewerId, post.author), post.row))
    .map(({ id }) => id);

/** Expects `found` and `truth` to have the same entries in any order; `reader` names the tested function. */
function agree(reader: string, found: readonly (string | number)[], truth: readonly (string | number)[]): void {
  const inOrder = (all: readonly (string | number)[]): string[] => all.map(String).toSorted();
  expect({ reader, found: inOrder(found) }).toEqual({ reader, found: inOrder(truth) });
}

/**
 * Makes everybody like and comment on every post, even an unreadable one, so that the tested functions have to filter.
 */
async function storeRemarks(): Promise<void> {
  await sql`INSERT INTO post_like (post_id, user_id, liked_at)
    SELECT post.id, account.id, ${graph.now} FROM post, account`.execute(db);
  await sql`INSERT INTO post_comment (id, post_id, user_id, content, created_at, hidden_at)
    SELECT gen_random_uuid(), post.id, account.id, account.id::text, ${graph.now}::timestamptz,
      CASE WHEN account.id % 4 = 0 THEN ${graph.now}::timestamptz END FROM post, account`.execute(db);
  await sql`INSERT INTO saved_thing (user_id, id, post_id, saved_at)
    SELECT account.id, post.id, post.id, ${graph.now} FROM post, account`.execute(db);
  await sql`UPDATE account SET shows_likes = (id % 2 = 0)`.execute(db);
  await sql`UPDATE post SET content = 'Words #WildSelfChallenge'`.execute(db);
  await sql`UPDATE post SET like_count = (SELECT count(*) FROM account), comment_count = (SELECT count(*) FROM account)`.execute(
    db,
  );
}

/** Gives every post a picture (one file for all), and its author an activity entry for each like by others. */
async function storePictures(): Promise<void> {
  await sql`DELETE FROM upload`.execute(db);
  const userId = graph.people[0]?.id ?? 0;
  const { id } = await test.deps.media.takeBytes(await pictureOf(7), { userId, clientId: test.deps.newId() });
  await sql`INSERT INTO upload (id, user_id, client_id, name, sha256, width, height, thumbhash, created_at, stored_at,
      place_kind, place, attached_at)
    SELECT post.id, post.user_id, post.id, upload.name, sha256, width, height, thumbhash, upload.created_at, stored_at,
      ${POST_PICTURE}, post.id, ${graph.now} FROM post, upload WHERE upload.id = ${id}`.execute(db);
  await sql`UPDATE post SET picture = jsonb_build_object('id', id, 'width', 4, 'height', 3, 'thumbhash', '', 'alt', '')`.execute(
    db,
  );
  await sql`INSERT INTO activity (id, receiver_id, kind, actor_id, post_id, happened_at)
    SELECT gen_random_uuid(), post.user_id, 'like', account.id, post.id, ${graph.now}
    FROM post, account WHERE account.id <> post.user_id`.execute(db);
}

it('Every reader and every writer of posts, pictures, likes and comments agrees with the predicates', async () => {
  const property = fc.assert(
    fc.asyncProperty(drawGraph(9), async (drawn) => {
      graph = new PeopleGraph(drawn, test.clock.now());
      await emptyGraph(db);
      await storeGraph(db, graph);
      await storeRemarks();
      await storePictures();
      await readersOfCards();
      for (const viewerId of ids().slice(0, 4)) await readersOfLikes(viewerId);
      for (const viewerId of [null, ...ids().slice(0, 4)]) {
        await readersOf(viewerId);
        await readersOfComments(viewerId);
        if (viewerId !== null) await readersOfMember(viewerId);
      }
      for (const viewerId of ids().slice(0, 4)) await writersOf(viewerId);
    }),
    { numRuns: 8, endOnFailure: true, unbiased: true },
  );
  await expect(property).resolves.toBeUndefined();
});

async function readersOf(viewerId: number | null): Promise<void> {
  const mine = new Set(readable(viewerId));
  for (const { id } of graph.posts) {
    agree('postFor', [String((await postFor(db, id, viewerId)) !== undefined)], [String(mine.has(id))]);
    const page = await commentsPage(db, { id, viewerId, cursor: undefined, limit: 50 }).catch(refused);
    const heard = ids()
      .filter((by) => maySee(graph.sight(viewerId, by)))
      .filter((by) => by % 4 !== 0 || by === viewerId);
    const found = page === undefined ? ['refused'] : page.comments.map(({ content }) => content);
    agree('commentsPage', found, mine.has(id) ? heard : ['refused']);
    const opened = viewerId === null && (await publicPicture(test.deps, { id, width: 'small' }).catch(refused));
    if (viewerId === null) agree('publicPicture', [String(opened !== undefined)], [String(mine.has(id))]);
  }
}

/** A comment alone is shown to all who see its author; whether they may read its post is asked before. */
async function readersOfComments(viewerId: number | null): Promise<void> {
  const postId = graph.posts[0]?.id ?? '';
  const { rows } = await sql<{ id: string; by: number }>`
    SELECT id, user_id AS by FROM post_comment WHERE post_id = ${postId}`.execute(db);
  const found: number[] = [];
  for (const { id, by } of rows) if ((await commentAt(db, { postId, id }, viewerId)) !== undefined) found.push(by);
  const isShown = (by: number): boolean => by % 4 !== 0 || by === viewerId;
  agree(
    'commentAt',
    found,
    ids().filter((by) => isShown(by) && maySee(graph.sight(viewerId, by))),
  );
}

/** Checks that the people who get an event for a changed or deleted post are those who may read it undeleted. */
async function readersOfCards(): Promise<void> {
  for (const { id, author, row } of graph.posts) {
    const whole = { ...row, deleted_at: null, hidden_at: null };
    const truth = ids().filter((viewerId) => mayRead(graph.sight(viewerId, author), whole));
    agree('peopleFor', await peopleFor(db, id, ids()), truth);
  }
}

/** Reads the pages of what a person saved to the end, and returns the ids. */
async function savedOf(userId: number): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await savedPage(test.deps, { userId, words: 'words', kind: undefined, cursor });
    found.push(...page.things.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

async function readersOfMember(viewerId: number): Promise<void> {
  agree('savedPage', await savedOf(viewerId), readable(viewerId));
  const { now } = graph;
  const asked = { viewerId, cursor: undefined, limit: 100 };
  const follows = (author: number): boolean => author !== viewerId && graph.sight(viewerId, author).isFollowing;
  agree(
    'packPage',
    idsIn(await packPage(db, asked)),
    ids()
      .filter((author) => author === viewerId || follows(author))
      .flatMap((author) => readable(viewerId, author)),
  );
  for (const userId of ids())
    agree('pageBy', idsIn(await pageBy(db, { ...asked, userId, now })), readable(viewerId, userId));
  for (const feed of ['wild', 'pack'] as const) {
    const page = feed === 'wild' ? await feedPage(test.deps, asked) : await packPage(db, asked);
    const others = page.posts.filter(({ user }) => user.id !== viewerId);
    const found = await countNew(test.deps, { viewerId, feed, after: undefined });
    agree(`countNew ${feed}`, [found], [others.length]);
  }
  const mayMeet = (author: number): boolean => mayFind(graph.sightInCommunity(viewerId, author)) || follows(author);
  agree(
    'challengePage',
    idsIn(await challengePage(test.deps, asked)),
    ids()
      .filter(mayMeet)
      .flatMap((author) => readable(viewerId, author)),
  );
  // A person can take back a like from every post, even from one that they may not read now.
  const unliked: string[] = [];
  for (const { id } of graph.posts) {
    if ((await setLike(test.deps, { id, userId: viewerId }, false).catch(refused)) !== undefined) unliked.push(id);
  }
  agree(
    'setLike',
    unliked,
    graph.posts.map(({ id }) => id),
  );
  const asked50: string[] = graph.posts.slice(0, 50).map(({ id }) => id);
  const addresses = await test.deps.media.addressesFor({ userId: viewerId, sessionId: test.deps.newId() }, asked50);
  agree(
    'pictureAddresses',
    addresses.map(({ id }) => id),
    // The uploader can open a picture until it is deleted together with its post.
    graph.posts
      .filter(({ id, author }) => author === viewerId || readable(viewerId, author).includes(id))
      .map(({ id }): string => id)
      .filter((id) => asked50.includes(id)),
  );
}

/** Checks that a person who may write can like and comment on exactly the posts that they may read. */
async function writersOf(viewerId: number): Promise<void> {
  const mayWrite = await mustHoldPen(test.deps, viewerId).then(
    () => true,
    () => false,
  );
  if (!mayWrite) return;
  const [liked, answered]: [string[], string[]] = [[], []];
  for (const { id } of graph.posts) {
    if ((await setLike(test.deps, { id, userId: viewerId }, true).catch(refused)) !== undefined) liked.push(id);
    const words = { content: 'Hm.', isSure: true };
    const comment = await addComment(test.deps, { id, userId: viewerId, once: UNKEYED }, words).catch(refused);
    if (comment !== undefined) answered.push(id);
  }
  agree('likePost', liked, readable(viewerId));
  agree('addComment', answered, readable(viewerId));
}

async function readersOfLikes(viewerId: number): Promise<void> {
  const asked = { viewerId, now: graph.now, cursor: undefined, limit: 100 };
  for (const userId of ids()) {
    const isShown = userId === viewerId || (userId % 2 === 0 && maySee(graph.sight(viewerId, userId)));
    agree('likedPage', idsIn(await likedPage(db, { ...asked, userId })), isShown ? readable(viewerId) : []);
  }
  const isTold = (by: number): boolean => by !== viewerId && graph.person(by)?.kind !== 'demo';
  const seen = ids().filter((by) => isTold(by) && maySee(graph.sight(viewerId, by)));
  const truth = readable(viewerId, viewerId).flatMap((id) => seen.map((by) => `${id} ${by}`));
  agree('activityPage', await toldOf(viewerId), truth);
}

async function toldOf(viewerId: number): Promise<string[]> {
  const told: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await activityPage(test.deps, { userId: viewerId, cursor });
    told.push(...page.activity.map(({ postId, person }) => `${postId} ${person.id}`));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return told;
}

function refused(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'not_found') return undefined;
  throw error;
}
