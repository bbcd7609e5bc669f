import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { PictureViewer } from '#web/parts/media/PictureViewer.tsx';
import { t } from '#web/words/words.ts';
import { shapeOf } from '#web/features/posts/parts/shape.ts';
import { PostMedia, useShown } from '#web/features/posts/parts/PostMedia.tsx';

/** The media of a post on its own page; a tap shows the whole picture. A tall picture leaves space for the text. */
export function OpenPostMedia({ post }: { post: Post }) {
  const [isOpen, setOpen] = useState(false);
  const picture = useShown(post, 'large');
  const media = <PostMedia post={post} size="large" />;
  if (picture === null) return media;
  return (
    <>
      <button
        type="button"
        aria-label={t('posts.open-picture', 'Open picture: {alt}', {
          alt: picture.alt || t('posts.no-description', 'no description'),
        })}
        className="block w-full cursor-zoom-in rounded-bubble"
        style={{ maxWidth: `max(16rem, ${shapeOf(picture)} * 75dvh)` }}
        onClick={() => setOpen(true)}
      >
        {media}
      </button>
      {isOpen && <PictureViewer pictures={[picture]} at={0} onMove={() => undefined} onClose={() => setOpen(false)} />}
    </>
  );
}
