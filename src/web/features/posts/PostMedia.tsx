import type { Post } from '#contract/posts.ts';
import { GifPlayer } from '#web/parts/GifPlayer.tsx';
import { PictureImage } from '#web/parts/PictureImage.tsx';
import { useSessionStatus } from '#web/platform/session.ts';

/** A tall or wide picture is cut. */
const [NARROWEST, WIDEST] = [0.7, 1.8];

/** The picture or GIF of a post, as large as it will be before it has come. */
export function PostMedia({ post: { picture, imageUrl, gif }, size }: { post: Post; size: 'medium' | 'large' }) {
  const isMember = useSessionStatus() === 'in';
  if (gif !== null) return <GifPlayer gif={gif} className="z-10 rounded-bubble" />;
  if (picture === null) return null;
  const style = { aspectRatio: Math.min(WIDEST, Math.max(NARROWEST, picture.width / picture.height)) };
  return (
    <div className="relative overflow-hidden rounded-bubble bg-paper-3" style={style}>
      {isMember ? (
        <PictureImage picture={picture} size={size} className="size-full object-cover" />
      ) : (
        imageUrl !== null && (
          <img src={imageUrl} alt={picture.alt} loading="lazy" decoding="async" className="size-full object-cover" />
        )
      )}
    </div>
  );
}
