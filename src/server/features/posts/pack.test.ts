import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countNewPosts, listChallenge, listPack, listPostsBy } from '#contract/posts.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isForPack } from '#server/features/visibility/posts.ts';
import { isVisible } from '#server/features/visibility/people.ts';
import { mayRead } from '#server/features/visibility/visibility.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { handTimers } from '#test/faults/timers.ts';
import { drawGraph, emptyGraph, PeopleGraph, storeGraph } from '#test/people-graph.ts';
import { follow, newAuthor, write } from '#test/post-scene.ts';
import { feedPage, packPage, pageBy } from './posts.ts';
import { watchPosts } from './watch.ts';
import type { TimedPlace } from '#server/platform/paging.ts';
import { packByProbe, packByRecency, type PostRow } from './posts.queries.ts';

let test: TestApp;
let db: Db;
beforeAll(async () => {
  test = await startTestApp();
  ({ db } = test.deps);
});
afterAll(() => test.close());

type PackReader = typeof packByProbe;

/** Reads a viewer's whole feed of followees page by page and returns the ids of its posts. */
async function walk(read: PackReader, viewerId: number, limit: number): Promise<string[]> {
  const ids: string[] = [];
  let after: TimedPlace | undefined;
  for (;;) {
    const rows: PostRow[] = await read(db, { viewerId, after, limit });
    ids.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    if (last === undefined || rows.length < limit) return ids;
    after = { at: last.created_at, id: last.id };
  }
}

it('Both pack queries match a plain walk over all posts', async () => {
  const property = fc.assert(
    fc.asyncProperty(drawGraph(10), fc.integer({ min: 1, max: 7 }), async (drawn, limit) => {
      const graph = new PeopleGraph(drawn, test.clock.now());
      await emptyGraph(db);
      await storeGraph(db, graph);
      // Some posts have the same time, so that the id decides their order.
      await sql`UPDATE post SET created_at = date_trunc('minute', created_at) WHERE id::text < '8'`.execute(db);
      const { rows: all } = await sql<PostRow>`SELECT * FROM post ORDER BY created_at DESC, id DESC`.execute(db);
      for (const { id: viewerId } of graph.people.slice(0, 4)) {
        const plain = all.filter(({ user_id: author, ...post }) => {
          const sight = graph.sight(viewerId, author);
          return (author === viewerId || sight.isFollowing) && mayRead(sight, post);
        });
        const ids = plain.map(({ id }) => id);
        expect(await walk(packByProbe, viewerId, limit)).toEqual(ids);
        expect(await walk(packByRecency, viewerId, limit)).toEqual(ids);
      }
    }),
    { numRuns: 12, endOnFailure: true, unbiased: true },
  );
  await expect(property).resolves.toBeUndefined();
});

it('Both pack queries find the newest posts of interleaved authors', async () => {
  await emptyGraph(db);
  const ana = await newAuthor(test, 'Ana');
  const written: string[] = [];
  const authors = [];
  for (let n = 0; n < 6; n += 1) {
    authors.push(await newAuthor(test, `Author ${n}`));
    await follow(test, ana, authors[n] ?? ana);
  }
  for (let n = 0; n < 18; n += 1) {
    written.unshift((await write(test, authors[(n * 5) % 6] ?? ana)).id);
    test.clock.advance(1000);
  }
  for (let limit = 1; limit <= 7; limit += 1) {
    expect(await walk(packByProbe, ana.id, limit)).toEqual(written);
    expect(await walk(packByRecency, ana.id, limit)).toEqual(written);
  }
});

it('A pack’s pages have ten ordered posts each and nothing private', async () => {
  const ana = await newAuthor(test, 'Ana');
  const ben = await newAuthor(test, 'Ben');
  const cleo = await newAuthor(test, 'Cleo');
  await follow(test, ana, ben);
  await follow(test, ana, cleo);
  const written: string[] = [];
  for (let n = 0; n < 23; n += 1) {
    const by = n % 3 === 0 ? cleo : ben;
    written.unshift((await write(test, by, { visibility: n % 2 === 0 ? 'followers' : 'public' })).id);
    test.clock.advance(1000);
    await write(test, by, { visibility: 'private' });
  }
  const found: string[][] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string> = cursor === null ? {} : { cursor };
    const { body } = await call(test.app, listPack, { token: ana.token, query });
    found.push(body.posts.map(({ id }) => id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  expect(found.map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(found.flat()).toEqual(written);
  const nobodys = await call(test.app, listPack, { token: (await newAuthor(test, 'Dan')).token });
  expect(nobodys.body).toEqual({ posts: [], nextCursor: null });
});

it('A pack includes the viewer’s own posts of every visibility', async () => {
  const ana = await newAuthor(test, 'Ana');
  const ben = await newAuthor(test, 'Ben');
  await follow(test, ana, ben);
  const written: string[] = [];
  for (const visibility of ['public', 'followers', 'private']) {
    written.unshift((await write(test, ana, { visibility })).id, (await write(test, ben)).id);
    test.clock.advance(1000);
  }
  const { body } = await call(test.app, listPack, { token: ana.token });
  expect(new Set(body.posts.map(({ id }) => id))).toEqual(new Set(written));
  expect(body.posts.filter(({ user }) => user.id === ana.id).map(({ visibility }) => visibility)).toEqual([
    'private',
    'followers',
    'public',
  ]);
  const bens = await call(test.app, listPack, { token: ben.token });
  expect(bens.body.posts.every(({ user }) => user.id === ben.id)).toBe(true);
});

it('A paused author stays in followers’ packs and leaves the public feed', async () => {
  const ana = await newAuthor(test, 'Ana');
  const ben = await newAuthor(test, 'Ben');
  await follow(test, ana, ben);
  const { id } = await write(test, ben);
  await sql`UPDATE account SET paused_at = now() WHERE id = ${ben.id}`.execute(db);
  const asked = { viewerId: ana.id, cursor: undefined, limit: 50 };
  const ids = (page: { posts: { id: string }[] }): string[] => page.posts.map((post) => post.id);
  expect(ids(await packPage(db, asked))).toEqual([id]);
  expect(ids(await feedPage(test.deps, asked))).not.toContain(id);
});

it('A person’s posts come page by page as far as the caller may read', async () => {
  const ana = await newAuthor(test, 'Ana');
  const ben = await newAuthor(test, 'Ben');
  for (const visibility of ['public', 'followers', 'private']) await write(test, ben, { visibility });
  const of = async ({ token }: { token: string }): Promise<number> =>
    (await call(test.app, listPostsBy, { token, params: { id: ben.id } })).body.posts.length;
  expect([await of(ana), await of(ben)]).toEqual([1, 3]);
  await follow(test, ana, ben);
  expect(await of(ana)).toBe(2);
  await sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${ben.id}, ${ana.id}, now())`.execute(db);
  expect((await call(test.app, listPostsBy, { token: ana.token, params: { id: ben.id } })).status).toBe(404);
  const asked = { viewerId: ana.id, userId: ben.id, now: test.clock.now(), cursor: undefined, limit: 9 };
  expect(await pageBy(db, asked)).toBeUndefined();
});

it('The challenge lists posts with its tag in any letter case', async () => {
  const ana = await newAuthor(test, 'Ana');
  const tagged: string[] = [];
  for (const content of ['One #WildSelfChallenge', '#wildselfchallenge two', 'Three (#WILDSELFCHALLENGE)!']) {
    tagged.unshift((await write(test, ana, { content })).id);
    test.clock.advance(1000);
  }
  await write(test, ana, { content: 'Not #WildSelfChallengers, nor WildSelfChallenge' });
  const read = async (query: Record<string, string>) =>
    (await call(test.app, listChallenge, { token: ana.token, query: { ...query, limit: '2' } })).body;
  const first = await read({});
  const second = await read({ cursor: String(first.nextCursor) });
  expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual(tagged);
  expect(second.nextCursor).toBeNull();
});

it('New posts are counted after the screen’s newest and by others alone', async () => {
  const ana = await newAuthor(test, 'Ana');
  const ben = await newAuthor(test, 'Ben');
  const cleo = await newAuthor(test, 'Cleo');
  await follow(test, ana, ben);
  const last = await write(test, ben);
  const after = `${Date.parse(last.createdAt)}.${last.id}`;
  const count = async (feed: string): Promise<number> =>
    (await call(test.app, countNewPosts, { token: ana.token, query: { feed, after } })).body.count;
  expect([await count('wild'), await count('pack')]).toEqual([0, 0]);
  test.clock.advance(1000);
  await write(test, ben, { visibility: 'followers' });
  await write(test, ben, { visibility: 'private' });
  await write(test, cleo);
  await write(test, ana);
  expect([await count('wild'), await count('pack')]).toEqual([1, 1]);
});

it('A reader who counted new posts is told once of the next ones', async () => {
  const timers = handTimers();
  const { hints } = test.deps;
  const told: string[] = [];
  hints.on('resync', /./, (hint) => void (hint.startsWith('1 ') && told.push(hint)));
  const watch = watchPosts({ hints, timers });
  const ana = await newAuthor(test, 'Ana');
  watch.reads(1);
  await write(test, ana, { visibility: 'private' });
  timers.pass(5000);
  expect(told).toEqual([]);
  await write(test, ana);
  await write(test, ana, { visibility: 'followers' });
  timers.pass(1999);
  expect(told).toEqual([]);
  timers.pass(1);
  expect(told).toEqual(['1 posts']);
  await write(test, ana);
  timers.pass(5000);
  expect(told).toEqual(['1 posts']);
  watch.reads(1);
  await write(test, ana);
  timers.pass(2000);
  expect(told).toEqual(['1 posts', '1 posts']);
});

it('The probe reads the newest of each author by the index of packs', async () => {
  const ana = await newAuthor(test, 'Ana');
  await sql`
    INSERT INTO post (id, user_id, content, visibility, created_at)
    SELECT gen_random_uuid(), ${ana.id}, 'Words', 'followers', now() - n * interval '1 minute' FROM generate_series(1, 20000) n
  `.execute(db);
  await sql`ANALYZE post`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT post.id FROM account author CROSS JOIN LATERAL (
      SELECT post.id FROM post WHERE post.user_id = author.id AND ${isForPack('post')}
      ORDER BY post.created_at DESC, post.id DESC LIMIT 1
    ) AS post WHERE ${isVisible(ana.id, 'author')}
  `.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('post_pack');
});
