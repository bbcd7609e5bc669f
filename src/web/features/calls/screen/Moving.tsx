import { useEffect, useRef, type RefObject } from 'react';
import { cx } from '#web/ui/cx.ts';

type MovingProps = {
  stream: MediaStream;
  /** True for one's own camera, which people expect as in a mirror. */
  isMirrored?: boolean;
  label: string;
  className?: string;
  /** Receives the element, for a caller that shows it elsewhere. */
  element?: RefObject<HTMLVideoElement | null>;
};

/** The moving picture of a stream, without its sound. */
export function Moving({ stream, isMirrored = false, label, className, element }: MovingProps) {
  const own = useRef<HTMLVideoElement>(null);
  const video = element ?? own;
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
  }, [stream, video]);
  return (
    <video
      ref={video}
      autoPlay
      muted
      playsInline
      aria-label={label}
      className={cx('object-cover', isMirrored && '-scale-x-100', className)}
    />
  );
}
