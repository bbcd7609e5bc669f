import type { Comment } from '#contract/posts.comments.ts';
import { noteWords } from '#server/features/digest/digest.ts';
import { authorsFor } from '#server/features/people/people.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { cursorOf, pageOf, placeOf } from '#server/platform/paging.ts';
import {
  commentAt,
  commentsUnder,
  deleteCommentBy,
  insertComment,
  type CommentAt,
  type CommentRow,
} from './comments.queries.ts';
import { count } from './likes.queries.ts';
import { postById } from './posts.queries.ts';
import { postGone } from './present.ts';
import { announceComments } from './watch.ts';
import { mustHoldPen } from './writing.ts';
import { holdPost, lockPost } from './writing.queries.ts';
export { setCommentHidden } from './comments.queries.ts';

/** Returns a page of the comments on a post, the oldest first. */
export async function commentsPage(
  db: Db,
  {
    id: postId,
    viewerId,
    cursor,
    limit,
  }: { id: string; viewerId: number | null; cursor?: string | undefined; limit: number },
): Promise<{ comments: Comment[]; nextCursor: string | null }> {
  if ((await postById(db, postId, viewerId)) === undefined) throw postGone();
  const rows = await commentsUnder(db, { postId, viewerId, after: placeOf(cursor), limit: limit + 1 });
  const { page, nextCursor } = pageOf(rows, limit, ({ created_at: at, id }) => cursorOf({ at, id }));
  return { comments: await present(db, page, viewerId), nextCursor };
}

/** Returns the comment; undefined when the viewer may not see it or its post. */
export async function commentFor(db: Db, at: CommentAt, viewerId: number | null): Promise<Comment | undefined> {
  if ((await postById(db, at.postId, viewerId)) === undefined) return undefined;
  const row = await commentAt(db, at, viewerId);
  return row === undefined ? undefined : (await present(db, [row], viewerId))[0];
}

/** Writes a comment on a post that the person may read. A repeated call returns the first call's comment. */
export async function addComment(
  deps: Deps,
  { id: postId, userId, once }: { id: string; userId: number; once: Once },
  { content, isSure }: { content: string; isSure: boolean },
): Promise<Comment> {
  const { db, clock, newId, openWords } = deps;
  if (once.effect !== undefined) return mustFind(db, { postId, id: once.effect }, userId);
  await mustHoldPen(deps, userId);
  const draft = { userId, content, hasPicture: false };
  const id = newId();
  const write = async (): Promise<void> => {
    await inTransaction(db, async (trx) => {
      const post = await holdPost(trx, postId, userId);
      if (post === undefined) throw postGone();
      await insertComment(trx, { id, post_id: postId, user_id: userId, content, created_at: clock.now() });
      await count(trx, postId, { comments: 1 });
      await noteWords(trx, deps, { actorId: userId, postId, comment: { id, postsAuthor: post.user_id }, content });
      await once.record(trx, id);
    });
    announceComments(deps, postId);
  };
  await openWords.publish(draft, { isSure, write: async () => ({ said: await write(), isNew: true }) });
  return mustFind(db, { postId, id }, userId);
}

/**
 * Deletes the person's own comment, even on a post that they may no longer read, or any comment on their own post. A
 * repeat changes nothing. Throws `forbidden` for a comment that they see but may not delete, and `not_found` if nothing
 * was deleted and they may not read the post.
 */
export async function deleteComment(deps: Deps, { postId, id }: CommentAt, userId: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const post = await holdPost(trx, postId, userId);
    if (post === undefined) await lockPost(trx, postId);
    const isGone = await deleteCommentBy(trx, { postId, id, userId, isPostsAuthor: post?.user_id === userId });
    if (isGone) await count(trx, postId, { comments: -1 });
    else if (post === undefined) throw postGone();
    else if ((await commentAt(trx, { postId, id }, userId)) !== undefined) throw new AppError('forbidden');
  });
  announceComments(deps, postId);
}

async function mustFind(db: Db, at: CommentAt, userId: number): Promise<Comment> {
  const comment = await commentFor(db, at, userId);
  if (comment === undefined) throw postGone();
  return comment;
}

/** Comments whose author the viewer may not see are left out. */
async function present(db: Db, rows: CommentRow[], viewerId: number | null): Promise<Comment[]> {
  const authors = await authorsFor(
    db,
    rows.map((row) => row.user_id),
    viewerId,
  );
  return rows.flatMap(({ id, content, created_at: at, user_id: by }) => {
    const user = authors.get(by);
    return user === undefined ? [] : [{ id, content, createdAt: at.toISOString(), user }];
  });
}
