import { Link } from 'wouter';
import type { Post } from '#contract/posts.ts';
import { paths } from '#web/paths.ts';
import { t } from '#web/words/words.ts';

/** Makes the whole card a link to its post. The post's text is not inside this link, because it may contain links. */
export function PostLink({ post, words, labelledBy }: { post: Post; words: string; labelledBy: string }) {
  return (
    <Link
      href={paths.publicPost(post.id)}
      {...(words === ''
        ? { 'aria-label': t('posts.open-this-post', 'Open this post') }
        : { 'aria-labelledby': labelledBy })}
      className="absolute inset-0 rounded-control focus-visible:outline-[2.5px] focus-visible:-outline-offset-3 focus-visible:outline-ink"
    />
  );
}
