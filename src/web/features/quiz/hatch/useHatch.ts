import { useEffect, useState } from 'react';
import { cue } from '#web/platform/sound/sounds.ts';
import { browserTimers } from '#web/platform/timers.ts';
import { keyOf } from '#web/ui/keyOf.ts';
import { createHatch, type HatchStage } from './hatch.ts';

interface Moments {
  /** Runs once when the animal has hatched, on time or because of a skip. */
  onHatched: () => void;
  /** Runs once when the person opens the report, by the last button or by a skip. */
  onRevealed: () => void;
}

/** Returns one egg for the lifetime of the component, and its stage. Escape skips the hatching. */
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
    const onKey = (event: KeyboardEvent): void => {
      if (keyOf(event) === 'Escape' && !event.defaultPrevented) hatch.skip();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hatch]);
  return { stage, hatch };
}
