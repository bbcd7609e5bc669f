import type { ReactNode } from 'react';
import type { MessageGif } from '#contract/gifs.ts';
import { GifPlayer } from '#web/parts/media/GifPlayer.tsx';
import { cx } from '#web/ui/cx.ts';

interface GifCardProps {
  gif: MessageGif;
  isMine: boolean;
  author: string;
  isOnItsWay?: boolean;
  quote?: ReactNode;
}

/** A GIF that replaces a message's words. */
export function GifCard({ gif, isMine, author, isOnItsWay, quote }: GifCardProps) {
  return (
    <div className={cx('w-72 max-w-[82%]', isOnItsWay && 'on-its-way-faint')}>
      {quote && (
        <div className={cx('mb-1 rounded-bubble px-4 py-2', isMine ? 'bg-mine text-on-mine' : 'bg-paper-3')}>
          {quote}
        </div>
      )}
      <span className="sr-only">
        <bdi>{author}</bdi>:{' '}
      </span>
      <GifPlayer gif={gif} className="rounded-bubble" />
    </div>
  );
}
