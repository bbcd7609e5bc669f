import { useMemo } from 'react';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { useAddress } from '#web/platform/media/addresses.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';
import { blurOf } from './blur.ts';

/** A picture; `url` is its public address if everybody may see it. Without `url`, each viewer requests an address. */
export type ShownPicture = MessagePicture & { url?: string | undefined };

interface PictureImageProps {
  picture: ShownPicture;
  size: 'small' | 'medium' | 'large';
  className: string;
}

/** The picture over its blurred placeholder. A text says if the picture is gone or has failed to load repeatedly. */
export function PictureImage({ picture, size, className }: PictureImageProps) {
  const { address, isLate, onMissed } = useAddress(picture.url ?? picture.id);
  const blurred = useMemo(() => blurOf(picture.thumbhash), [picture.thumbhash]);
  if (address === null) return <Words>{t('parts.this-picture-is-gone', 'This picture is gone.')}</Words>;
  return (
    <>
      {blurred !== undefined && <img src={blurred} alt="" aria-hidden className={cx('absolute inset-0', className)} />}
      {isLate && (
        <span className="absolute inset-x-0 bottom-0 bg-paper">
          <Words>{t('parts.this-picture-did-not-load', 'This picture did not load yet.')}</Words>
        </span>
      )}
      {address !== undefined && (
        <img
          src={address[size]}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={onMissed}
          className={cx('relative', className)}
        />
      )}
    </>
  );
}

function Words({ children }: { children: string }) {
  return <span className="grid size-full place-items-center p-4 text-sm text-ink-2">{children}</span>;
}
