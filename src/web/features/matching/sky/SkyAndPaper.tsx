import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { RevealNumber } from '#web/features/matching/reveal/RevealNumber.tsx';
import { firstMoments } from '#web/features/matching/reveal/reveal.ts';
import type { Reveal } from '#web/features/matching/reveal/useReveal.ts';
import '#web/styles/reveal.css';
import { ContourLines } from '#web/ui/ContourLines.tsx';
import { SkyScene } from '#web/ui/SkyScene.tsx';
import { SkyBar, type SkyBarProps } from './SkyFrame.tsx';

type SkyAndPaperProps = SkyBarProps & {
  seed: string;
  sky: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  reveal: Reveal;
  /** The number that rolls up in the reveal. */
  score: number;
};

type Moments = ReturnType<typeof firstMoments>;

/**
 * A person under the sky, and text on a sheet of paper below; from `lg` (1200 px) the two are side by side. A reveal
 * leads up to that: see reveal.css.
 */
export function SkyAndPaper({ seed, sky, children, actions, reveal, score, ...bar }: SkyAndPaperProps) {
  const { stage, isOn } = reveal;
  const root = useRef<HTMLDivElement>(null);
  const [moments, setMoments] = useState<Measured>();
  const isPlaying = stage !== 'rest';
  const isMeasured = moments !== undefined;
  useLayoutEffect(() => {
    if (isPlaying && !isMeasured && root.current !== null) setMoments(measure(root.current));
  }, [isPlaying, isMeasured]);
  useEffect(() => {
    if (isOn && !isPlaying)
      root.current?.querySelector<HTMLElement>('[data-sheet-heading]')?.focus({ preventScroll: true });
  }, [isOn, isPlaying]);
  const [hasBegunAtRest] = useState(!isPlaying);
  return (
    <div
      ref={root}
      data-reveal={stage}
      data-scene={isPlaying ? '' : undefined}
      style={moments?.ways}
      className={`reveal relative flex grow flex-col overflow-x-clip lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] ${
        hasBegunAtRest ? 'animate-[fade-in_240ms_ease-out]' : ''
      }`}
    >
      <div className="sky reveal-sky relative isolate flex flex-col lg:sticky lg:top-0 lg:h-dvh">
        <div aria-hidden className="reveal-land absolute inset-x-0 top-0 -z-10">
          <SkyScene seed={seed} lines={false} stars={110} className="reveal-night h-full">
            {null}
          </SkyScene>
          <ContourLines seed={seed} height={1018} peak={[0.5, 0.312]} widePeak={[0.5, 0.3]} />
        </div>
        <SkyBar {...bar} />
        {sky}
      </div>
      <div
        inert={isPlaying}
        className="reveal-sheet @container relative -mt-7 flex w-full grow flex-col rounded-t-sheet bg-paper px-6 pt-7 md:px-9 lg:mt-0 lg:rounded-none lg:px-14 lg:pt-16"
      >
        <div className="mx-auto flex w-full max-w-[38rem] grow flex-col lg:mx-0">
          <div className="flex flex-col gap-7 pb-6">{children}</div>
          <div className="pb-safe sticky bottom-0 mt-auto flex gap-3 bg-paper pt-4 @max-[15rem]:static @max-[15rem]:flex-wrap lg:pb-10">
            {actions}
          </div>
        </div>
      </div>
      {isPlaying && moments !== undefined && (
        <RevealNumber of={score} isRolling={stage !== 'sheet'} style={moments.number} />
      )}
    </div>
  );
}

interface Measured {
  /** The custom properties of reveal.css. */
  ways: CSSProperties;
  /** The place of the number at rest. */
  number: CSSProperties;
}

/** Measures the screen at rest; runs before its first moment is painted. */
function measure(root: HTMLElement): Measured | undefined {
  const of = (name: string) => root.querySelector<HTMLElement>(name);
  const [sky, ring, words, score, sheet] = [
    of('.reveal-sky'),
    of('.reveal-ring'),
    of('.reveal-words'),
    of('[data-score]'),
    of('.reveal-sheet'),
  ];
  if (!sky || !ring || !words || !score || !sheet) return undefined;
  const name = words.getBoundingClientRect();
  const widest = Math.max(...[...words.children].map((line) => line.getBoundingClientRect().width));
  const place = score.getBoundingClientRect();
  const size = Number.parseFloat(getComputedStyle(score).fontSize);
  const found: Moments = firstMoments({
    windowHeight: window.innerHeight,
    sky: sky.getBoundingClientRect(),
    ring: ring.getBoundingClientRect(),
    name: { left: name.left, top: name.top, width: widest, height: name.height },
    score: place,
    scoreSize: size,
    sheetTop: sheet.getBoundingClientRect().top,
  });
  const edge = root.getBoundingClientRect();
  return {
    ways: {
      '--ring-middle': `${found.ringMiddle}px`,
      '--ring-y': `${found.ring.y}px`,
      '--ring-scale': found.ring.scale,
      '--name-y': `${found.name.y}px`,
      '--name-scale': found.name.scale,
      '--number-x': `${found.number.x}px`,
      '--number-y': `${found.number.y}px`,
      '--number-scale': found.number.scale,
      '--sheet-y': `${found.sheet}px`,
    } as CSSProperties,
    number: {
      left: place.left - edge.left,
      top: place.top - edge.top,
      width: place.width,
      height: place.height,
      fontSize: size,
    },
  };
}
