import { useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { useAddress } from '#web/platform/addresses.ts';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

/** A picture, and where anybody may open it, if it is for all; else its viewer asks for an address of their own. */
export type ShownPicture = MessagePicture & { url?: string | undefined };

interface PictureImageProps {
  picture: ShownPicture;
  size: 'small' | 'medium' | 'large';
  className: string;
}

/** The picture over its blurred placeholder; where it no longer opens, it says so. */
export function PictureImage(props: PictureImageProps) {
  const { url } = props.picture;
  return url === undefined ? <Guarded {...props} /> : <Unveiled {...props} address={url} />;
}

function Guarded(props: PictureImageProps) {
  const address = useAddress(props.picture.id);
  return <Unveiled {...props} address={address && address[props.size]} />;
}

/** The address is undefined until it is known, and null where there is none. */
function Unveiled({ picture, className, address }: PictureImageProps & { address: string | null | undefined }) {
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
          src={address}
          alt={picture.alt}
          loading="lazy"
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
