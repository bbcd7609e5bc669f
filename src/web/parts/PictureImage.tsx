import { useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { useAddress } from '#web/platform/addresses.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

interface PictureImageProps {
  picture: MessagePicture;
  size: 'small' | 'medium' | 'large';
  className: string;
}

/** The picture over its blurred placeholder; where it no longer opens, it says so. */
export function PictureImage({ picture, size, className }: PictureImageProps) {
  const address = useAddress(picture.id);
  const [isBroken, setBroken] = useState(false);
  const blurred = useMemo(() => blurOf(picture.thumbhash), [picture.thumbhash]);
  if (address === null || isBroken) {
    return (
      <span className="grid size-full place-items-center p-4 text-sm text-ink-2">
        {t('parts.this-picture-is-gone', 'This picture is gone.')}
      </span>
    );
  }
  return (
    <>
      {blurred !== undefined && <img src={blurred} alt="" aria-hidden className={cx('absolute inset-0', className)} />}
      {address !== undefined && (
        <img
          src={address[size]}
          alt={picture.alt}
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className={cx('relative', className)}
        />
      )}
    </>
  );
}

function blurOf(thumbhash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
