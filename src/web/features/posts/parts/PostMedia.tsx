import type { Post } from '#contract/posts.ts';
import { GifPlayer } from '#web/parts/media/GifPlayer.tsx';
import { PictureImage, type ShownPicture } from '#web/parts/media/PictureImage.tsx';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { shapeOf } from './shape.ts';

type PostMediaProps = { post: Post; size: 'medium' | 'large' };

/** The picture or GIF of a post. Its space has the final size before the file loads. */
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

/** Returns a post's picture, or null if the post has none. For visitors, the picture has its public address. */
export function useShown({ picture, imageUrl }: Post, size: PostMediaProps['size']): ShownPicture | null {
  const isMember = useSessionStatus() === 'in';
  if (picture === null || isMember) return picture;
  return { ...picture, url: imageUrl?.replace(/\/large$/, `/${size}`) };
}
