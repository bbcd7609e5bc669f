import {
  getPartyFriends,
  getPartyQuiz,
  getQuizParty,
  type PartyQuizId,
  type PartyResult,
  type PartyRun,
} from '#contract/quiz-party.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';

/** Reads the cards of the quizzes. Their counts change without events, so each visit reads them again. */
export function useParty() {
  return useRead(getQuizParty, {}, { staleTime: 0 });
}

/** Reads a run at each visit, because another device may have continued it. */
export function usePartyRun(quizId: PartyQuizId) {
  return useRead(getPartyQuiz, { params: { quizId } }, { staleTime: 0 });
}

export function usePartyFriends(quizId: PartyQuizId, enabled: boolean) {
  return useRead(getPartyFriends, { params: { quizId } }, { staleTime: 0, enabled });
}

/** Puts a returned result with an empty draft into the cache of reads. Then reads the quizzes again. */
export function keepResult(quizId: PartyQuizId, result: PartyResult): void {
  keep(quizId, { draft: [], result });
}

/**
 * Awaits a change of a result's rating or visibility. Shows the returned result and keeps the draft of a retake, or
 * shows a toast after a failure.
 */
export async function keepOrSay(quizId: PartyQuizId, change: Promise<PartyResult>): Promise<void> {
  try {
    const result = await change;
    const run = queryClient.getQueryData<PartyRun>(queryKey(getPartyQuiz, { quizId }));
    keep(quizId, { draft: run?.draft ?? [], result });
  } catch {
    toastFailure({
      title: t('quiz-party.that-was-not-kept', 'That was not kept.'),
      description: t('common.please-try-again-in-a', 'Please try again in a moment.'),
    });
  }
}

/** Puts a run into the cache, and reads the cards of the quizzes again. */
function keep(quizId: PartyQuizId, run: PartyRun): void {
  setRun(quizId, run);
  void invalidate(getQuizParty);
}

/** Puts a run into the cache of reads. */
export function setRun(quizId: PartyQuizId, run: PartyRun): void {
  queryClient.setQueryData(queryKey(getPartyQuiz, { quizId }), run);
}
