import { memo, useId } from 'react';
import type { Post } from '#contract/posts.ts';
import { asWrittenBy } from '#web/ui/asWritten.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { cx } from '#web/ui/cx.ts';
import { AuthorLine } from '#web/features/posts/parts/AuthorLine.tsx';
import { PostLink } from '#web/features/posts/parts/PostLink.tsx';
import { PostMedia } from '#web/features/posts/parts/PostMedia.tsx';
import { PostWords } from '#web/features/posts/parts/PostWords.tsx';
import { voiceOf } from '#web/features/posts/parts/post.words.ts';

const voices = {
  loud: 'text-3xl md:text-4xl',
  clear: 'text-2xl md:text-3xl',
  quiet: 'text-xl md:text-2xl',
};

/** A post of the public feed. Without a picture or GIF, its words are large, over the contour lines of its author. */
export const PostCard = memo(function PostCard({ post }: { post: Post }) {
  const id = useId();
  const hasMedia = post.picture !== null || post.gif !== null;
  return (
    <article className="relative isolate flex h-full flex-col gap-5 overflow-hidden border-t border-line py-7">
      {!hasMedia && (
        <div
          aria-hidden
          className="absolute -inset-y-6 end-0 rtl:-scale-x-100 -z-10 w-4/5 [mask-image:radial-gradient(closest-side,black_35%,transparent)]"
        >
          <ContourLines seed={post.user.handle} width={420} height={300} levels={9} />
        </div>
      )}
      <PostMedia post={post} size="large" />
      <p
        id={id}
        {...asWrittenBy(post.user)}
        className={cx(
          'whitespace-pre-line [overflow-wrap:anywhere]',
          hasMedia ? 'text-lg empty:hidden' : cx('display text-balance', voices[voiceOf(post.content)]),
        )}
      >
        <PostWords content={post.content} />
      </p>
      <PostLink post={post} words={post.content} labelledBy={id} />
      <div className="mt-auto">
        <AuthorLine post={post} />
      </div>
    </article>
  );
});
