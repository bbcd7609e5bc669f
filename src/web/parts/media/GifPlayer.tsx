import { useState } from 'react';
import type { MessageGif } from '#contract/gifs.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Pause } from '#web/ui/icons/Pause.ts';
import { Play } from '#web/ui/icons/Play.ts';
import { useReducedMotion } from '#web/ui/useReducedMotion.ts';
import { t } from '#web/words/words.ts';
import { altOf, outsideGifs, showWords, useMayLoad } from './gif-sources.ts';

/** The limits of width divided by height; a GIF beyond them is cropped. */
const [NARROWEST, WIDEST] = [0.6, 2];

type GifPlayerProps = { gif: MessageGif; className?: string };

/**
 * A GIF that can be paused, and that does not move if the device asks for less motion. GIFs of another service load
 * only after the viewer allows it. In a card that is a link, only the buttons of the GIF are above that link.
 */
export function GifPlayer({ gif, className }: GifPlayerProps) {
  const { source, width, height } = gif;
  const title = altOf(gif);
  const mayLoad = useMayLoad(source);
  const style = { aspectRatio: Math.min(WIDEST, Math.max(NARROWEST, width / height)) };
  return (
    <div className={cx('relative overflow-hidden bg-paper-3 text-ink', className)} style={style}>
      {mayLoad ? (
        <Loop gif={gif} title={title} />
      ) : (
        <Unloaded title={title}>
          {source !== 'wildin' && (
            <Button size="sm" variant="outline" className="z-10" onClick={() => outsideGifs[source].set(true)}>
              {showWords(source)}
            </Button>
          )}
        </Unloaded>
      )}
    </div>
  );
}

function Loop({ gif: { url, still }, title }: { gif: MessageGif; title: string }) {
  const isReduced = useReducedMotion();
  const [wish, setWish] = useState<boolean>();
  const [hasFailed, setFailed] = useState(false);
  const isPlaying = wish ?? !isReduced;
  const address = isPlaying ? url : still;
  if (hasFailed) return <Unloaded title={title}>{t('parts.this-gif-did-not-load', 'This GIF did not load.')}</Unloaded>;
  const Sign = isPlaying ? Pause : Play;
  return (
    <>
      {address === null ? (
        <Unloaded title={title} />
      ) : (
        <img
          src={address}
          alt={title}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="size-full object-cover"
        />
      )}
      <button
        type="button"
        aria-label={
          isPlaying
            ? t('parts.pause-gif', 'Pause GIF: {title}', { title })
            : t('parts.play-gif', 'Play GIF: {title}', { title })
        }
        onClick={() => setWish(!isPlaying)}
        className="absolute end-0 bottom-0 z-10 grid size-[44px] place-items-center"
      >
        <span className="grid size-7 place-items-center rounded-full bg-night text-moon">
          <Sign size={16} filled />
        </span>
      </button>
    </>
  );
}

/** The title of a GIF in the place of its picture. */
function Unloaded({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    <div className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center text-sm">
      <p className="line-clamp-3 [overflow-wrap:anywhere]">
        <span className="sr-only">{t('parts.gif', 'GIF:')} </span>
        {title}
      </p>
      {children}
    </div>
  );
}
