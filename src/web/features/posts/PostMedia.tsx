import { useState } from 'react';
import type { Post } from '#contract/posts.ts';
import { GifPlayer } from '#web/parts/GifPlayer.tsx';
import { PictureImage, type ShownPicture } from '#web/parts/PictureImage.tsx';
import { PictureViewer } from '#web/parts/PictureViewer.tsx';
import { useSessionStatus } from '#web/platform/session.ts';
import { t } from '#web/words/words.ts';
import { shapeOf } from './shape.ts';

type PostMediaProps = { post: Post; size: 'medium' | 'large' };

/** The media of a post on its own page, where a tap opens its picture whole. */
export function OpenPostMedia({ post }: { post: Post }) {
  const [isOpen, setOpen] = useState(false);
  const picture = useShown(post, 'large');
  const media = <PostMedia post={post} size="large" />;
  if (picture === null) return media;
  return (
    <>
      <button
        type="button"
        aria-label={t('posts.open-picture', 'Open picture: {alt}', { alt: picture.alt || 'no description' })}
        className="block w-full cursor-zoom-in rounded-bubble"
        onClick={() => setOpen(true)}
      >
        {media}
      </button>
      {isOpen && <PictureViewer pictures={[picture]} at={0} onMove={() => undefined} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The picture or GIF of a post, as large as it will be before it has come. */
export function PostMedia({ post, size }: PostMediaProps) {
  const { gif } = post;
  const picture = useShown(post, size);
  if (gif !== null) return <GifPlayer gif={gif} className="rounded-bubble" />;
  if (picture === null) return null;
  return (
    <div className="relative overflow-hidden rounded-bubble bg-paper-3" style={{ aspectRatio: shapeOf(picture) }}>
      <PictureImage picture={picture} size={size} className="size-full object-cover" />
    </div>
  );
}

/** The picture of a post. A visitor opens it at the address for everybody. */
function useShown({ picture, imageUrl }: Post, size: PostMediaProps['size']): ShownPicture | null {
  const isMember = useSessionStatus() === 'in';
  if (picture === null || isMember) return picture;
  return { ...picture, url: imageUrl?.replace(/\/large$/, `/${size}`) };
}
