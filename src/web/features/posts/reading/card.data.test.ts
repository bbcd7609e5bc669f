import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { readCard } from './card.data.ts';

const FEED = ['api', 'posts', 'pages', 'in'];
const [ID, OTHER, UNLISTED] = [2, 3, 9].map((at) => `01a216a0-0b78-7592-a227-870dd700f41${at}`) as [
  string,
  string,
  string,
];
const post = (id: string, content = 'Words', more: Partial<Post> = {}) =>
  ({ id, content, editedAt: null, ...more }) as Post;
const feed = () => queryClient.getQueryData<{ pages: { posts: Post[] }[] }>(FEED)?.pages[0]?.posts;

const answer = vi.fn<() => Promise<Response>>();
beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(FEED, { pages: [{ posts: [post(ID), post(OTHER)], nextCursor: null }], pageParams: [null] });
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => void vi.unstubAllGlobals());

it('A read by id updates a listed post and is skipped for an unlisted one', async () => {
  answer.mockResolvedValue(Response.json(post(ID, 'Other words')));
  await readCard(ID);
  expect(feed()).toEqual([post(ID, 'Other words'), post(OTHER)]);
  await readCard(UNLISTED);
  expect(answer).toHaveBeenCalledTimes(1);
});

it('A like given during a read survives and an older answer overwrites nothing', async () => {
  const editedAt = '2026-11-21T12:00:00.000Z';
  answer.mockImplementation(async () => {
    queryClient.setQueryData(FEED, { pages: [{ posts: [post(ID, 'Words', { isLiked: true })] }], pageParams: [null] });
    return Response.json(post(ID, 'Other words', { isLiked: false, editedAt }));
  });
  await readCard(ID);
  expect(feed()).toEqual([post(ID, 'Other words', { isLiked: true, editedAt })]);
  answer.mockResolvedValue(Response.json(post(ID)));
  await readCard(ID);
  expect(feed()?.[0]).toMatchObject({ content: 'Other words', editedAt });
});

it('A post leaves the list when its reader loses access but not when reading fails', async () => {
  answer.mockRejectedValueOnce(new TypeError('no network'));
  await readCard(ID);
  expect(feed()).toEqual([post(ID), post(OTHER)]);
  answer.mockResolvedValueOnce(Response.json({ code: 'not_found', message: 'Post not found' }, { status: 404 }));
  await readCard(ID);
  expect(feed()).toEqual([post(OTHER)]);
});
