import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getUser, updateUser } from '#contract/accounts.ts';
import { previewReport } from '#contract/moderation.reports.ts';
import { addComment, deleteComment, listComments } from '#contract/posts.comments.ts';
import { likePost, unlikePost } from '#contract/posts.likes.ts';
import { deletePost, getPost, listLiked, type Post } from '#contract/posts.ts';
import { setCommentHidden, uncountPerson } from './posts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import type { TestMember } from '#test/factories.ts';
import { newAuthor, write } from '#test/post-scene.ts';

let test: TestApp;
let ana: TestMember;
let ben: TestMember;
let cleo: TestMember;
let post: Post;
beforeAll(async () => {
  test = await startTestApp();
  [ana, ben, cleo] = [await newAuthor(test, 'Ana'), await newAuthor(test, 'Ben'), await newAuthor(test, 'Cleo')];
});
beforeEach(async () => {
  post = await write(test, ana);
});
afterAll(() => test.close());

const params = (): { id: string } => ({ id: post.id });
const like = ({ token, id: userId }: TestMember) =>
  call(test.app, likePost, { token, params: params(), body: { userId } });
const unlike = ({ token }: TestMember) => call(test.app, unlikePost, { token, params: params() });
const say = ({ token }: TestMember, content: string, more: object = {}) =>
  call(test.app, addComment, { token, params: params(), body: { content, ...more } });
const read = async ({ token }: { token?: string } = {}): Promise<Post> =>
  (await call(test.app, getPost, { token, params: params() })).body;
const list = async (token?: string, query = {}) => call(test.app, listComments, { token, params: params(), query });
const textsFor = async (one?: TestMember): Promise<string[]> =>
  (await list(one?.token)).body.comments.map(({ content }) => content);
const block = async (who: TestMember, whom: TestMember, isOn: boolean): Promise<unknown> =>
  isOn
    ? sql`INSERT INTO block (user_id, other_id, created_at) VALUES (${who.id}, ${whom.id}, now())`.execute(test.deps.db)
    : sql`DELETE FROM block`.execute(test.deps.db);

describe('a like', () => {
  it('A person has at most one like on a post', async () => {
    expect((await like(ben)).body).toEqual({ likes: 1, isLiked: true });
    expect((await like(ben)).body).toEqual({ likes: 1, isLiked: true });
    expect((await like(cleo)).body).toEqual({ likes: 2, isLiked: true });
    expect(await read(ben)).toMatchObject({ likes: 2, isLiked: true });
    expect(await read(ana)).toMatchObject({ likes: 2, isLiked: false });
    expect(await read()).toMatchObject({ likes: 2, isLiked: false });
    expect((await unlike(ben)).body).toEqual({ likes: 1, isLiked: false });
    expect((await unlike(ben)).body).toEqual({ likes: 1, isLiked: false });
  });

  it('Two hundred simultaneous likes by one person count as one', async () => {
    await Promise.all(Array.from({ length: 200 }, () => like(ben)));
    expect((await read(ben)).likes).toBe(1);
    await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 2 === 0 ? like(cleo) : unlike(cleo))));
    const { likes, isLiked } = await read(cleo);
    expect(likes).toBe(isLiked ? 2 : 1);
    const { rows } = await sql`SELECT FROM post_like WHERE post_id = ${post.id}`.execute(test.deps.db);
    expect(rows).toHaveLength(likes);
  });

  it('Nobody likes what they may not read, nor in the name of another', async () => {
    await block(ana, ben, true);
    const { status, problem } = await like(ben);
    expect([status, problem.message]).toEqual([404, 'Post not found']);
    await block(ana, ben, false);
    post = await write(test, ana, { visibility: 'followers' });
    expect((await like(ben)).status).toBe(404);
    const named = await call(test.app, likePost, { token: ana.token, params: params(), body: { userId: ben.id } });
    expect(named.status).toBe(403);
  });

  it('A person’s list of likes is open to others only when shown', async () => {
    const liked: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      post = await write(test, ana, { content: `Number ${n}` });
      test.clock.advance(1000);
      await like(cleo);
      liked.unshift(post.id);
    }
    const mine = { token: cleo.token, params: { id: cleo.id } };
    const first = (await call(test.app, listLiked, { ...mine, query: { limit: 3 } })).body;
    const next = { limit: 2, cursor: first.nextCursor ?? '' };
    const second = (await call(test.app, listLiked, { ...mine, query: next })).body;
    expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual(liked);
    const asBen = { ...mine, token: ben.token };
    expect((await call(test.app, listLiked, asBen)).status).toBe(404);
    const show = (showsLikes: boolean) =>
      call(test.app, updateUser, { token: cleo.token, params: { id: cleo.id }, body: { showsLikes } });
    expect((await show(true)).body.showsLikes).toBe(true);
    expect((await call(test.app, getUser, { token: ben.token, params: { id: cleo.id } })).body.showsLikes).toBe(true);
    await block(ana, ben, true);
    expect((await call(test.app, listLiked, asBen)).body.posts).toEqual([]);
    await block(ana, ben, false);
    const shown = (await call(test.app, listLiked, { ...asBen, query: { limit: 5 } })).body.posts;
    expect(shown.map(({ id }) => id)).toEqual(liked);
    await show(false);
    expect((await call(test.app, listLiked, asBen)).status).toBe(404);
  });
});

describe('a comment', () => {
  it('A comment has at most 280 characters and counts on its post', async () => {
    const { status, body } = await say(ben, ' Well said. ', { userId: ben.id });
    expect([status, body.content, body.user.displayName]).toEqual([200, 'Well said.', 'Ben']);
    expect((await say(cleo, 'x'.repeat(280))).status).toBe(200);
    for (const content of ['', '  ', 'x'.repeat(281)]) {
      expect((await say(ben, content)).problem.fields).toHaveProperty('content');
    }
    expect(await textsFor()).toEqual(['Well said.', 'x'.repeat(280)]);
    expect((await read()).commentsCount).toBe(2);
    expect((await say(ben, 'Hi', { userId: ana.id })).status).toBe(403);
    expect((await say(ben, 'You are a faggot')).problem.code).toBe('send_anyway');
  });

  it('Comments come page by page, oldest first, each once', async () => {
    for (let n = 0; n < 7; n += 1) {
      await say(n % 2 === 0 ? ben : cleo, `Number ${n}`);
      if (n % 3 === 0) test.clock.advance(1000);
    }
    const whole = await textsFor();
    expect(whole.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6].map((n) => `Number ${n}`));
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list(undefined, { limit: 2, ...(cursor !== null && { cursor }) });
      found.push(...body.comments.map(({ content }) => content));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(whole);
  });

  it('A comment of somebody whom a reader does not see is not there for them', async () => {
    await say(ben, 'By Ben');
    await say(cleo, 'By Cleo');
    const counted = async (one?: TestMember): Promise<number> => (await read(one)).commentsCount;
    await block(ben, cleo, true);
    expect([await textsFor(cleo), await textsFor(ben)]).toEqual([['By Cleo'], ['By Ben']]);
    expect([await counted(cleo), await counted(ben), await counted(ana)]).toEqual([1, 1, 2]);
    expect(await textsFor(ana)).toHaveLength(2);
    await block(ben, cleo, false);
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${ben.id}`.execute(test.deps.db);
    expect([await textsFor(), await counted()]).toEqual([['By Cleo'], 1]);
    await sql`UPDATE account SET suspended_at = NULL WHERE id = ${ben.id}`.execute(test.deps.db);
  });

  it('A comment can be deleted only by its author or the post’s author', async () => {
    const [one, two] = [(await say(ben, 'One')).body.id, (await say(ben, 'Two')).body.id];
    const drop = async ({ token }: TestMember, commentId: string): Promise<number> =>
      (await call(test.app, deleteComment, { token, params: { ...params(), commentId } })).status;
    expect(await drop(cleo, one)).toBe(403);
    expect([await drop(ben, one), await drop(ben, one)]).toEqual([200, 200]);
    expect(await drop(ana, two)).toBe(200);
    expect([await textsFor(), (await read()).commentsCount]).toEqual([[], 0]);
  });

  it('A person who lost access can still withdraw their comment and like', async () => {
    const [own, other] = [(await say(ben, 'Mine')).body.id, (await say(cleo, 'Not mine')).body.id];
    await like(ben);
    await block(ana, ben, true);
    const drop = async (commentId: string): Promise<number> =>
      (await call(test.app, deleteComment, { token: ben.token, params: { ...params(), commentId } })).status;
    expect([await drop(other), await drop(own), await drop(own)]).toEqual([404, 200, 404]);
    expect((await unlike(ben)).body).toEqual({ likes: 0, isLiked: false });
    expect((await unlike(ben)).status).toBe(404);
    await block(ana, ben, false);
    expect(await textsFor()).toEqual(['Not mine']);
    expect(await read()).toMatchObject({ likes: 0, commentsCount: 1 });
  });

  it('Comments written and deleted at once are counted right', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, (_, n) => say(n % 2 === 0 ? ben : cleo, `N ${n}`)));
    await Promise.all(
      made.flatMap(({ body }, n) => {
        const { token } = n % 2 === 0 ? ben : cleo;
        const dropping = { token, params: { ...params(), commentId: body.id } };
        return n < 10 ? [call(test.app, deleteComment, dropping), call(test.app, deleteComment, dropping)] : [];
      }),
    );
    expect([(await read()).commentsCount, (await textsFor()).length]).toEqual([10, 10]);
  });

  it('A comment hidden by a moderator is visible to its author alone', async () => {
    const { id } = (await say(ben, 'Meet me')).body;
    const subject = { kind: 'comment', id: `${post.id}:${id}` };
    const { body } = await call(test.app, previewReport, { token: cleo.token, body: { subject } });
    expect(JSON.stringify(body)).toContain('Meet me');
    expect((await call(test.app, previewReport, { token: ben.token, body: { subject } })).status).toBe(400);
    await inTransaction(test.deps.db, (trx) => setCommentHidden(trx, { postId: post.id, id }, test.clock.now()));
    expect([await textsFor(cleo), await textsFor(ben), await textsFor()]).toEqual([[], ['Meet me'], []]);
    expect((await call(test.app, previewReport, { token: cleo.token, body: { subject } })).status).toBe(404);
  });

  it('Likes and comments are deleted with their post', async () => {
    await like(ben);
    await say(ben, 'One');
    await say(ben, 'Two');
    await say(cleo, 'Three');
    await inTransaction(test.deps.db, (trx) => uncountPerson(trx, ben.id));
    const { rows: kept } = await sql`SELECT like_count, comment_count FROM post WHERE id = ${post.id}`.execute(
      test.deps.db,
    );
    expect(kept).toEqual([{ like_count: 0, comment_count: 1 }]);
    await call(test.app, deletePost, { token: ana.token, params: params() });
    const { rows } = await sql`SELECT FROM post_like WHERE post_id = ${post.id}
      UNION ALL SELECT FROM post_comment WHERE post_id = ${post.id}`.execute(test.deps.db);
    expect(rows).toEqual([]);
    expect([(await list(ben.token)).status, (await say(ben, 'Late')).status]).toEqual([404, 404]);
  });
});
