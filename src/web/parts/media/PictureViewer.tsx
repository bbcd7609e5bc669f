import { useEffect, type CSSProperties } from 'react';
import { asWritten } from '#web/ui/asWritten.ts';
import { FullScreen } from '#web/ui/FullScreen.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { t } from '#web/words/words.ts';
import { PictureImage, type ShownPicture } from './PictureImage.tsx';

interface PictureViewerProps {
  pictures: readonly ShownPicture[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One of several pictures in a full-screen window. Arrow keys change the picture, a pinch enlarges it, Esc closes. */
export function PictureViewer({ pictures, at, onMove, onClose }: PictureViewerProps) {
  const last = pictures.length - 1;
  useArrows((by) => onMove(Math.min(last, Math.max(0, at + by))));
  const picture = pictures[at];
  if (picture === undefined) return null;
  const title =
    pictures.length === 1
      ? t('parts.picture', 'Picture')
      : t('parts.picture-of', 'Picture {value} of {length}', { value: at + 1, length: pictures.length });
  return (
    <FullScreen title={title} closeLabel={t('parts.close-picture', 'Close picture')} onClose={onClose}>
      <figure className="flex min-h-0 grow flex-col gap-3 p-4">
        <div className="grid min-h-[50dvh] grow touch-pinch-zoom place-items-center [container-type:size]">
          <div className="relative overflow-hidden" style={wholeOf(picture)}>
            <PictureImage key={picture.id} picture={picture} size="large" className="size-full object-cover" />
          </div>
        </div>
        {picture.alt !== '' && (
          <figcaption {...asWritten} className="text-center [overflow-wrap:anywhere] text-ink-2">
            {picture.alt}
          </figcaption>
        )}
        {last > 0 && (
          <div className="flex justify-center gap-4">
            <IconButton
              icon={ArrowLeft}
              label={t('parts.previous-picture', 'Previous picture')}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            />
            <IconButton
              icon={ArrowLeft}
              label={t('parts.next-picture', 'Next picture')}
              className="rotate-180"
              disabled={at === last}
              onClick={() => onMove(at + 1)}
            />
          </div>
        )}
      </figure>
    </FullScreen>
  );
}

/** Returns the largest size in which the whole picture fits into its container. The placeholder has the same size. */
function wholeOf({ width, height }: ShownPicture): CSSProperties {
  const ratio = width / height;
  return { aspectRatio: ratio, width: `min(100cqw, 100cqh * ${ratio})` };
}

function useArrows(onMove: (by: number) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      if (key === 'ArrowLeft') onMove(-1);
      if (key === 'ArrowRight') onMove(1);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}
