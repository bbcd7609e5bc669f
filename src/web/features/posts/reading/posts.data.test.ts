import { InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { showAsListed } from './listed.data.ts';
import { changePost, setLiked, showNewest } from './posts.data.ts';
import { isOfOpenPost } from './posts.keys.ts';

const FEED = ['api', 'posts', 'pages', 'in'];
const ID = '01a216a0-0b78-7592-a227-870dd700f412';
const OTHER = '01a216a0-0b78-7592-a227-870dd700f413';
const THIRD = '01a216a0-0b78-7592-a227-870dd700f414';
const ALONE = ['api', 'posts', ID];

const post = (id: string, content = 'Words') => ({ id, content, likes: 0 }) as Post;
const feed = () => queryClient.getQueryData<{ pages: { posts: Post[] }[] }>(FEED)?.pages[0]?.posts;

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(FEED, { pages: [{ posts: [post(ID), post(OTHER)], nextCursor: null }], pageParams: [null] });
  queryClient.setQueryData(ALONE, post(ID));
});

afterEach(() => void vi.unstubAllGlobals());

it('A changed post shows in the feed and on its own page', async () => {
  await queryClient.invalidateQueries({ queryKey: FEED });
  changePost(ID, () => ({ content: 'Other words' }));
  expect(feed()).toEqual([post(ID, 'Other words'), post(OTHER)]);
  expect(queryClient.getQueryData(ALONE)).toEqual(post(ID, 'Other words'));
  expect(queryClient.getQueryState(FEED)?.isInvalidated).toBe(true);
  expect(queryClient.getQueryState(ALONE)?.isInvalidated).toBe(false);
});

it('A deleted post leaves the feed and an empty change keeps the same object', () => {
  const before = queryClient.getQueryData(FEED);
  changePost(ID, () => ({ ...post(ID) }));
  expect(queryClient.getQueryData(FEED)).toBe(before);
  changePost(ID, null);
  expect(feed()).toEqual([post(OTHER)]);
});

it('A changed post makes no feed count as read just now', () => {
  queryClient.setQueryData(FEED, queryClient.getQueryData(FEED), { updatedAt: 1000 });
  changePost(ID, () => ({ content: 'Other words' }));
  changePost('01a216a0-0b78-7592-a227-870dd700f499', () => ({ content: 'Nowhere' }));
  expect(queryClient.getQueryState(FEED)?.dataUpdatedAt).toBe(1000);
});

it('A like survives a late answer, which is then requested again', async () => {
  const late = Promise.withResolvers<Post>();
  const reading = queryClient.fetchQuery({ queryKey: ALONE, queryFn: () => late.promise, staleTime: 0 });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ isLiked: true, likes: 1 })));
  const liking = setLiked({ ...post(ID), isLiked: false });
  expect(queryClient.getQueryData(ALONE)).toMatchObject({ isLiked: true, likes: 1 });
  await liking;
  late.resolve(post(ID));
  await reading;
  expect(queryClient.getQueryData(ALONE)).toMatchObject({ isLiked: true, likes: 1 });
  expect(queryClient.getQueryState(ALONE)?.isInvalidated).toBe(true);
});

/** Starts reading the feed's second page. Returns the function that lets the response arrive and awaits the read. */
function readSecondPage(): () => Promise<void> {
  const first = { posts: [post(ID), post(OTHER)], nextCursor: 'second' };
  queryClient.setQueryData(FEED, { pages: [first], pageParams: [null] });
  const late = Promise.withResolvers<{ posts: Post[]; nextCursor: string | null }>();
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: FEED,
    queryFn: () => late.promise,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: Infinity,
  });
  const stop = observer.subscribe(() => undefined);
  const reading = observer.fetchNextPage();
  return async () => {
    late.resolve({ posts: [post(THIRD)], nextCursor: null });
    await reading;
    stop();
  };
}
const pages = () => queryClient.getQueryData<{ pages: { posts: Post[] }[] }>(FEED)?.pages.map(({ posts }) => posts);

it('A like, an edit and a deletion survive the arrival of the next page', async () => {
  const arrive = readSecondPage();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ isLiked: true, likes: 1 })));
  await setLiked({ ...post(ID), isLiked: false });
  changePost(ID, () => ({ content: 'Other words' }));
  changePost(OTHER, null);
  await arrive();
  expect(pages()).toEqual([[{ ...post(ID, 'Other words'), isLiked: true, likes: 1 }], [post(THIRD)]]);
});

it('The newest posts stay when the next page of the feed before them arrives', async () => {
  const arrive = readSecondPage();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ posts: [], nextCursor: null })));
  await showNewest('wild');
  await arrive();
  expect(pages()).toEqual([[]]);
});

it('Only the open post and its comments are read again automatically', () => {
  const read = [ALONE, [...ALONE, 'comments', 'pages']];
  const left = [
    FEED,
    ['api', 'posts', 'following', 'pages', 'in'],
    ['api', 'posts', 'new', 'feed=wild'],
    ['api', 'rooms', ID],
  ];
  expect(read.filter((queryKey) => isOfOpenPost({ queryKey }))).toEqual(read);
  expect(left.filter((queryKey) => isOfOpenPost({ queryKey }))).toEqual([]);
});

it('A listed post shows before it is read unless its page knows newer words', () => {
  queryClient.removeQueries({ queryKey: ALONE });
  showAsListed(ID);
  expect(queryClient.getQueryData(ALONE)).toEqual(post(ID));
  queryClient.setQueryData(ALONE, post(ID, 'Newer words'), { updatedAt: Date.now() + 1000 });
  showAsListed(ID);
  expect(queryClient.getQueryData(ALONE)).toEqual(post(ID, 'Newer words'));
  queryClient.setQueryData(ALONE, post(ID, 'Older words'), { updatedAt: 1000 });
  showAsListed(ID);
  expect(queryClient.getQueryData(ALONE)).toEqual(post(ID));
  showAsListed('01a216a0-0b78-7592-a227-870dd700f499');
  expect(queryClient.getQueryState(['api', 'posts', '01a216a0-0b78-7592-a227-870dd700f499'])?.data).toBeUndefined();
});
