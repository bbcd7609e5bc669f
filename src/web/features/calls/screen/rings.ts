import { seededRng } from '#content/seeded-rng.ts';

/** The nearest contour's radius, as a part of the disc's radius, and the two that carry less of the voice. */
export const RINGS = [
  { reach: 1.152, part: 1 },
  { reach: 1.348, part: 0.5 },
  { reach: 1.565, part: 0.2 },
] as const;
/** The highest wave, as a part of the disc's radius. */
const WAVE = 0.06;
const RIPPLES = 64;
const POINTS = 512;

export interface Shape {
  height: number;
  phase: number;
}

/** Returns the slow waves that make a person's contour their own. */
export function shapeOf(seed: string): Shape[] {
  const random = seededRng(`call ${seed}`);
  return [0.045, 0.03, 0.018].map((height) => ({ height: height * (0.6 + random() * 0.7), phase: random() * 6.283 }));
}

/** Draws one contour round the middle of a canvas. The voice (0 to 1) runs round it as ripples. */
export function drawRing(
  context: CanvasRenderingContext2D,
  {
    shape,
    radius,
    middle,
    level,
    time,
  }: { shape: readonly Shape[]; radius: number; middle: readonly [number, number]; level: number; time: number },
): void {
  context.beginPath();
  for (let at = 0; at <= POINTS; at += 1) {
    const angle = (at / POINTS) * Math.PI * 2;
    let reach = 1;
    shape.forEach(({ height, phase }, wave) => {
      reach += height * Math.cos((wave + 2) * angle + phase);
    });
    // The ripples swell and fall along the way, as a voice does.
    const swell = 0.65 + 0.35 * Math.sin(angle * 3 + time * 2);
    const ripple = level * WAVE * swell * Math.sin(angle * RIPPLES + time * 6);
    const far = radius * (reach + ripple);
    context.lineTo(middle[0] + far * Math.cos(angle), middle[1] + far * Math.sin(angle));
  }
  context.closePath();
  context.stroke();
}
