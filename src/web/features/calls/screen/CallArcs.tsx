import { useMemo } from 'react';
import { cx } from '#web/ui/cx.ts';
import { shapeOf } from './rings.ts';

/** The contours that a ringing call sends outward, from the middle of a square of 200. */
const RADII = [60, 72, 85, 99];
/** The half of the opening angle of an arc on either side, in radians. */
const OPEN = 0.86;
const STEPS = 24;

/** Open arcs of the caller's own contour on both sides of the disc, which move outward while it rings. */
export function CallArcs({ seed, className }: { seed: string; className?: string }) {
  const arcs = useMemo(() => {
    const shape = shapeOf(seed);
    return RADII.map((radius) => [0, Math.PI].map((middle) => arc(shape, radius, middle)).join(''));
  }, [seed]);
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden
      focusable="false"
      className={cx('overflow-visible fill-none stroke-moon [stroke-linecap:round]', className)}
    >
      {arcs.map((path, at) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          strokeWidth={at === 0 ? 2.4 : 1.8}
          className="motion-safe:animate-pulse"
          style={{ opacity: 1 - at * 0.24, animationDelay: `${at * 240}ms`, animationDuration: '1.6s' }}
        />
      ))}
    </svg>
  );
}

function arc(shape: ReturnType<typeof shapeOf>, radius: number, middle: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = middle - OPEN + (step / STEPS) * OPEN * 2;
    const reach = shape.reduce(
      (sum, { height, phase }, wave) => sum + height * Math.cos((wave + 2) * angle + phase),
      1,
    );
    return `${(100 + radius * reach * Math.cos(angle)).toFixed(1)} ${(100 + radius * reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
