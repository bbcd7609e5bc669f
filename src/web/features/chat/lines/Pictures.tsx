import { useState } from 'react';
import type { MessagePicture } from '#contract/chat.pictures.ts';
import { PictureImage } from '#web/parts/media/PictureImage.tsx';
import { PictureViewer } from '#web/parts/media/PictureViewer.tsx';
import { cx } from '#web/ui/cx.ts';
import { t } from '#web/words/words.ts';

/** The limits of width / height for a message's only picture. Beyond them the bubble crops it; the viewer does not. */
const [NARROWEST, WIDEST] = [0.6, 2];

/** The pictures of a message. Their space is reserved before they load. A tap opens the viewer. */
export function Pictures({ pictures }: { pictures: readonly MessagePicture[] }) {
  const [open, setOpen] = useState<number>();
  const isAlone = pictures.length === 1;
  // The third of three pictures fills its row.
  const isWide = (at: number): boolean => pictures.length === 3 && at === 2;
  return (
    <>
      <div
        className={cx(
          'grid w-72 max-w-[82%] gap-0.5 overflow-hidden rounded-bubble md:max-w-[24rem]',
          !isAlone && 'grid-cols-2',
        )}
      >
        {pictures.map((picture, at) => (
          <button
            key={picture.id}
            type="button"
            onClick={() => setOpen(at)}
            aria-label={t('chat.open-picture', 'Open picture: {name}', { name: nameOf(picture, at, pictures.length) })}
            className={cx(
              'relative overflow-hidden bg-paper-3 [-webkit-touch-callout:none] focus-visible:-outline-offset-4',
              isWide(at) && 'col-span-2',
            )}
            style={{ aspectRatio: isAlone ? ratioOf(picture) : isWide(at) ? 2 : 1 }}
          >
            <PictureImage picture={picture} size="medium" className="size-full object-cover" />
          </button>
        ))}
      </div>
      {open !== undefined && (
        <PictureViewer pictures={pictures} at={open} onMove={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}

const ratioOf = ({ width, height }: MessagePicture): number => Math.min(WIDEST, Math.max(NARROWEST, width / height));

/** Returns the accessible name of a picture. */
function nameOf({ alt }: MessagePicture, at: number, of: number): string {
  return alt !== ''
    ? alt
    : of === 1
      ? t('chat.no-description', 'no description')
      : t('chat.of-no-description', '{value} of {of}, no description', { value: at + 1, of });
}
