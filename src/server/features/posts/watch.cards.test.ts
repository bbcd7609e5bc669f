import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { blockPerson } from '#contract/blocks.ts';
import { addComment } from '#contract/posts.comments.ts';
import { deletePost, editPost, getPost, listPack, listPosts, POST_EDIT_MS, type Post } from '#contract/posts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { handTimers } from '#test/faults/timers.ts';
import type { TestMember } from '#test/factories.ts';
import { follow, newAuthor, unfollow, write } from '#test/post-scene.ts';
import { watchCards } from './watch.cards.ts';

const GATHERED_MS = 500;

let test: TestApp;
let ana: TestMember;
let ben: TestMember;
const told: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  test.deps.hints.on('card', /./, (hint) => void told.push(hint));
  [ana, ben] = [await newAuthor(test, 'Ana'), await newAuthor(test, 'Ben')];
});
afterAll(() => test.close());
beforeEach(() => void told.splice(0));

const edit = (id: string, content: string) =>
  call(test.app, editPost, { token: ana.token, params: { id }, body: { content } });
const readWild = ({ token }: TestMember) => call(test.app, listPosts, { token });

/** Changes another post and waits for its event: by then, all earlier events have arrived. */
async function tellOfAnother(): Promise<void> {
  const { id } = await write(test, ana);
  await readWild(ana);
  await edit(id, 'Another');
  await vi.waitFor(() => expect(told).toContain(`${ana.id} ${id}`), 5000);
}

it('A reader of a page hears of each edit and deletion of its posts', async () => {
  const { id } = await write(test, ana, { content: 'The kettel' });
  await readWild(ben);
  const tellings = (): number => told.filter((hint) => hint === `${ben.id} ${id}`).length;
  await edit(id, 'The kettle');
  await expect.poll(tellings).toBe(1);
  await edit(id, 'A kettle');
  await expect.poll(tellings).toBe(2);
  await edit(id, 'A kettle');
  await call(test.app, addComment, { token: ana.token, params: { id }, body: { content: 'Well!' } });
  await tellOfAnother();
  expect(tellings()).toBe(2);
  await call(test.app, deletePost, { token: ana.token, params: { id } });
  await expect.poll(tellings).toBe(3);
  expect((await call(test.app, getPost, { token: ben.token, params: { id } })).status).toBe(404);
});

it('A blocked person or former follower hears nothing more of a post', async () => {
  const [cleo, dan] = [await newAuthor(test, 'Cleo'), await newAuthor(test, 'Dan')];
  for (const one of [cleo, dan]) await follow(test, one, ana);
  const { id } = await write(test, ana, { visibility: 'followers' });
  for (const { token } of [cleo, dan]) {
    const { body } = await call(test.app, listPack, { token });
    expect(body.posts.map((post) => post.id)).toContain(id);
  }
  const hears = (who: TestMember): boolean => told.includes(`${who.id} ${id}`);
  await unfollow(test, dan, ana);
  await edit(id, 'For those who still follow');
  await expect.poll(() => hears(cleo)).toBe(true);
  expect(hears(dan)).toBe(false);
  told.splice(0);
  await call(test.app, blockPerson, { token: ana.token, params: { userId: cleo.id } });
  await edit(id, 'For others');
  await call(test.app, deletePost, { token: ana.token, params: { id } });
  await tellOfAnother();
  expect([cleo, dan].filter(hears)).toEqual([]);
});

it('The newest editable posts are watched for their newest readers', async () => {
  const timers = handTimers();
  const posts = [await write(test, ana), await write(test, ana), await write(test, ana)];
  const deps = { ...test.deps, timers };
  const watch = watchCards(deps, { posts: 2, readers: 2 });
  const others = [ana, ben, await newAuthor(test, 'Eve')];
  const shown = (post: Post) => {
    for (const { id } of others) watch.reads()(id, [post]);
  };
  const [first, second, third] = posts as [Post, Post, Post];
  for (const { id } of posts) test.deps.hints.announce('words', id);
  for (const post of posts) shown(post);
  timers.pass(GATHERED_MS);
  const newest = others.slice(1).map(({ id }) => id);
  const hints = [second, third].flatMap(({ id }) => newest.map((reader) => `${reader} ${id}`));
  await expect.poll(() => told.toSorted()).toEqual(hints.toSorted());
  told.splice(0);
  const old = { ...first, createdAt: new Date(test.clock.now().getTime() - POST_EDIT_MS).toISOString() };
  watch.reads()(ben.id, [old]);
  for (const { id } of [first, second]) test.deps.hints.announce('words', id);
  timers.pass(GATHERED_MS);
  await expect.poll(() => told.length).toBe(2);
  expect(told.filter((hint) => hint.endsWith(first.id))).toEqual([]);
});

it('A reader who was still loading a post hears of its change', async () => {
  const timers = handTimers();
  const post = await write(test, ana);
  const watch = watchCards({ ...test.deps, timers });
  const shows = watch.reads();
  test.deps.hints.announce('words', post.id);
  timers.pass(GATHERED_MS);
  shows(ben.id, [post]);
  timers.pass(GATHERED_MS);
  await expect.poll(() => told).toEqual([`${ben.id} ${post.id}`]);
  const late = await newAuthor(test, 'Late');
  watch.reads()(late.id, [post]);
  timers.pass(GATHERED_MS);
  await tellOfAnother();
  expect(told).not.toContain(`${late.id} ${post.id}`);
});

it('A read for a card does not open the post and brings no comment news', async () => {
  const resyncs: string[] = [];
  test.deps.hints.on('resync', / post$/, (hint) => void resyncs.push(hint));
  const { id } = await write(test, ana);
  const eve = await newAuthor(test, 'Eve');
  const params = { id };
  expect((await call(test.app, getPost, { token: ben.token, params, query: { for: 'card' } })).status).toBe(200);
  await call(test.app, getPost, { token: eve.token, params });
  await call(test.app, addComment, { token: ana.token, params, body: { content: 'Well!' } });
  await expect.poll(() => resyncs).toEqual([`${eve.id} post`]);
});
