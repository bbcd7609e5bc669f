import { startTransition, useEffect, useState } from 'react';
import { ContourLines } from '#web/ui/ContourLines.tsx';

const WIDE = '(width >= 1200px)';

/** The person's own lines behind the greeting: drawn when all else is there, and only for the shape the window has. */
export function HomeLines({ seed }: { seed: string }) {
  const [isWide, setWide] = useState<boolean | null>(null);
  useEffect(() => {
    const wide = matchMedia(WIDE);
    const fit = (): void => startTransition(() => setWide(wide.matches));
    // After the frame that shows the page.
    const frame = requestAnimationFrame(() => setTimeout(fit, 0));
    wide.addEventListener('change', fit);
    return () => {
      cancelAnimationFrame(frame);
      wide.removeEventListener('change', fit);
    };
  }, []);
  if (isWide === null) return null;
  const shape = isWide
    ? { width: 1440, height: 900, peak: [0.78, 0.45] as const }
    : { height: 420, peak: [0.8, 0.3] as const };
  return (
    <div className="absolute inset-x-0 top-0 -z-10 h-[26rem] [mask-image:linear-gradient(transparent,black_25%,black_50%,transparent)]">
      <ContourLines seed={seed} {...shape} />
    </div>
  );
}
