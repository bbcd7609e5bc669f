import { useState } from 'react';
import type { SoulMatch } from '#contract/matching.ts';
import { practiceRun } from '#contract/matching.practice.ts';
import { useTold } from '#web/parts/failures/tellFailure.ts';
import { call } from '#web/platform/calls/call.ts';
import { toast } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** Runs practice runs. `match` is the one on the screen; `onNone` follows a run that found no invented member. */
export function usePractice(onNone: () => void) {
  const [match, setMatch] = useState<SoulMatch | null>(null);
  const [run, isRunning] = useTold(
    async () => {
      const found = await call(practiceRun);
      setMatch(found.match);
      if (found.match !== null) return;
      toast({ title: t('matching.no-practice-run-now', 'No practice run right now') });
      onNone();
    },
    t('matching.the-practice-run-did-not', 'The practice run did not get through.'),
  );
  return { match, isRunning, run: () => void run(), end: () => setMatch(null) };
}
