import { useEffect, useState } from 'react';
import { watchSpeech } from '#web/features/calls/media/level.ts';

/** How often (ms) the words and the light look at the voice. */
const LOOK_MS = 120;

/** Returns whether somebody speaks now. */
export function useSpeaking(level: () => number): boolean {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    const speech = watchSpeech();
    const timer = setInterval(() => setSpeaking(speech(level(), performance.now())), LOOK_MS);
    return () => clearInterval(timer);
  }, [level]);
  return isSpeaking;
}
