import { useEffect, useRef } from 'react';
import { poseOf } from '#content/photo-poses.ts';
import { PoseDrawing } from '#web/parts/photo-check/PoseDrawing.tsx';
import { spoken } from '#web/words/words.ts';

/** The pose as words and as a drawing. With `isNext`, the words get the focus, because the button before is gone. */
export function PoseWords({ pose, isNext }: { pose: string; isNext: boolean }) {
  const drawn = poseOf(pose);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNext) heading.current?.focus();
  }, [isNext]);
  return (
    <div className="mt-5 flex items-center gap-4">
      <PoseDrawing pose={pose} className="h-auto w-[min(6.5rem,28vw)]" />
      <div aria-live="polite" className="min-w-0">
        <h2
          ref={heading}
          tabIndex={-1}
          className="text-[min(1.625rem,7.4vw)] leading-[1.15] tracking-[-0.03em] text-balance"
        >
          {drawn && spoken(drawn.title)}
        </h2>
        <p className="mt-1.5 text-ink-2">{drawn && spoken(drawn.line)}</p>
      </div>
    </div>
  );
}
