import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#web/ui/idle.ts';
import { prepareContours, type ContourOptions } from '#content/contour.ts';
import { ContourLines } from '#web/ui/ContourLines.tsx';

type ContourShape = Pick<ContourOptions, 'width' | 'height' | 'peak'>;

const WIDE = '(width >= 1200px)';
const wideShape: ContourShape = { width: 1000, height: 900, peak: [0.75, 0.6] };
const tallShape: ContourShape = { width: 390, height: 300, peak: [0.72, 0.45] };

/**
 * Draws the person's contour lines behind the areas of the home screen. They appear when the page is idle, in the shape
 * that fits the window.
 */
export function HomeLines({ seed }: { seed: string }) {
  const [shape, setShape] = useState<ContourShape | null>(null);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    let isGone = false;
    const fit = async (): Promise<void> => {
      const wanted = wide.matches ? wideShape : tallShape;
      await prepareContours({ seed, ...wanted }, whenIdle);
      const isStillWanted = wide.matches === (wanted === wideShape);
      if (!isGone && isStillWanted) startTransition(() => setShape(wanted));
    };
    const onChange = (): void => void fit();
    onChange();
    wide.addEventListener('change', onChange);
    return () => {
      isGone = true;
      wide.removeEventListener('change', onChange);
    };
  }, [seed]);
  if (shape === null) return null;
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden max-lg:mask-[linear-gradient(transparent,#000_4rem,#000_calc(100%-8rem),transparent)]">
      <ContourLines seed={seed} {...shape} />
    </div>
  );
}
