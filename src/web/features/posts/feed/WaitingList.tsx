import { WaitingNote } from '#web/parts/rules/WaitingNote.tsx';
import { t } from '#web/words/words.ts';
import { PostMedia } from '#web/features/posts/parts/PostMedia.tsx';
import { dropWaitingPost, type useWaitingPosts } from '#web/features/posts/reading/waiting.data.ts';
import { asWritten } from '#web/ui/asWritten.ts';

/** The person's own posts whose pictures wait for a look, above the posts that everybody sees. */
export function WaitingList({ posts }: { posts: ReturnType<typeof useWaitingPosts> }) {
  return (
    <section aria-label={t('posts.waiting-for-a-look', 'Your posts that wait for a look')} className="pt-4 pb-2">
      <ul className="flex flex-wrap gap-x-8 gap-y-5 border-b border-line pb-5">
        {posts.map(
          (post) =>
            post.waiting !== undefined && (
              <li key={post.id} className="flex w-full max-w-[34rem] items-start gap-4">
                <div className="w-[88px] shrink-0 opacity-60 md:w-[112px]">
                  <PostMedia post={post} size="medium" />
                </div>
                <div className="min-w-0 grow">
                  <p {...asWritten} className="line-clamp-2 [overflow-wrap:anywhere] whitespace-pre-line empty:hidden">
                    {post.content}
                  </p>
                  <WaitingNote
                    id={post.id}
                    waiting={post.waiting}
                    onGone={() => dropWaitingPost(post.id)}
                    className="mt-2 -ms-px [&_button]:-ms-4"
                  />
                </div>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
