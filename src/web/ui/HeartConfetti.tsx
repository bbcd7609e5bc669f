import { useEffect, useRef, useState } from 'react';
import { HEARTS_MS, heartsOf, placeOf, type Heart } from './hearts.ts';

/** The outline of a heart in a box of 2 × 2 around the origin. */
const HEART = 'M0 .9C-.5 .5-1 .1-1-.35A.52.52 0 0 1 0-.55.52.52 0 0 1 1-.35C1 .1.5.5 0 .9Z';
const COUNT = 70;
const tones = ['text-coral', 'text-gold', 'text-lime'] as const;

/**
 * Lets hearts fall over the whole window once, for five seconds. They let clicks through, and any press ends them.
 * With reduced motion none appear.
 */
export function HeartConfetti({ seed }: { seed: string }) {
  const [isOver, setOver] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const surface = canvas.current;
    if (isOver || !surface) return;
    const end = () => setOver(true);
    const stop = fall(surface, seed, end);
    window.addEventListener('pointerdown', end);
    window.addEventListener('keydown', end);
    return () => {
      stop();
      window.removeEventListener('pointerdown', end);
      window.removeEventListener('keydown', end);
    };
  }, [isOver, seed]);
  if (isOver) return null;
  return (
    <div aria-hidden data-hearts className="pointer-events-none fixed inset-0 z-30">
      {tones.map((tone) => (
        <span key={tone} data-tone className={tone} />
      ))}
      <canvas ref={canvas} className="size-full" />
    </div>
  );
}

/** Draws until the shower ends, then calls `onEnd`. Returns the function that stops it sooner. */
function fall(surface: HTMLCanvasElement, seed: string, onEnd: () => void): () => void {
  const pen = surface.getContext('2d');
  // A canvas cannot read design tokens, so the colours come from elements that use them.
  const worn = [...(surface.parentElement?.querySelectorAll('[data-tone]') ?? [])];
  const colors = worn.map((element) => getComputedStyle(element).color);
  const hearts = heartsOf(seed, COUNT, tones.length);
  const heartShape = new Path2D(HEART);
  let began: number | undefined;
  let frame = requestAnimationFrame(function draw(now) {
    began ??= now;
    if (!pen || now - began > HEARTS_MS) return onEnd();
    const { clientWidth: width, clientHeight: height } = surface;
    const density = Math.min(2, devicePixelRatio);
    if (surface.width !== Math.round(width * density)) surface.width = Math.round(width * density);
    if (surface.height !== Math.round(height * density)) surface.height = Math.round(height * density);
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(0, 0, surface.width, surface.height);
    for (const heart of hearts) drawHeart(heart, now - began);
    frame = requestAnimationFrame(draw);

    function drawHeart(heart: Heart, time: number): void {
      const place = placeOf(heart, time);
      if (!place || !pen) return;
      pen.setTransform(density, 0, 0, density, place.x * width * density, place.y * height * density);
      pen.rotate(place.lean);
      pen.scale(heart.size / 2, heart.size / 2);
      pen.globalAlpha = place.light;
      pen.fillStyle = colors[heart.tone] ?? '';
      // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
      pen.fill(heartShape);
    }
  });
  return () => cancelAnimationFrame(frame);
}
