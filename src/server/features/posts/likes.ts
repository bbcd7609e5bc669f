import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import { noteDeed } from '#server/features/digest/digest.ts';
import { count, deleteLike, insertLike } from './likes.queries.ts';
import { postGone } from './present.ts';
import { holdPost, lockPost } from './writing.queries.ts';

/**
 * Sets or removes a person's like of a post; returns the new number of likes. A repeat changes nothing. A like can also
 * be removed from a post that the person may no longer read; the returned number is then 0.
 */
export async function setLike(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { id: postId, userId }: { id: string; userId: number },
  isLiked: boolean,
): Promise<{ likes: number; isLiked: boolean }> {
  const { db, clock } = deps;
  if (isLiked) await refuseHeld(db, userId);
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const row = await holdPost(trx, postId, userId);
    if (row === undefined) {
      if (isLiked || !(await takeBack(trx, { postId, userId }))) throw postGone();
      // The real number stays hidden from a person who may not read the post.
      return { likes: 0, isLiked };
    }
    const isChanged = isLiked
      ? await insertLike(trx, { postId, userId, now })
      : await deleteLike(trx, { postId, userId });
    if (!isChanged) return { likes: row.like_count, isLiked };
    const likes = isLiked ? 1 : -1;
    await count(trx, postId, { likes });
    if (isLiked) await noteDeed(trx, deps, { kind: 'like', postId, receiverId: row.user_id, actorId: userId });
    return { likes: row.like_count + likes, isLiked };
  });
}

async function takeBack(trx: Trx, like: { postId: string; userId: number }): Promise<boolean> {
  await lockPost(trx, like.postId);
  const isGone = await deleteLike(trx, like);
  if (isGone) await count(trx, like.postId, { likes: -1 });
  return isGone;
}
