import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countActivity, listActivity, seeActivity } from '#contract/digest.ts';
import { blockPerson } from '#contract/blocks.ts';
import { follow, unfollow } from '#contract/follows.ts';
import { putNotificationSettings, defaultNotificationSettings } from '#contract/notifications.ts';
import { addComment, deleteComment } from '#contract/posts.comments.ts';
import { likePost, unlikePost } from '#contract/posts.likes.ts';
import { deletePost, editPost, type Post } from '#contract/posts.ts';
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
  for (const table of ['activity', 'post', 'follow', 'block', 'notification_settings'])
    await sql`DELETE FROM ${sql.table(table)}`.execute(test.deps.db);
  post = await write(test, ana);
});
afterAll(() => test.close());

const on = ({ id } = post) => ({ id });
const like = ({ token }: TestMember, what = post) => call(test.app, likePost, { token, params: on(what), body: {} });
const unlike = ({ token }: TestMember) => call(test.app, unlikePost, { token, params: on() });
const say = ({ token }: TestMember, content: string, what = post) =>
  call(test.app, addComment, { token, params: on(what), body: { content } });
const begin = ({ token }: TestMember, { id }: TestMember) => call(test.app, follow, { token, params: { id } });
const block = ({ token }: TestMember, { id: userId }: TestMember) =>
  call(test.app, blockPerson, { token, params: { userId } });
const handleOf = ({ user }: TestMember): string => `@${user.handle}`;

/** Returns a person's list of activity as texts: who did what, the latest first. */
async function listOf({ token }: TestMember): Promise<string[]> {
  const { body } = await call(test.app, listActivity, { token });
  return body.activity.map(({ person, kind }) => `${person.displayName} ${kind}`);
}
const newFor = async ({ token }: TestMember): Promise<number> =>
  (await call(test.app, countActivity, { token })).body.count;
const sorted = async (one: TestMember): Promise<string[]> => (await listOf(one)).toSorted();

describe('What others did', () => {
  it('A like, comment, follow or mention appears once in its recipient’s list', async () => {
    await like(ben);
    await like(ben);
    await say(ben, 'Well said');
    await begin(ben, ana);
    await begin(ben, ana);
    await write(test, cleo, { content: `Ask ${handleOf(ana)}` });
    expect(await sorted(ana)).toEqual(['Ben comment', 'Ben follow', 'Ben like', 'Cleo mention']);
    expect([await listOf(ben), await listOf(cleo)]).toEqual([[], []]);
    const { body } = await call(test.app, listActivity, { token: ana.token });
    expect(body.activity.find(({ kind }) => kind === 'comment')).toMatchObject({ postId: post.id, words: 'Well said' });
    expect(body.activity.find(({ kind }) => kind === 'follow')).toMatchObject({ postId: null, words: '' });
  });

  it('Nobody is told of themselves', async () => {
    expect([(await like(ana)).status, (await say(ana, `I am ${handleOf(ana)}`)).status]).toEqual([200, 200]);
    expect(await listOf(ana)).toEqual([]);
  });

  it('An undone action disappears and a repeat restores the same entry', async () => {
    await like(ben);
    await begin(ben, ana);
    const { body: comment } = await say(ben, 'Hm');
    await unlike(ben);
    await call(test.app, unfollow, { token: ben.token, params: { id: ana.id } });
    await call(test.app, deleteComment, { token: ben.token, params: { id: post.id, commentId: comment.id } });
    expect(await listOf(ana)).toEqual([]);
    await like(ben);
    expect(await listOf(ana)).toEqual(['Ben like']);
    const { rows } = await sql`SELECT FROM activity WHERE kind = 'like'`.execute(test.deps.db);
    expect(rows).toHaveLength(1);
  });

  it('Simultaneous likes and unlikes leave at most one entry', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? like(ben) : unlike(ben))));
    await like(ben);
    expect(await listOf(ana)).toEqual(['Ben like']);
  });

  it('People who like and mention each other at once do not wait in a circle', async () => {
    const theirs = await write(test, ben);
    const both = `${handleOf(ana)} ${handleOf(ben)} ${handleOf(cleo)}`;
    const steps = Array.from({ length: 8 }, (_, n) => [
      say(ana, `${both} ${n}`, theirs),
      say(ben, `${both} ${n}`),
      say(cleo, `${both} ${n}`, n % 2 === 0 ? post : theirs),
      like(cleo),
      begin(ana, ben),
      begin(ben, ana),
    ]);
    const statuses = (await Promise.all(steps.flat())).map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });

  it('People who are blocked, suspended or leaving appear in no list or count', async () => {
    const dan = await newAuthor(test, 'Dan');
    for (const one of [ben, cleo, dan]) await like(one);
    await begin(dan, ana);
    expect([await newFor(ana), (await listOf(ana)).length]).toEqual([4, 4]);
    await block(ana, ben);
    await sql`UPDATE account SET suspended_at = now() WHERE id = ${dan.id}`.execute(test.deps.db);
    expect([await sorted(ana), await newFor(ana)]).toEqual([['Cleo like'], 1]);
    await sql`UPDATE account SET suspended_at = NULL, deleted_at = now() WHERE id = ${dan.id}`.execute(test.deps.db);
    expect(await listOf(ana)).toEqual(['Cleo like']);
  });

  it('A post that is gone or hidden takes what happened on it along', async () => {
    const theirs = await write(test, ben, { content: `With ${handleOf(ana)}` });
    await say(cleo, `And ${handleOf(ana)}`, theirs);
    expect(await sorted(ana)).toEqual(['Ben mention', 'Cleo mention']);
    await sql`UPDATE post_comment SET hidden_at = now()`.execute(test.deps.db);
    expect(await listOf(ana)).toEqual(['Ben mention']);
    await call(test.app, deletePost, { token: ben.token, params: on(theirs) });
    expect(await listOf(ana)).toEqual([]);
  });
});

describe('A mention', () => {
  const mentionIn = async (content: string, more: object = {}): Promise<string[]> => {
    await write(test, ben, { content, ...more });
    return listOf(ana);
  };

  it('A mention reaches only who may read the post', async () => {
    expect(await mentionIn(`To ${handleOf(ana)}`, { visibility: 'private' })).toEqual([]);
    expect(await mentionIn(`To ${handleOf(ana)}`, { visibility: 'followers' })).toEqual([]);
    await begin(ana, ben);
    expect(await mentionIn(`To ${handleOf(ana)}`, { visibility: 'followers' })).toEqual(['Ben mention']);
  });

  it('A mention under a post for others reaches nobody who may not read the post', async () => {
    const few = await write(test, cleo, { content: 'For my few', visibility: 'followers' });
    await begin(ben, cleo);
    await say(ben, `Look, ${handleOf(ana)}`, few);
    expect(await listOf(ana)).toEqual([]);
  });

  it('A mention names nobody across a block, either way', async () => {
    await block(ana, ben);
    expect(await mentionIn(`To ${handleOf(ana)}`)).toEqual([]);
    await sql`DELETE FROM block`.execute(test.deps.db);
    expect(await listOf(ana)).toEqual([]);
  });

  it('A mention is found in whatever case it is written, and not within an address', async () => {
    expect(await mentionIn(`me@${ana.user.handle}.com`)).toEqual([]);
    expect(await mentionIn(handleOf(ana).toUpperCase())).toEqual(['Ben mention']);
  });

  it('A mention in a comment on one’s own post appears as a single entry', async () => {
    await say(ben, `Yes, ${handleOf(ana)}`);
    expect(await listOf(ana)).toEqual(['Ben mention']);
    const body = { ...defaultNotificationSettings, mentionNotifications: false };
    await call(test.app, putNotificationSettings, { token: ana.token, body });
    expect(await listOf(ana)).toEqual(['Ben comment']);
  });

  it('A mention comes and goes with an edit of the post', async () => {
    const theirs = await write(test, ben, { content: 'Nobody' });
    const edit = (content: string) =>
      call(test.app, editPost, { token: ben.token, params: on(theirs), body: { content } });
    await edit(`You, ${handleOf(ana)}`);
    expect(await listOf(ana)).toEqual(['Ben mention']);
    await edit('Nobody after all');
    expect(await listOf(ana)).toEqual([]);
  });

  it('A mention stops at ten people in one text', async () => {
    const crowd: TestMember[] = [];
    for (let n = 0; n < 11; n += 1) crowd.push(await newAuthor(test, `C${n}`));
    await say(ben, crowd.map(handleOf).join(' '));
    const told = await Promise.all(crowd.map(listOf));
    expect(told.map((list) => list.length)).toEqual([...Array.from({ length: 10 }, () => 1), 0]);
  });

  it('A comment mentioning the post’s author after ten others counts as a comment', async () => {
    const crowd: TestMember[] = [];
    for (let n = 0; n < 10; n += 1) crowd.push(await newAuthor(test, `D${n}`));
    await say(ben, [...crowd, ana].map(handleOf).join(' '));
    expect(await listOf(ana)).toEqual(['Ben comment']);
  });

  it('A comment containing a handle the post’s author takes later counts as a comment', async () => {
    await say(ben, 'Like @some_later_name says');
    await sql`UPDATE account SET handle = 'some_later_name' WHERE id = ${ana.id}`.execute(test.deps.db);
    expect(await listOf(ana)).toEqual(['Ben comment']);
    await sql`UPDATE account SET handle = ${ana.user.handle} WHERE id = ${ana.id}`.execute(test.deps.db);
  });

  it('A comment naming the post author’s former handle counts as a comment', async () => {
    await say(ben, `Yes, ${handleOf(ana)}`);
    await sql`UPDATE account SET handle = 'some_later_name' WHERE id = ${ana.id}`.execute(test.deps.db);
    expect(await listOf(ana)).toEqual(['Ben comment']);
    await sql`UPDATE account SET handle = ${ana.user.handle} WHERE id = ${ana.id}`.execute(test.deps.db);
  });

  it('A comment with the author’s handle glued to other letters counts as a comment', async () => {
    for (const before of ['é', 'e\u0301', '½', '語']) {
      await sql`DELETE FROM activity`.execute(test.deps.db);
      await say(ben, `${before}${handleOf(ana)}`);
      expect(await newFor(ana), before).toBe(1);
    }
  });
});

describe('The list', () => {
  it('The activity list pages correctly through entries of the same moment', async () => {
    const posts: Post[] = [post];
    for (let n = 1; n < 35; n += 1) posts.push(await write(test, ana));
    for (const [n, one] of posts.entries()) {
      await like(ben, one);
      if (n % 8 === 0) test.clock.advance(1000);
    }
    const first = (await call(test.app, listActivity, { token: ana.token })).body;
    expect(first.activity).toHaveLength(30);
    const query = { cursor: first.nextCursor ?? '' };
    const second = (await call(test.app, listActivity, { token: ana.token, query })).body;
    expect([second.activity.length, second.nextCursor]).toEqual([5, null]);
    const all = [...first.activity, ...second.activity];
    expect(new Set(all.map(({ postId }) => postId))).toEqual(new Set(posts.map(({ id }) => id)));
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => b.localeCompare(a)));
  });

  it('The activity list counts new entries until they are seen', async () => {
    await like(ben);
    test.clock.advance(1000);
    const [entry] = (await call(test.app, listActivity, { token: ana.token })).body.activity;
    await like(cleo);
    expect([entry?.isNew, await newFor(ana)]).toEqual([true, 2]);
    const body = { from: `${Date.parse(entry?.at ?? '')}.${entry?.id}` };
    await call(test.app, seeActivity, { token: ben.token, body });
    expect(await newFor(ana)).toBe(2);
    await call(test.app, seeActivity, { token: ana.token, body });
    expect(await newFor(ana)).toBe(1);
    const { activity } = (await call(test.app, listActivity, { token: ana.token })).body;
    expect(activity.map(({ isNew }) => isNew)).toEqual([true, false]);
  });

  it.each([
    ['like', 'likeNotifications'],
    ['comment', 'commentNotifications'],
    ['follow', 'followNotifications'],
    ['mention', 'mentionNotifications'],
  ] as const)('The list of what happened lately has no %s once that kind is switched off', async (kind, setting) => {
    await like(ben);
    await say(ben, 'Hm');
    await begin(ben, ana);
    await write(test, ben, { content: handleOf(ana) });
    const before = await sorted(ana);
    expect(before).toHaveLength(4);
    await call(test.app, putNotificationSettings, {
      token: ana.token,
      body: { ...defaultNotificationSettings, [setting]: false },
    });
    expect(await sorted(ana)).toEqual(before.filter((line) => line !== `Ben ${kind}`));
    expect(await newFor(ana)).toBe(3);
  });
});
