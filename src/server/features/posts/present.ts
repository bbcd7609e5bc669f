import { demoWords } from '#content/demo-written.ts';
import { openPostPicture, type Post, type PostAuthor } from '#contract/posts.ts';
import { authorsFor } from '#server/features/people/people.ts';
import { COUNTED_ONE_BY_ONE } from '#server/features/visibility/follows.ts';
import { isForAll } from '#server/features/visibility/visibility.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { spokenToReader } from '#server/platform/reader.ts';
import { countComments } from './comments.queries.ts';
import { likedAmong } from './likes.queries.ts';
import { postById, postsByIds, type PostRow } from './posts.queries.ts';

type ViewerId = number | null;

/** Returns the post; undefined when the viewer may not see it. */
export async function postFor(db: Db, id: string, viewerId: ViewerId): Promise<Post | undefined> {
  const row = await postById(db, id, viewerId);
  if (row === undefined) return undefined;
  const [post] = await present(db, [row], viewerId);
  return post;
}

/** Returns those of the posts that the viewer may read, in no order. */
export async function postsAmong(db: Db, ids: readonly string[], viewerId: ViewerId): Promise<Post[]> {
  return ids.length === 0 ? [] : present(db, await postsByIds(db, ids, viewerId), viewerId);
}

/** Returns the post; throws `not_found` when the viewer may not see it. */
export async function mustFind(db: Db, id: string, viewerId: ViewerId): Promise<Post> {
  const post = await postFor(db, id, viewerId);
  if (post === undefined) throw postGone();
  return post;
}

export const postGone = (): AppError => new AppError('not_found', { message: 'Post not found' });

/** Returns the posts as the viewer gets them. Posts whose author the viewer may not see are left out. */
export async function present(db: Db, rows: PostRow[], viewerId: ViewerId): Promise<Post[]> {
  const ids = rows.map(({ id }) => id);
  const people = rows.map((row) => row.user_id);
  const authors = await authorsFor(db, people, viewerId);
  // The number stands above the list of comments, so it is the list's.
  const counted = rows.filter(({ comment_count: count }) => count > 0 && count <= COUNTED_ONE_BY_ONE);
  const remarks = await countComments(
    db,
    counted.map(({ id }) => id),
    viewerId,
  );
  const isCounted = new Set(counted.map(({ id }) => id));
  const liked = viewerId === null ? new Set() : await likedAmong(db, viewerId, ids);
  return rows.flatMap((row) => {
    const user = authors.get(row.user_id);
    const comments = isCounted.has(row.id) ? (remarks.get(row.id) ?? 0) : row.comment_count;
    return user === undefined ? [] : [presentPost(row, { user, comments, isLiked: liked.has(row.id) })];
  });
}

/** The parts of a post that depend on who reads it. */
interface PostForReader {
  user: PostAuthor;
  comments: number;
  isLiked: boolean;
}

function presentPost(row: PostRow, { user, comments, isLiked }: PostForReader): Post {
  const { id, content, visibility, picture, gif } = row;
  const isOpen = picture !== null && isForAll(row);
  return {
    id,
    content: user.isDemo ? demoWords(content, spokenToReader) : content,
    imageUrl: isOpen ? openPostPicture.path.replace(':id', id).replace(':width', 'large') : null,
    picture,
    gif,
    visibility,
    createdAt: row.created_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    likes: row.like_count,
    commentsCount: comments,
    isLiked,
    user,
  };
}
