import type { Post } from '#contract/posts.ts';
import { tellFailure } from '#web/parts/failures/tellFailure.ts';
import { shortCount } from '#web/ui/shortCount.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { cx } from '#web/ui/cx.ts';
import { Heart } from '#web/ui/icons/Heart.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { setLiked } from '#web/features/posts/reading/posts.data.ts';

/** Shows the number of likes. A press likes the post or removes the like. For visitors the button is disabled. */
export function LikeButton({ post, size = 20 }: { post: Post; size?: number }) {
  const isMember = useSessionStatus() === 'in';
  const [toggle] = useOneAtATime(async () => {
    await setLiked(post).catch((error: unknown) =>
      tellFailure(error, t('posts.failed-to-like-post', 'Error: Failed to like post')),
    );
  });
  const { likes, isLiked } = post;
  return (
    <button
      type="button"
      disabled={!isMember}
      aria-pressed={isLiked}
      aria-label={t('posts.like-other-likes', 'Like, {likes, plural, one {1 like} other {{likes} likes}}', { likes })}
      onClick={() => void toggle()}
      className={cx(
        'tabular relative z-10 inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-1.5 text-sm font-semibold',
        isLiked ? 'text-coral-ink' : 'text-ink-2',
      )}
    >
      <Heart size={size} filled={isLiked} />
      {likes > 0 && <span>{shortCount(likes)}</span>}
    </button>
  );
}
