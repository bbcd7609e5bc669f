import { useMemo, useState } from 'react';
import { heartsOf } from './hearts.ts';
import { Shower, tones, type Falling } from './Shower.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

/** Five petals around the origin. */
const PETALS = [0, 1, 2, 3, 4].map((petal) => {
  const turn = (petal / 5) * Math.PI * 2;
  const [x, y] = [Math.sin(turn) * 0.55 - 0.42, -Math.cos(turn) * 0.55].map((at) => at.toFixed(3));
  return `M${x} ${y}a.42.42 0 1 0 .84 0a.42.42 0 1 0-.84 0Z`;
});
const FLOWERS: Falling = { name: 'flowers', outline: PETALS.join(''), count: 100, ms: 15_000 };
const STILL_COUNT = 30;

/** Shows a hundred falling flowers for fifteen seconds. With reduced motion, thirty appear and fade. */
export function FlowerRain({ seed, onClose }: { seed: string; onClose: () => void }) {
  return useReducedMotion() ? <StillFlowers seed={seed} /> : <Shower seed={seed} of={FLOWERS} onEnd={onClose} />;
}

function StillFlowers({ seed }: { seed: string }) {
  const [isOver, setOver] = useState(false);
  const flowers = useMemo(() => heartsOf(seed, { count: STILL_COUNT, tones: tones.length, ms: FLOWERS.ms }), [seed]);
  if (isOver) return null;
  return (
    <div
      aria-hidden
      data-still="flowers"
      onAnimationEnd={() => setOver(true)}
      className="come-and-go pointer-events-none fixed inset-0 z-30"
    >
      {flowers.map(({ x, from, size, tone }) => (
        <svg
          key={from}
          viewBox="-1 -1 2 2"
          width={size * 1.5}
          height={size * 1.5}
          className={`absolute -translate-1/2 fill-current ${tones[tone] ?? ''}`}
          // Each flower's start time in the rain determines its height here, which spreads the flowers.
          style={{ left: `${x * 100}%`, top: `${(from / FLOWERS.ms) * 115}%` }}
        >
          <path d={FLOWERS.outline} />
        </svg>
      ))}
    </div>
  );
}
