import { useEffect, useState } from 'react';
import { cue } from '#web/platform/sounds.ts';
import { createHatch, type HatchStage, type Timers } from './hatch.ts';

const browserTimers: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

interface Moments {
  /** Once, when the animal is out: in its time, or because the hatch was skipped. */
  onHatched: () => void;
  /** Once, at the end. */
  onRevealed: () => void;
}

/** One egg for as long as the component lives; Escape skips it. */
export function useHatch({ onHatched, onRevealed }: Moments) {
  const [stage, setStage] = useState<HatchStage>('waiting');
  const [hatch] = useState(() => {
    let isHatched = false;
    const onStage = (next: HatchStage): void => {
      if (next === 'lightning') cue('spark');
      if (next === 'cracking') cue('crack');
      if (!isHatched && (next === 'complete' || next === 'revealed')) {
        isHatched = true;
        cue('hatch');
        onHatched();
      }
      if (next === 'revealed') onRevealed();
      else setStage(next);
    };
    return createHatch({ timers: browserTimers, onStage });
  });
  useEffect(() => hatch.show(), [hatch]);
  useEffect(() => {
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) hatch.skip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hatch]);
  return { stage, hatch };
}
