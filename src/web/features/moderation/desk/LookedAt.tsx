import type { Look } from '#contract/moderation.waiting.ts';
import { blurOf } from '#web/parts/media/blur.ts';
import { GifPlayer } from '#web/parts/media/GifPlayer.tsx';
import { PictureImage } from '#web/parts/media/PictureImage.tsx';
import { asWritten } from '#web/ui/asWritten.ts';
import { Button } from '#web/ui/Button.tsx';
import { Eye } from '#web/ui/icons/Eye.ts';
import { KeyCap } from '#web/ui/KeyCap.tsx';
import { t } from '#web/words/words.ts';

type LookedAtProps = { look: Look; onOpen: () => void; isOpening: boolean };

/** The pictures and words of a waiting thing; until the moderator opens it, blurred colors and no word. */
export function LookedAt({ look: { shapes, opened }, onOpen, isOpening }: LookedAtProps) {
  if (opened === null) {
    return (
      <div className="relative min-h-60">
        <div aria-hidden className="grid gap-2">
          {shapes.map(({ width, height, thumbhash }, at) => (
            <img
              // oxlint-disable-next-line react/no-array-index-key -- a shape has no other identity
              key={at}
              src={blurOf(thumbhash)}
              alt=""
              style={{ aspectRatio: width / height }}
              className="max-h-[60dvh] w-full rounded-bubble bg-paper-3 object-cover"
            />
          ))}
        </div>
        <div className="absolute inset-0 grid place-items-center">
          <Button variant="outline" className="bg-paper" pending={isOpening} onClick={onOpen}>
            <Eye size={20} /> {t('moderation.open-it', 'Open it')} <KeyCap>O</KeyCap>
          </Button>
        </div>
      </div>
    );
  }
  const { content, pictures, gif } = opened;
  return (
    <div className="grid content-start gap-3">
      {gif !== null && <GifPlayer gif={gif} className="rounded-bubble" />}
      {pictures.map((picture) => (
        <figure key={picture.id}>
          <div
            className="relative max-h-[70dvh] overflow-hidden rounded-bubble bg-paper-3"
            style={{ aspectRatio: picture.width / picture.height }}
          >
            <PictureImage picture={picture} size="large" className="size-full object-contain" />
          </div>
          {picture.alt !== '' && (
            <figcaption {...asWritten} className="pt-1 text-sm text-ink-2 [overflow-wrap:anywhere]">
              {picture.alt}
            </figcaption>
          )}
        </figure>
      ))}
      {content !== '' && gif === null && (
        <p {...asWritten} className="whitespace-pre-wrap [overflow-wrap:anywhere]">
          {content}
        </p>
      )}
    </div>
  );
}
