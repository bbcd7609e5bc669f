import { useEffect, useMemo, useRef } from 'react';
import { watchSpeech } from '#web/features/calls/media/level.ts';
import { cx } from '#web/ui/cx.ts';
import { drawRing, RINGS, shapeOf } from './rings.ts';

type VoiceRingsProps = {
  seed: string;
  /** The diameter of the disc in px. */
  edge: number;
  level: () => number;
  /** True without waves, for people who want less motion. */
  isStill: boolean;
  className?: string;
};

/** The canvas is this many times as wide as the disc, so that the outermost ring fits. */
const SPAN = 1.8;
/** The least share of the lines that shows in silence. */
const FAINT = [0.55, 0.4, 0.28];

/** A person's contour rings, round which their voice runs: lime while they speak, moon in silence. */
export function VoiceRings({ seed, edge, level, isStill, className }: VoiceRingsProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shape = useMemo(() => shapeOf(seed), [seed]);
  const size = Math.round(edge * SPAN);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const scale = window.devicePixelRatio;
    element.width = element.height = size * scale;
    const style = getComputedStyle(element);
    const [lime, moon] = [style.getPropertyValue('--lime'), style.getPropertyValue('--moon')];
    const isSpeaking = watchSpeech();
    let frame = 0;
    const draw = (time: number): void => {
      const loud = level();
      const isLit = isSpeaking(loud, time);
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.clearRect(0, 0, size, size);
      context.strokeStyle = isLit ? lime : moon;
      RINGS.forEach(({ reach, part }, at) => {
        context.globalAlpha = isLit ? 1 - at * 0.38 : (FAINT[at] ?? 0) * 0.6;
        context.lineWidth = isLit && at === 0 ? 2.4 : 1.5;
        const voice = isStill ? 0 : loud * part;
        const radius = (edge / 2) * reach;
        drawRing(context, {
          shape,
          radius,
          middle: [size / 2, size / 2],
          level: voice,
          time: isStill ? 0 : time / 1000,
        });
      });
      frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [edge, isStill, level, shape, size]);
  return (
    <canvas
      ref={canvas}
      aria-hidden
      className={cx('pointer-events-none absolute top-1/2 left-1/2 -translate-1/2', className)}
      style={{ width: size, height: size }}
    />
  );
}
