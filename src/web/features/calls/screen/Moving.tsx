import { useEffect, useRef, type Ref } from 'react';
import { cx } from '#web/ui/cx.ts';

type MovingProps = {
  stream: MediaStream;
  /** True for one's own camera, which people expect as in a mirror. */
  isMirrored?: boolean;
  label: string;
  className?: string;
  element?: Ref<HTMLVideoElement>;
};

/** The moving picture of a stream, without its sound. */
export function Moving({ stream, isMirrored = false, label, className, element }: MovingProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const shown = video.current;
    if (shown === null) return;
    shown.srcObject = stream;
    void shown.play().catch(() => undefined);
  }, [stream]);
  return (
    <video
      ref={(shown) => {
        video.current = shown;
        if (typeof element === 'function') element(shown);
        else if (element) element.current = shown;
      }}
      autoPlay
      muted
      playsInline
      aria-label={label}
      className={cx('object-cover', isMirrored && '-scale-x-100', className)}
    />
  );
}
