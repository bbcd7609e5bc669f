import { useEffect, useRef, useState } from 'react';
import { heartsOf, placeOf, type Heart } from './hearts.ts';

export const tones = ['text-coral', 'text-gold', 'text-lime'] as const;

/** The falling shape: an outline in a box of 2 × 2 around the origin, the number of copies, and the duration in ms. */
export type Falling = { name: string; outline: string; count: number; ms: number };

/**
 * Drops shapes over the whole window once. Clicks go through to the page, and any key or press ends the shower. With
 * reduced motion nothing appears.
 */
export function Shower({ seed, of, onEnd }: { seed: string; of: Falling; onEnd?: () => void }) {
  const [isOver, setOver] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const canvas = useRef<HTMLCanvasElement>(null);
  const ended = useRef(onEnd);
  useEffect(() => void (ended.current = onEnd));
  useEffect(() => {
    const surface = canvas.current;
    if (isOver || !surface) {
      ended.current?.();
      return;
    }
    const end = () => setOver(true);
    const stop = fall(surface, { seed, ...of }, end);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      stop();
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [isOver, seed, of]);
  if (isOver) return null;
  return (
    <div aria-hidden data-shower={of.name} className="pointer-events-none fixed inset-0 z-30">
      {tones.map((tone) => (
        <span key={tone} data-tone className={tone} />
      ))}
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}

/** Draws until the shower ends, then calls `onEnd`. Returns a function that stops the drawing sooner. */
function fall(
  surface: HTMLCanvasElement,
  { seed, outline, count, ms }: Falling & { seed: string },
  onEnd: () => void,
): () => void {
  const pen = surface.getContext('2d');
  // A canvas cannot read design tokens, so the colors come from elements that use them.
  const worn = [...(surface.parentElement?.querySelectorAll('[data-tone]') ?? [])];
  const colors = worn.map((element) => getComputedStyle(element).color);
  const drops = heartsOf(seed, { count, tones: tones.length, ms });
  const shape = new Path2D(outline);
  let began: number | undefined;
  let frame = requestAnimationFrame(function draw(now) {
    began ??= now;
    if (!pen || now - began > ms) return onEnd();
    const { clientWidth: width, clientHeight: height } = surface;
    const density = Math.min(2, devicePixelRatio);
    if (surface.width !== Math.round(width * density)) surface.width = Math.round(width * density);
    if (surface.height !== Math.round(height * density)) surface.height = Math.round(height * density);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, surface.width, surface.height);
    for (const drop of drops) drawOne(drop, now - began);
    frame = requestAnimationFrame(draw);

    function drawOne(drop: Heart, time: number): void {
      const place = placeOf(drop, time);
      if (!place || !pen) return;
      pen.setTransform(density, 0, 0, density, place.x * width * density, place.y * height * density);
      pen.rotate(place.lean);
      pen.scale(drop.size / 2, drop.size / 2);
      pen.globalAlpha = place.light;
      pen.fillStyle = colors[drop.tone] ?? '';
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      pen.fill(shape);
    }
  });
  return () => cancelAnimationFrame(frame);
}
