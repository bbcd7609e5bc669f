import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keepPartyDraft, type PartyQuizId } from '#contract/quiz-party.ts';
import { call } from '#web/platform/calls/call.ts';

/**
 * Saves the answers of a run on the server, one call at a time and always the latest answers. A failed call is repeated
 * with the next answer, and when the network returns.
 */
export function useDraft(quizId: PartyQuizId) {
  const wanted = useRef<readonly string[] | null>(null);
  const running = useRef<Promise<void> | null>(null);
  const [hasFailed, setFailed] = useState(false);

  const send = async (): Promise<void> => {
    try {
      for (let answers = wanted.current; answers !== null; answers = wanted.current) {
        await call(keepPartyDraft, { params: { quizId }, body: { answers: [...answers] } });
        // A later answer may have come during the call.
        if (wanted.current === answers) wanted.current = null;
      }
      setFailed(false);
    } catch {
      setFailed(true);
    }
    running.current = null;
  };
  const flush = (): void => {
    running.current ??= send();
  };

  const retry = useEffectEvent(flush);
  useEffect(() => {
    const onOnline = (): void => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  const keep = (answers: readonly string[]): void => {
    wanted.current = answers;
    flush();
  };
  /** Stops saving; resolves when no request is running. */
  const stop = async (): Promise<void> => {
    wanted.current = null;
    await running.current;
  };
  return { keep, stop, hasFailed };
}
