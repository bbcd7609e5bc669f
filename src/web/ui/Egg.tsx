import { cx } from './cx.ts';

/** The line along which the shell breaks, from left to right. `SEAM_BACK` is the same line from right to left. */
const SEAM = 'l14-9 11 15 14-17 12 16 13-15 18 12';
const SEAM_BACK = 'l-18-12-13 15-12-16-14 17-11-15-14 9';
const OVER = 'M19 70C20 42 37 6 60 6s40 37 41 66';
const UNDER = 'M101 72c1 32-18 54-41 54S18 104 19 70';
const SPECKLES = { top: 'M45 33v.1M60 24v.1M75 36v.1M58 44v.1', bottom: 'M38 96v.1M54 108v.1M70 98v.1M84 88v.1' };

/** The three pieces of the crack in the order in which it grows: from the middle to both sides. */
export const cracks = ['m44 76 14-17 12 16', 'm19 70 14-9 11 15', 'm70 75 13-15 18 12'] as const;

const box = {
  viewBox: '0 0 120 132',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 7,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
  focusable: 'false',
} as const;

/** A whole egg, for an archetype that is not known yet. Drawn in one color, like the animals. */
export function Egg({ className }: { className?: string }) {
  return (
    <svg {...box} className={className}>
      <path d={OVER} />
      <path d={UNDER} />
      <path d={`${SPECKLES.top}${SPECKLES.bottom}`} strokeWidth="8" />
    </svg>
  );
}

/**
 * One half of the shell, which hides what is behind it. The broken edge shows only with `isBroken`. Until then the
 * lower half extends beneath the upper half, so that no seam is visible.
 */
export function EggHalf({ half, isBroken, className }: EggHalfProps) {
  const edge = half === 'top' ? OVER : UNDER;
  const closed = half === 'top' ? `${OVER}${SEAM_BACK}Z` : `M19 70${SEAM}c1 32-18 54-41 54S18 104 19 70Z`;
  return (
    <svg {...box} className={cx('overflow-visible', className)}>
      <path d={!isBroken && half === 'bottom' ? `${OVER}${UNDER}Z` : closed} stroke="none" className="fill-paper-2" />
      <path d={isBroken ? closed : edge} />
      <path d={SPECKLES[half]} strokeWidth="8" />
    </svg>
  );
}

type EggHalfProps = { half: 'top' | 'bottom'; isBroken: boolean; className?: string };

/** One piece of the crack, to be drawn over the whole egg. */
export function EggCrack({ path, className }: { path: (typeof cracks)[number]; className?: string }) {
  return (
    <svg {...box} strokeWidth={4} className={className}>
      <path d={path} />
    </svg>
  );
}
