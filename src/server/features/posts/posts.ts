import { z } from 'zod';
import type { userStats } from '#contract/accounts.ts';
import { NEW_POSTS_MOST, type Post, type PostAuthor } from '#contract/posts.ts';
import { flowersOf } from '#server/features/flowers/flowers.ts';
import { cardsFor, membersFor, type View } from '#server/features/people/people.ts';
import { followCountsFor, followCountsOf } from '#server/features/visibility/follows.ts';
import { inCompany, type Company } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { cursorOf, pageOf, placeOf } from '#server/platform/paging.ts';
import { likedPosts } from './likes.queries.ts';
import { newPackPosts, newPublicPosts } from './news.queries.ts';
import { postFor, present } from './present.ts';
import {
  challengePosts,
  countPosts,
  packByProbe,
  packByRecency,
  postsOf,
  publicPosts,
  type PostRow,
  type Slice,
} from './posts.queries.ts';
export { commentFor, setCommentHidden } from './comments.ts';
export { uncountPerson } from './likes.queries.ts';
export { POST_PICTURE, postWith } from './pictures.ts';
export { postFor } from './present.ts';
export { authorOf, earlierWords, setPostHidden } from './posts.queries.ts';
export { announceComments, announceWords } from './watch.ts';

/** The viewer's id; null for a visitor. */
type ViewerId = number | null;

interface PostsPage {
  posts: Post[];
  nextCursor: string | null;
}

interface FeedQuery<V> {
  viewerId: V;
  /** The cursor from the page before; undefined for the first page. */
  cursor: string | undefined;
  limit: number;
}

/** The most followees that are probed one by one. For a person with more, everybody's newest posts are filtered. */
const PROBED_MAX = 1000;

type Needs = Pick<Deps, 'db' | 'community'>;

/** Returns a page of the public feed, and the cursor of the next one. */
export async function feedPage(deps: Needs, asked: FeedQuery<ViewerId>): Promise<PostsPage> {
  const { viewerId } = asked;
  return openPage(deps, asked, (slice) => publicPosts(deps.db, { viewerId, ...slice }));
}

/** Returns a page of the posts of the viewer and of the people that they follow. */
export async function packPage(db: Db, { viewerId, cursor, limit }: FeedQuery<number>): Promise<PostsPage> {
  const isProbed = (await followCountsOf(db, viewerId)).following <= PROBED_MAX;
  const read = isProbed ? packByProbe : packByRecency;
  return pageRead(db, { viewerId, cursor, limit }, (slice) => read(db, { viewerId, ...slice }));
}

/** Returns a page of the posts with the challenge's tag. */
export async function challengePage(deps: Needs, asked: FeedQuery<number>): Promise<PostsPage> {
  const { viewerId } = asked;
  return openPage(deps, asked, (slice) => challengePosts(deps.db, { viewerId, ...slice }));
}

/** Returns the number of posts by others in a feed since a cursor, up to `NEW_POSTS_MOST`. */
export async function countNew(
  deps: Needs,
  { viewerId, feed, after }: { viewerId: number; feed: 'wild' | 'pack'; after: string | undefined },
): Promise<number> {
  const wish = { viewerId, since: placeOf(after), most: NEW_POSTS_MOST };
  if (feed === 'pack') return newPackPosts(deps.db, wish);
  const read = (company: Company) => newPublicPosts(deps.db, { ...wish, company });
  return (await inCompany(deps, { viewerId, read, hasDemo: ({ demos }) => demos > 0 })).posts;
}

/** Returns a page of a person's posts that the viewer may read; undefined for a person they may not see. */
export async function pageBy(
  db: Db,
  { userId, now, ...asked }: FeedQuery<number> & { userId: number; now: Date },
): Promise<PostsPage | undefined> {
  const { viewerId } = asked;
  if (!(await cardsFor(db, [userId], { viewerId, now })).has(userId)) return undefined;
  return pageRead(db, asked, (slice) => postsOf(db, { userId, viewerId, ...slice }));
}

/** Returns a page of a person's liked posts, the last liked first; undefined if the viewer may not see that list. */
export async function likedPage(
  db: Db,
  { userId, now, viewerId, cursor, limit }: FeedQuery<number> & { userId: number; now: Date },
): Promise<PostsPage | undefined> {
  const person = (await membersFor(db, [userId], { viewerId, now })).get(userId);
  if (person === undefined || (userId !== viewerId && !person.showsLikes)) return undefined;
  const after = placeOf(cursor);
  const rows = await likedPosts(db, { userId, viewerId, after, limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ liked_at: at, id }) => cursorOf({ at, id }));
  return { posts: await present(db, page, viewerId), nextCursor };
}

async function pageRead(
  db: Db,
  asked: FeedQuery<ViewerId>,
  read: (slice: Slice) => Promise<PostRow[]>,
): Promise<PostsPage> {
  return (await lookAt(db, asked, read)).page;
}

/**
 * Returns a page of posts by people that the viewer may find. `inCompany` decides whether demo members are among them.
 */
async function openPage(
  deps: Needs,
  asked: FeedQuery<ViewerId>,
  read: (slice: Slice & { company: Company }) => Promise<PostRow[]>,
): Promise<PostsPage> {
  const { viewerId } = asked;
  const look = (company: Company) => lookAt(deps.db, asked, (slice) => read({ ...slice, company }));
  return (await inCompany(deps, { viewerId, read: look, hasDemo: ({ hasDemo }) => hasDemo })).page;
}

/** Returns a page, and whether a demo member wrote one of its posts or the first post of the next page. */
async function lookAt(
  db: Db,
  { viewerId, cursor, limit }: FeedQuery<ViewerId>,
  read: (slice: Slice) => Promise<PostRow[]>,
): Promise<{ page: PostsPage; hasDemo: boolean }> {
  // Reads one post more than the page holds, to know whether there is a next page.
  const rows = await read({ after: placeOf(cursor), limit: limit + 1 });
  const shown = await present(db, rows, viewerId);
  const next = rows[limit];
  return {
    page: {
      posts: shown.filter(({ id }) => id !== next?.id),
      nextCursor: pageOf(rows, limit, ({ created_at: at, id }) => cursorOf({ at, id })).nextCursor,
    },
    hasDemo: shown.some(({ user }) => user.isDemo),
  };
}

/**
 * Returns a profile's numbers of readable posts, follows and flowers; undefined if the viewer may not see the person.
 */
export async function statsOf(
  db: Db,
  userId: number,
  view: View,
): Promise<z.input<typeof userStats.response> | undefined> {
  if (!(await cardsFor(db, [userId], view)).has(userId)) return undefined;
  return {
    posts: await countPosts(db, userId, view.viewerId),
    ...(await followCountsFor(db, userId, view.viewerId)),
    flowers: await flowersOf(db, userId),
  };
}

const EXCERPT_MAX = 140;

/** Returns the link preview of a post; undefined if a visitor may not read the post or the text is no id. */
export async function publicPostPreview(db: Db, id: string): Promise<{ name: string; excerpt: string } | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const post = await postFor(db, id, null);
  if (post === undefined) return undefined;
  const text = [...post.content.replaceAll(/\s+/g, ' ')];
  const excerpt =
    text.length <= EXCERPT_MAX
      ? text.join('')
      : `${text
          .slice(0, EXCERPT_MAX - 1)
          .join('')
          .trimEnd()}…`;
  return { name: nameOf(post.user), excerpt };
}

function nameOf({ displayName, handle }: PostAuthor): string {
  return displayName ?? `@${handle}`;
}
