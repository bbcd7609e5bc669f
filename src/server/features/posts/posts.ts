import { z } from 'zod';
import type { userStats } from '#contract/accounts.ts';
import { NAMELESS } from '#contract/people.ts';
import type { Post, PostAuthor } from '#contract/posts.ts';
import { authorsFor, cardsFor, type View } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
export { authorOf, setPostHidden } from './posts.queries.ts';
import { countPosts, postById, publicPosts, type Place, type PostRow } from './posts.queries.ts';

/** The viewer's id; null for a visitor. */
type ViewerId = number | null;

/** A page of the public feed and where the next one begins. `cursor` as an earlier page gave it. */
export async function feedPage(
  db: Db,
  { viewerId, cursor, limit }: { viewerId: ViewerId; cursor: string | undefined; limit: number },
): Promise<{ posts: Post[]; nextCursor: string | null }> {
  const after = cursor === undefined ? undefined : placeOf(cursor);
  // One more than the page holds, to know whether there is a next page.
  const rows = await publicPosts(db, { viewerId, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    posts: await present(db, page, viewerId),
    nextCursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}

/** The post, or undefined when the viewer may not know of it. */
export async function postFor(db: Db, id: string, viewerId: ViewerId): Promise<Post | undefined> {
  const row = await postById(db, id, viewerId);
  if (row === undefined) return undefined;
  const [post] = await present(db, [row], viewerId);
  return post;
}

/** What a profile counts: the posts that the viewer may read. Undefined for a person whom the viewer may not see. */
export async function statsOf(
  db: Db,
  userId: number,
  view: View,
): Promise<z.input<typeof userStats.response> | undefined> {
  if (!(await cardsFor(db, [userId], view)).has(userId)) return undefined;
  // Nobody can follow yet.
  return { posts: await countPosts(db, userId, view.viewerId), followers: 0, following: 0 };
}

const EXCERPT_MAX = 140;

/** Returns the link preview of a public post; undefined when a visitor may not read it, or for text that is no id. */
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

function nameOf({ displayName }: PostAuthor): string {
  return displayName ?? NAMELESS;
}

/** Posts whose author the viewer may not see are left out. */
async function present(db: Db, rows: PostRow[], viewerId: ViewerId): Promise<Post[]> {
  const authors = await authorsFor(
    db,
    rows.map((row) => row.user_id),
    viewerId,
  );
  return rows.flatMap((row) => {
    const user = authors.get(row.user_id);
    if (user === undefined) return [];
    const { id, content, visibility } = row;
    return [{ id, content, imageUrl: row.image_url, visibility, createdAt: row.created_at.toISOString(), user }];
  });
}

function cursorOf(row: PostRow): string {
  return `${row.created_at.getTime()}.${row.id}`;
}

function placeOf(cursor: string): Place {
  const [ms, id = ''] = cursor.split('.');
  return { at: new Date(Number(ms)), id };
}
