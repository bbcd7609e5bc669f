import { useCallback } from 'react';
import { ownTalk } from '#web/features/calls/calls.ts';
import type { CallView } from '#web/features/calls/state.ts';
import { useLevel } from './useLevel.ts';
import { useSpeaking } from './useSpeaking.ts';

/** Who speaks in a call, and how loudly. */
export interface Voices {
  theirLevel: () => number;
  ownLevel: () => number;
  areTheySpeaking: boolean;
  amISpeaking: boolean;
}

export function useVoices({ streams }: Pick<CallView, 'streams'>): Voices {
  const theirLevel = useLevel(streams?.sound);
  const ownLevel = useCallback(() => ownTalk()?.own.level() ?? 0, []);
  const areTheySpeaking = useSpeaking(theirLevel);
  const isMineLoud = useSpeaking(ownLevel);
  // Of two who speak at once, the other is lit: oneself knows.
  return { theirLevel, ownLevel, areTheySpeaking, amISpeaking: isMineLoud && !areTheySpeaking };
}
