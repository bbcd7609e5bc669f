import { useEffect, useState } from 'react';
import { haveHeartsFallen, noteHearts } from './hearts.ts';
import { HeartConfetti } from '#web/ui/HeartConfetti.tsx';
import type { Reveal } from './useReveal.ts';

/** The hearts of a match, once on this device, when the screen has come to rest. */
export function Hearts({ reveal: { stage }, seed, matchId }: { reveal: Reveal; seed: string; matchId: string }) {
  const [areNew] = useState(() => !haveHeartsFallen(matchId));
  const isResting = stage === 'rest';
  useEffect(() => {
    if (isResting) noteHearts(matchId);
  }, [isResting, matchId]);
  return areNew && isResting ? <HeartConfetti seed={seed} /> : null;
}
