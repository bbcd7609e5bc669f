import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userStats } from '#contract/accounts.ts';
import { getPost, listPosts, type Post } from '#contract/posts.ts';
import { isDiscoverable } from '#server/features/visibility/people.ts';
import { isPublic } from '#server/features/visibility/posts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { COMPLETE_PROFILE, newMember, type TestMember } from '#test/factories.ts';
import { publicPostPreview } from './posts.ts';

let test: TestApp;
let robin: TestMember;
let ida: TestMember;
beforeAll(async () => {
  test = await startTestApp();
  robin = await newMember(test, {
    ...COMPLETE_PROFILE,
    firstName: 'Robin',
    lastName: 'Reyes',
    bio: 'Not for the feed.',
  });
  ida = await newMember(test, { displayName: 'Ida' });
});
afterAll(() => test.close());

interface Writing {
  visibility?: 'public' | 'followers' | 'private';
  /** The age of the post in seconds. */
  age?: number;
  content?: string;
}

/** Writes a post, optionally with a time in the past. */
async function write(
  { id }: TestMember,
  { visibility = 'public', age = 0, content = 'Words' }: Writing = {},
): Promise<string> {
  const postId = test.deps.newId();
  const createdAt = new Date(test.clock.now().getTime() - age * 1000);
  await test.deps.db
    .insertInto('post')
    .values({ id: postId, user_id: id, content, visibility, created_at: createdAt })
    .execute();
  return postId;
}

const clear = async (): Promise<unknown> => test.deps.db.deleteFrom('post').execute();

/** Reads the whole feed page by page and returns the ids of its posts. */
async function feed(limit: number, token?: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const query: Record<string, string | number> = { limit, ...(cursor !== null && { cursor }) };
    const { status, body } = await call(test.app, listPosts, { query, token });
    expect(status).toBe(200);
    expect(body.posts.length).toBeLessThanOrEqual(limit);
    ids.push(...body.posts.map(({ id }) => id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  return ids;
}

const read = async (id: string, token?: string): Promise<number> =>
  (await call(test.app, getPost, { params: { id }, token })).status;

async function suspend({ id }: TestMember, at: Date | null): Promise<void> {
  await test.deps.db.updateTable('account').set({ suspended_at: at }).where('id', '=', id).execute();
}

describe('the public feed', () => {
  it('The public feed is empty before anybody has written', async () => {
    const { body } = await call(test.app, listPosts);
    expect(body).toEqual({ posts: [], nextCursor: null });
  });

  it('The public feed gives every post once, newest first, for any page size', async () => {
    const ages = [0, 0, 0, 5, 5, 9, 20, 20, 20, 20, 31];
    const written: string[] = [];
    for (const age of ages) written.push(await write(robin, { age }));
    const whole = await feed(50);
    expect(whole.toSorted()).toEqual(written.toSorted());
    const times = new Map(written.map((id, index) => [id, ages[index] ?? 0]));
    const order = whole.map((id) => times.get(id) ?? 0);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const limit of [1, 2, 3, 4, 10, 11]) expect(await feed(limit)).toEqual(whole);
    await clear();
  });

  it('The public feed keeps its place while new posts arrive and read ones are deleted', async () => {
    const old = [await write(robin, { age: 30 }), await write(robin, { age: 20 }), await write(robin, { age: 10 })];
    const first = await call(test.app, listPosts, { query: { limit: 2 } });
    await write(robin);
    await test.deps.db
      .deleteFrom('post')
      .where('id', '=', first.body.posts[1]?.id ?? '')
      .execute();
    const second = await call(test.app, listPosts, { query: { cursor: first.body.nextCursor ?? '' } });
    expect(second.body.posts.map(({ id }) => id)).toEqual([old[0]]);
    await clear();
  });

  it('The public feed has ten posts a page and fifty at most', async () => {
    for (let n = 0; n < 12; n += 1) await write(robin, { age: n });
    expect((await call(test.app, listPosts)).body.posts).toHaveLength(10);
    expect((await call(test.app, listPosts, { query: { limit: 51 } })).status).toBe(400);
    const wrong = ['x', '1.2', `${'9'.repeat(16)}.${test.deps.newId()}`, `1.${'-'.repeat(36)}`, "1' OR 1=1 --"];
    for (const cursor of wrong) expect((await call(test.app, listPosts, { query: { cursor } })).status).toBe(400);
    await clear();
  });

  it('The public feed holds public posts only', async () => {
    const open = await write(robin);
    await write(robin, { visibility: 'followers' });
    await write(robin, { visibility: 'private' });
    expect(await feed(10)).toEqual([open]);
    expect(await feed(10, robin.token)).toEqual([open]);
    await clear();
  });

  it('The public feed shows a visitor of its authors only what a visitor may see', async () => {
    await write(robin);
    const [post] = (await call(test.app, listPosts)).body.posts;
    expect(Object.keys(post ?? {}).toSorted()).toMatchInlineSnapshot(`
      [
        "commentsCount",
        "content",
        "createdAt",
        "editedAt",
        "gif",
        "id",
        "imageUrl",
        "isLiked",
        "likes",
        "picture",
        "user",
        "visibility",
      ]
    `);
    expect(post?.user).toEqual({
      id: null,
      displayName: 'Robin',
      firstName: null,
      lastName: null,
      handle: robin.user.handle,
      username: robin.user.handle,
      profileImageUrl: null,
      avatarConfig: null,
      mbtiType: null,
      primaryArchetype: null,
      personalityPlanet: null,
      isSeedUser: false,
      isDemo: false,
    });
    const [forMember] = (await call(test.app, listPosts, { token: ida.token })).body.posts;
    expect(forMember?.user.id).toBe(robin.id);
    await clear();
  });
});

describe('a post', () => {
  it('A public post is readable by everybody and a deleted one by nobody', async () => {
    const open = await write(robin);
    const closed = await write(robin, { visibility: 'private' });
    const followers = await write(robin, { visibility: 'followers' });
    expect([await read(open), await read(open, ida.token), await read(open, robin.token)]).toEqual([200, 200, 200]);
    for (const id of [closed, followers]) {
      expect([await read(id), await read(id, ida.token), await read(id, robin.token)]).toEqual([404, 404, 200]);
    }
    await test.deps.db.updateTable('post').set({ deleted_at: test.clock.now() }).where('id', '=', open).execute();
    expect([await read(open), await read(open, robin.token)]).toEqual([404, 404]);
    await clear();
  });

  it('An author’s number of posts counts those that the viewer may read', async () => {
    await write(robin);
    await write(robin, { visibility: 'private' });
    const count = async (token: string): Promise<number> =>
      (await call(test.app, userStats, { params: { id: robin.id }, token })).body.posts;
    expect([await count(robin.token), await count(ida.token)]).toEqual([2, 1]);
    await clear();
  });

  it('The post count stays correct through every change of a post or account', async () => {
    const { db } = test.deps;
    const strayed = async (): Promise<unknown[]> => {
      const { rows } = await sql`
        SELECT account.id FROM account LEFT JOIN post_count counted ON counted.user_id = account.id
        CROSS JOIN LATERAL (
          SELECT count(*) FILTER (WHERE visibility = 'public' AND hidden_at IS NULL) AS everyone,
            count(*) FILTER (WHERE visibility = 'followers' AND hidden_at IS NULL) AS followers,
            count(*) FILTER (WHERE visibility = 'private' OR hidden_at IS NOT NULL) AS author
          FROM post WHERE user_id = account.id AND deleted_at IS NULL
        ) real
        WHERE (coalesce(counted.everyone, 0), coalesce(counted.followers, 0), coalesce(counted.author, 0))
          <> (real.everyone, real.followers, real.author)`.execute(db);
      return rows;
    };
    const leaver = await newMember(test);
    const ids = await Promise.all([write(robin), write(robin, { visibility: 'followers' }), write(leaver)]);
    await write(robin, { visibility: 'private' });
    expect(await strayed()).toEqual([]);
    const now = test.clock.now();
    const change = (id: string | undefined, fields: object) =>
      db
        .updateTable('post')
        .set(fields)
        .where('id', '=', id ?? '')
        .execute();
    const changes = [
      { like_count: 4 },
      { hidden_at: now },
      { hidden_at: null },
      { visibility: 'private' },
      { hidden_at: now },
    ];
    for (const fields of [...changes, { deleted_at: now, hidden_at: null }]) {
      for (const id of ids) await change(id, fields);
      expect([fields, await strayed()]).toEqual([fields, []]);
    }
    await change(ids[2], { deleted_at: null, visibility: 'public' });
    await db.deleteFrom('account').where('id', '=', leaver.id).execute();
    await write(robin);
    expect(await strayed()).toEqual([]);
    await clear();
    expect(await strayed()).toEqual([]);
  });

  it('A post can be deleted and hidden when the post count is too low', async () => {
    const ids = await Promise.all([write(robin), write(robin)]);
    await sql`UPDATE post_count SET everyone = 0 WHERE user_id = ${robin.id}`.execute(test.deps.db);
    await test.deps.db
      .updateTable('post')
      .set({ hidden_at: test.clock.now() })
      .where('id', '=', ids[0] ?? '')
      .execute();
    await clear();
    const { body } = await call(test.app, userStats, { params: { id: robin.id }, token: robin.token });
    expect(body.posts).toBe(0);
  });

  it('A post is hidden by a block, both ways, and pages stay full', async () => {
    const theirs: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      await write(robin, { age: n });
      theirs.push(await write(ida, { age: n }));
    }
    const mine = await write(robin);
    await test.deps.db
      .insertInto('block')
      .values({ user_id: ida.id, other_id: robin.id, created_at: test.clock.now() })
      .execute();
    expect(await read(mine, ida.token)).toBe(404);
    expect(await read(theirs[0] ?? '', robin.token)).toBe(404);
    const page = await call(test.app, listPosts, { token: ida.token, query: { limit: 3 } });
    expect(page.body.posts.map(({ id }) => id).toSorted()).toEqual(theirs.toSorted());
    expect(page.body.nextCursor).toBeNull();
    const other = await call(test.app, listPosts, { token: robin.token, query: { limit: 4 } });
    expect(other.body.posts.map(({ user }) => user.id)).toEqual([robin.id, robin.id, robin.id, robin.id]);
    expect(other.body.nextCursor).toBeNull();
    expect(await feed(2, robin.token)).toHaveLength(4);
    expect(await feed(2)).toHaveLength(7);
    await test.deps.db.deleteFrom('block').execute();
    await clear();
  });

  it('A post goes with its author’s suspension and comes back with them', async () => {
    const id = await write(robin);
    await suspend(robin, test.clock.now());
    expect([await read(id), await read(id, ida.token), await feed(10)]).toEqual([404, 404, []]);
    await suspend(robin, null);
    expect(await feed(10)).toEqual([id]);
    await clear();
  });
});

describe('the preview of a post', () => {
  it('A post’s preview names its author and gives at most 140 characters', async () => {
    const id = await write(robin, { content: `A\n b ${'🐝'.repeat(200)}` });
    const preview = await publicPostPreview(test.deps.db, id);
    expect(preview?.name).toBe('Robin');
    expect([...(preview?.excerpt ?? '')]).toHaveLength(140);
    expect(preview?.excerpt).toMatch(/^A b 🐝+…$/u);
    await clear();
  });

  it('The preview of a post is there only for what a visitor may read', async () => {
    const closed = await write(robin, { visibility: 'private' });
    const open = await write(robin, { content: 'Short.' });
    expect(await publicPostPreview(test.deps.db, open)).toEqual({ name: 'Robin', excerpt: 'Short.' });
    for (const id of [closed, test.deps.newId(), 'x', '', "'; DROP TABLE post"]) {
      expect(await publicPostPreview(test.deps.db, id)).toBeUndefined();
    }
    await suspend(robin, test.clock.now());
    expect(await publicPostPreview(test.deps.db, open)).toBeUndefined();
    await suspend(robin, null);
    await clear();
  });
});

it('The feed reads the newest of many posts by their index', async () => {
  await sql`
    INSERT INTO post (id, user_id, content, visibility, created_at)
    SELECT gen_random_uuid(), ${robin.id}, 'Words', 'public', now() - n * interval '1 minute' FROM generate_series(1, 20000) n
  `.execute(test.deps.db);
  await sql`ANALYZE post`.execute(test.deps.db);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    EXPLAIN SELECT post.* FROM post JOIN account author ON author.id = post.user_id
    WHERE ${isPublic('post')} AND ${isDiscoverable(ida.id, 'author')}
    ORDER BY post.created_at DESC, post.id DESC LIMIT 11
  `.execute(test.deps.db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('post_public');
  const { body } = await call(test.app, listPosts);
  expect(body.posts satisfies Post[]).toHaveLength(10);
  await clear();
});
