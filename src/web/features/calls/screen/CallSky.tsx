import { memo } from 'react';
import { closedContours } from '#content/contour.ts';
import { Starfield } from '#web/ui/SkyScene.tsx';

/** The outer lines of the other person's ground, in a square of 1000 whose middle is their disc. */
const RADII = [250, 310, 380, 460];

/** The stars behind a call, which end above the words. */
export const CallStars = memo(function CallStars({ seed }: { seed: string }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 -z-10 overflow-hidden [mask-image:linear-gradient(black_45%,transparent_90%)]"
    >
      <Starfield seed={seed} count={70} />
    </div>
  );
});

/** The other person's contours around their disc, far beyond the ones that carry their voice. */
export const CallGround = memo(function CallGround({ seed }: { seed: string }) {
  return (
    <svg
      viewBox="0 0 1000 1000"
      aria-hidden
      focusable="false"
      className="pointer-events-none absolute top-1/2 left-1/2 -z-10 size-[57rem] -translate-1/2 fill-none stroke-current text-contour [mask-image:linear-gradient(black_60%,transparent_75%)]"
    >
      {closedContours(seed, 1000, RADII).map((line) => (
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
});
