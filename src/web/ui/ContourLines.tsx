import { contours, type ContourOptions } from './contour.ts';
import { cx } from './cx.ts';

export type ContourLinesProps = Partial<ContourOptions> & { seed: string; className?: string | undefined };

/** Lies behind its positioned parent and fills it, cropping rather than stretching. Decoration: never read out. */
export function ContourLines({ seed, width = 390, height = 520, levels, peak, className }: ContourLinesProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden
      focusable="false"
      className={cx('pointer-events-none absolute inset-0 size-full text-contour', className)}
    >
      <path d={contours({ seed, width, height, levels, peak }).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
