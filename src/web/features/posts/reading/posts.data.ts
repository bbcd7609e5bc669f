import { useEffect, useState } from 'react';
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  type InfiniteData,
  type Query,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query';
import type { z } from 'zod';
import { MINUTE_MS } from '#contract/durations.ts';
import { listComments } from '#contract/posts.comments.ts';
import { likePost, unlikePost } from '#contract/posts.likes.ts';
import { getPost, listChallenge, listLiked, listPack, listPosts, listPostsBy, type Post } from '#contract/posts.ts';
import { call, type CallError } from '#web/platform/calls/call.ts';
import { invalidate, isFromShelf, queryClient, queryKey } from '#web/platform/calls/query.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { keepPages, pagesKept } from './feed.pages.ts';
import { feedKey, isOfPosts, personsPostsKey } from './posts.keys.ts';
import { applyToList } from './running.ts';

/** A visitor's feed is read again after this time, because a visitor gets no events. A member's feed stays fresh. */
const VISITORS_FRESH_MS = MINUTE_MS;
/** A feed that is no longer shown stays in the cache for this time. */
const KEPT_MS = 30 * MINUTE_MS;

/** The Wild has everybody's posts. Your Pack has the posts of followed people, the challenge the posts with its tag. */
const feeds = { wild: listPosts, pack: listPack, challenge: listChallenge } as const;
export type FeedName = keyof typeof feeds;

type FeedPage = z.output<typeof listPosts.response>;
export type Feed = UseInfiniteQueryResult<InfiniteData<FeedPage>, CallError>;

type Status = ReturnType<typeof useSessionStatus>;
const keyOf = (name: FeedName, status: Status): QueryKey => feedKey(feeds[name], status);

/** Replaces a member's feed by its newest page. Throws CallError, and then the feed is unchanged. */
export async function showNewest(name: FeedName): Promise<true> {
  const page = await call(feeds[name], {});
  const key = keyOf(name, 'in');
  // A page that is still loading would bring the old pages back.
  await queryClient.cancelQueries({ queryKey: key, exact: true });
  queryClient.setQueryData<InfiniteData<FeedPage>>(key, { pages: [page], pageParams: [null] });
  return true;
}

/** What a list of posts reads page by page. */
interface Paged {
  key: QueryKey;
  read: (cursor: string | null, signal: AbortSignal) => Promise<FeedPage>;
  staleTime: number;
}

const optionsOf = ({ key, read, staleTime }: Paged) =>
  infiniteQueryOptions<FeedPage, CallError, InfiniteData<FeedPage>, QueryKey, string | null>({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
  });

function feedOf(name: FeedName, status: Status): Paged {
  const key = keyOf(name, status);
  return {
    key,
    read: async (cursor, signal) => {
      if (cursor !== null) return call(feeds[name], { query: { cursor }, signal });
      return inPlace(key, await call(feeds[name], { query: {}, signal }));
    },
    staleTime: status === 'in' ? Infinity : VISITORS_FRESH_MS,
  };
}

/**
 * Reads a feed page by page. Visitors and members have separate queries. The pages that a history entry showed are
 * restored after a reload and on "back".
 */
export function useFeed(name: FeedName = 'wild'): Feed {
  const status = useSessionStatus();
  const isRestoring = useRestored(name, status);
  const options = optionsOf(feedOf(name, status));
  const feed = useInfiniteQuery({ ...options, gcTime: KEPT_MS, enabled: !isRestoring }, queryClient);
  const { data } = feed;
  const beginnings = data?.pageParams as (string | null)[] | undefined;
  const newest = data?.pages[0]?.posts[0]?.createdAt;
  useEffect(() => {
    if (beginnings !== undefined && !isRestoring) keepPages(name, beginnings, newest);
  }, [name, beginnings, newest, isRestoring]);
  return feed;
}

/**
 * Returns the newest page for a reader who has begun to read what the device kept: their posts stay in place, and newer
 * ones wait for the button. Posts that the server no longer shows them are gone.
 */
function inPlace(key: QueryKey, page: FeedPage): FeedPage {
  if (window.scrollY === 0 || !isFromShelf(key)) return page;
  const kept = queryClient.getQueryData<InfiniteData<FeedPage>>(key)?.pages[0]?.posts ?? [];
  const posts = page.posts.filter(({ id }) => kept.some((post) => post.id === id));
  return posts.length === 0 ? page : { ...page, posts };
}

/** Reads the pages that the history entry showed. Returns true while they load. The feed ends before a failed page. */
function useRestored(name: FeedName, status: Status): boolean {
  const [beginnings, setBeginnings] = useState(() => {
    const key = keyOf(name, status);
    return queryClient.getQueryData(key) === undefined || isFromShelf(key) ? pagesKept(name) : undefined;
  });
  useEffect(() => {
    if (beginnings === undefined) return undefined;
    const control = new AbortController();
    const { signal } = control;
    const readAll = async (): Promise<void> => {
      const reads = beginnings.map((at) => call(feeds[name], { query: at === null ? {} : { cursor: at }, signal }));
      const read = await Promise.allSettled(reads);
      if (signal.aborted) return;
      const failed = read.findIndex((page) => page.status === 'rejected');
      const pages = read
        .slice(0, failed === -1 ? undefined : failed)
        .flatMap((page) => ('value' in page ? [page.value] : []));
      const pageParams = beginnings.slice(0, pages.length);
      if (pages.length > 0) queryClient.setQueryData(keyOf(name, status), { pages, pageParams });
      setBeginnings(undefined);
    };
    void readAll();
    return () => control.abort();
  }, [beginnings, name, status]);
  return beginnings !== undefined;
}

const ofPerson = { posts: listPostsBy, likes: listLiked } as const;
export type ListOfPerson = keyof typeof ofPerson;

function postsOf(id: number, list: ListOfPerson): Paged {
  const route = ofPerson[list];
  return {
    key: personsPostsKey(route, id),
    read: (cursor, signal) => call(route, { params: { id }, query: cursor === null ? {} : { cursor }, signal }),
    staleTime: 0,
  };
}

/** Reads a person's posts, or the posts that the person likes, page by page. */
export function usePostsOf(id: number, list: ListOfPerson): Feed {
  return useInfiniteQuery(optionsOf(postsOf(id, list)), queryClient);
}

/** Reads what a member's feed and their own profile show first, before they open them. Never throws. */
export async function readAhead(me: number): Promise<void> {
  for (const list of [feedOf('wild', 'in'), postsOf(me, 'posts')])
    await queryClient.prefetchInfiniteQuery({ ...optionsOf(list), gcTime: KEPT_MS, staleTime: KEPT_MS });
}

/** Changes a post in all cached reads. Null removes the post from the lists, and keeps the read of its own page. */
export function changePost(id: string, change: ((post: Post) => Partial<Post>) | null): void {
  const inPage = (page: FeedPage): FeedPage => ({
    ...page,
    posts: page.posts.flatMap((post) =>
      post.id !== id ? [post] : change === null ? [] : [{ ...post, ...change(post) }],
    ),
  });
  const changed = (data: InfiniteData<FeedPage> | Post): InfiniteData<FeedPage> | Post | undefined => {
    if (!('pages' in data)) return data.id === id && change !== null ? { ...data, ...change(data) } : undefined;
    const isFeed = data.pages.every((page) => 'posts' in page);
    return isFeed ? { ...data, pages: data.pages.map(inPage) } : undefined;
  };
  const applyTo = (query: Query): void => {
    const { data, isInvalidated, dataUpdatedAt: updatedAt } = query.state;
    // Keeps the time of the read: changing one post must not make the whole feed fresh.
    if (data !== undefined)
      queryClient.setQueryData(query.queryKey, changed(data as Parameters<typeof changed>[0]), { updatedAt });
    // `setQueryData` clears the mark of an invalid query, so the mark is set again.
    if (isInvalidated) query.invalidate();
  };
  for (const query of queryClient.getQueryCache().findAll({ predicate: isOfPosts }))
    applyToList(query, () => applyTo(query));
}

/** Likes a post or removes the like. The change shows at once; a failure takes it back and throws CallError. */
export async function setLiked({ id, isLiked, likes }: Post): Promise<void> {
  const isOn = !isLiked;
  const page = { queryKey: queryKey(getPost, { id }), exact: true };
  const isOnItsWay = queryClient.isFetching(page) > 0;
  // A running read may return the state before the like, so it is canceled here and repeated later.
  void queryClient.cancelQueries(page);
  changePost(id, (post) =>
    post.isLiked === isOn ? {} : { isLiked: isOn, likes: Math.max(0, post.likes + (isOn ? 1 : -1)) },
  );
  try {
    const params = { id };
    const standing = isOn ? await call(likePost, { params }) : await call(unlikePost, { params });
    changePost(id, () => standing);
  } catch (error) {
    changePost(id, () => ({ isLiked, likes }));
    throw error;
  } finally {
    if (isOnItsWay) void queryClient.invalidateQueries(page);
  }
}

/** Invalidates all reads of posts and comments. Reads on the screen load again; lists begin with the newest page. */
export async function refreshPosts(): Promise<void> {
  queryClient.setQueriesData<InfiniteData<FeedPage> | Post>({ predicate: isOfPosts }, (data) =>
    data !== undefined && 'pageParams' in data ? { ...data, pageParams: [null, ...data.pageParams.slice(1)] } : data,
  );
  await queryClient.invalidateQueries({ predicate: isOfPosts });
}

/** Reads the comments under a post page by page, the oldest first. */
export function useComments(id: string) {
  return useInfiniteQuery(
    {
      queryKey: [...queryKey(listComments, { id }), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(listComments, { params: { id }, query: pageParam === null ? {} : { cursor: pageParam }, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    },
    queryClient,
  );
}

/** Reads a post's comments again. Also reads their number, and updates it in all cached reads. */
export async function refreshComments(id: string): Promise<void> {
  const recount = call(getPost, { params: { id } }).then(
    ({ commentsCount }) => changePost(id, () => ({ commentsCount })),
    // After a failure the page reads the post itself, and shows the error.
    () => invalidate(getPost, { id }),
  );
  await Promise.all([invalidate(listComments, { id }), recount]);
}
