import { afterAll, beforeAll, expect, it } from 'vitest';
import { addComment, deleteComment } from '#contract/posts.comments.ts';
import { deletePost, editPost, getPost } from '#contract/posts.ts';
import { call, startTestApp, type TestApp } from '#test/app.ts';
import { handTimers } from '#test/faults/timers.ts';
import { newAuthor, write } from '#test/post-scene.ts';
import { watchOpenPosts } from './watch.ts';

const GATHERED_MS = 500;
const BUSY_MS = 4000;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('An open post’s reader is told of one change per read', async () => {
  const timers = handTimers();
  const { hints } = test.deps;
  const told: string[] = [];
  hints.on('resync', /./, (hint) => void (hint.startsWith('1 ') && told.push(hint)));
  const watch = watchOpenPosts({ hints, timers });
  const ana = await newAuthor(test, 'Ana');
  const { id } = await write(test, ana);
  const other = await write(test, ana);
  const as = { token: ana.token, params: { id } };
  const tellings = async (change: () => Promise<unknown>): Promise<number> => {
    timers.pass(BUSY_MS);
    watch.opens(1, id);
    const before = told.length;
    await change();
    timers.pass(GATHERED_MS - 1);
    expect(told.length).toBe(before);
    timers.pass(1);
    return told.length - before;
  };
  const comment = async () => (await call(test.app, addComment, { ...as, body: { content: 'Well!' } })).body;

  expect(await tellings(() => call(test.app, editPost, { ...as, body: { content: 'Other words' } }))).toBe(1);
  expect(await tellings(() => call(test.app, editPost, { ...as, body: { content: 'Other words' } }))).toBe(0);
  expect(await tellings(() => Promise.all([comment(), comment()]))).toBe(1);
  const { id: commentId } = await comment();
  const params = { id, commentId };
  expect(await tellings(() => call(test.app, deleteComment, { token: ana.token, params }))).toBe(1);
  expect(await tellings(() => call(test.app, deletePost, { token: ana.token, params: { id: other.id } }))).toBe(0);
  expect(await tellings(() => call(test.app, deletePost, as))).toBe(1);
  expect(new Set(told)).toEqual(new Set(['1 post']));
});

it('A reader of a busy post is told only every few seconds', () => {
  const timers = handTimers();
  const { hints } = test.deps;
  let told = 0;
  hints.on('resync', /^1 post$/, () => void (told += 1));
  const watch = watchOpenPosts({ hints, timers });
  const busy = '01a216a0-0b78-7592-a227-000000000001';
  const perMinute = (pauseMs: number): number => {
    timers.pass(BUSY_MS);
    told = 0;
    for (let ms = 0; ms < 60_000; ms += pauseMs) {
      // A reader reads the post again after each event, and so gets the next event.
      watch.opens(1, busy);
      hints.announce('post', busy);
      timers.pass(pauseMs);
    }
    return told;
  };
  expect(perMinute(10_000)).toBe(6);
  expect(perMinute(BUSY_MS / 8)).toBeLessThan(20);
});

it('A read subscribes its reader to a post only where they may see it', async () => {
  const [ana, ben] = [await newAuthor(test, 'Ana'), await newAuthor(test, 'Ben')];
  const told = new Set<string>();
  test.deps.hints.on('resync', /./, (hint) => void told.add(hint));
  const { id } = await write(test, ana, { visibility: 'private' });
  const params = { id };
  expect((await call(test.app, getPost, { token: ana.token, params })).status).toBe(200);
  expect((await call(test.app, getPost, { token: ben.token, params })).status).toBe(404);
  await call(test.app, editPost, { token: ana.token, params, body: { content: 'Mine alone' } });
  await expect.poll(() => told.has(`${ana.id} post`)).toBe(true);
  expect(told.has(`${ben.id} post`)).toBe(false);
});

it('Open posts are watched up to a limit of posts and readers', async () => {
  const timers = handTimers();
  const { hints } = test.deps;
  const told: string[] = [];
  hints.on('resync', /./, (hint) => void (hint.endsWith(' post') && told.push(hint)));
  const watch = watchOpenPosts({ hints, timers }, { posts: 2, readers: 2 });
  const ids = [1, 2, 3].map((at) => `01a216a0-0b78-7592-a227-00000000000${at}`);
  for (const [at, id] of ids.entries()) {
    for (const reader of [1, 2, 3]) watch.opens(10 * (at + 1) + reader, id);
  }
  for (const id of ids) hints.announce('post', id);
  timers.pass(GATHERED_MS);
  expect(told).toEqual(['22 post', '23 post', '32 post', '33 post']);
});
