import { memo } from 'react';
import { contours, type ContourOptions } from '#content/contour.ts';
import { cx } from './cx.ts';

export type ContourLinesProps = Partial<ContourOptions> & {
  seed: string;
  /** The summit's position in windows of 768 px and more, for a scene that fills the window. */
  widePeak?: readonly [number, number] | undefined;
  className?: string | undefined;
};

/** Contour lines that fill their positioned parent, cropped and not stretched. Hidden from screen readers. */
export const ContourLines = memo(function ContourLines({
  seed,
  width = 390,
  height = 520,
  levels,
  peak,
  widePeak,
  className,
}: ContourLinesProps) {
  return (
    <>
      <Drawing options={{ seed, width, height, levels, peak }} className={cx(className, widePeak && 'md:hidden')} />
      {widePeak && (
        <Drawing
          options={{ seed, width: 1440, height: 900, levels, peak: widePeak }}
          className={cx(className, 'hidden md:block')}
        />
      )}
    </>
  );
});

function Drawing({ options, className }: { options: ContourOptions; className: string }) {
  return (
    <svg
      viewBox={`0 0 ${options.width} ${options.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      aria-hidden
      focusable="false"
      className={cx('pointer-events-none absolute inset-0 size-full text-contour', className)}
    >
      <path d={contours(options).join('')} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
