import { useMemo, type ReactNode } from 'react';
import { seededRng } from '#content/seeded-rng.ts';
import { ContourLines } from './ContourLines.tsx';
import { cx } from './cx.ts';

export type SkySceneProps = {
  /** The seed of the stars and lines, so that a person always has the same sky. */
  seed: string;
  children: ReactNode;
  peak?: readonly [number, number] | undefined;
  /** The summit's position in windows of 768 px and more, for a scene that fills the window. */
  widePeak?: readonly [number, number] | undefined;
  /** The scene's height, in units of which the width has 390. `peak` is in fractions of width and height. */
  height?: number | undefined;
  lines?: boolean | undefined;
  stars?: number | undefined;
  className?: string | undefined;
};

/** A night sky with stars and contour lines behind `children`. Used for rare moments only. */
export function SkyScene({
  seed,
  children,
  peak,
  widePeak,
  height = 844,
  lines = true,
  stars = 90,
  className,
}: SkySceneProps) {
  return (
    <div className={cx('sky sky-glow relative isolate overflow-hidden', className)}>
      <div className="absolute inset-0 -z-10">
        <Starfield seed={seed} count={stars} />
        {lines && <ContourLines seed={seed} peak={peak} widePeak={widePeak} height={height} />}
      </div>
      {children}
    </div>
  );
}

/** Small stars. A few of them pulse, much slower than three times a second. */
export function Starfield({ seed, count = 90 }: { seed: string; count?: number }) {
  const stars = useMemo(() => {
    const random = seededRng(`stars ${seed}`);
    return Array.from({ length: count }, (_, id) => ({
      id,
      x: random() * 100,
      y: random() * 100,
      size: random() < 0.85 ? 1 + random() * 1.2 : 2.4 + random() * 1.2,
      light: 0.25 + random() * 0.7,
      wait: random() < 0.12 ? -random() * 4 : null,
    }));
  }, [seed, count]);
  return (
    <div aria-hidden className="absolute inset-0">
      {stars.map(({ id, x, y, size, light, wait }) => (
        <span
          key={id}
          className={cx('absolute rounded-full bg-moon', wait !== null && 'star-twinkle')}
          style={{
            left: `${x}%`,
            top: `${y}%`,
            width: size,
            height: size,
            opacity: light,
            ...(wait === null ? {} : { animationDelay: `${wait}s` }),
          }}
        />
      ))}
    </div>
  );
}
