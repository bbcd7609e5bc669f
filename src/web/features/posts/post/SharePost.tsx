import type { Post } from '#contract/posts.ts';
import { useShare } from '#web/parts/sharing/useShare.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ShareFat } from '#web/ui/icons/ShareFat.ts';
import { t } from '#web/words/words.ts';
import { authorName } from '#web/features/posts/parts/post.words.ts';

/** The button that shares a public post's link. Other posts have no button, because not everybody can open them. */
export function SharePost({ post: { id, user, visibility } }: { post: Post }) {
  const name = authorName(user);
  const share = useShare({
    title: t('posts.on-wildin', '{name} on wildin', { name }),
    text: t('posts.something-said', 'Something {name} said.', { name }),
    path: paths.publicPost(id),
  });
  if (visibility !== 'public') return null;
  return <IconButton icon={ShareFat} label={t('posts.share-this-post', 'Share this post')} onClick={share} />;
}
