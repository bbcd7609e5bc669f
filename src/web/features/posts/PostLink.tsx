import { Link } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { paths } from '#web/paths.ts';

/** Makes the whole card lead to its post. The words, which have links of their own, name it from outside. */
export function PostLink({ post, labelledBy }: { post: Post; labelledBy: string }) {
  return (
    <Link
      href={paths.publicPost(post.id)}
      {...(post.content === '' ? { 'aria-label': 'Open this post' } : { 'aria-labelledby': labelledBy })}
      className="after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:outline-[2.5px] focus-visible:after:outline-offset-3 focus-visible:after:outline-ink"
    />
  );
}
