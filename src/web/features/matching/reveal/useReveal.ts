import { useEffect, useRef, useState } from 'react';
import { browserTimers } from '#web/platform/timers.ts';
import { playReveal, type RevealStage } from './reveal.ts';

export interface Reveal {
  stage: RevealStage;
  /** Whether this visit reveals somebody, also where reduced motion leaves only the last moment. */
  isOn: boolean;
  /** Goes to the last moment at once. */
  skip: () => void;
}

/** Plays the reveal of a match once. With reduced motion, or where `isOn` is false, the screen is at rest at once. */
export function useReveal(isOn: boolean): Reveal {
  const [isPlayed] = useState(() => isOn && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [stage, setStage] = useState<RevealStage>(isPlayed ? 'ring' : 'rest');
  const stop = useRef<() => void>(undefined);
  useEffect(() => {
    if (!isPlayed) return undefined;
    stop.current = playReveal(browserTimers, setStage);
    return stop.current;
  }, [isPlayed]);
  return {
    stage,
    isOn,
    skip: () => {
      stop.current?.();
      setStage('rest');
    },
  };
}
