import {
  getPartyFriends,
  getPartyQuiz,
  getQuizParty,
  type PartyQuizId,
  type PartyResult,
  type PartyRun,
} from '#contract/quiz-party.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/query.ts';

/** Counts change while nobody looks, so a visit reads them again. */
export function useParty() {
  return useRead(getQuizParty, {}, { staleTime: 0 });
}

/** Another device may have gone on with the run. */
export function usePartyRun(quizId: PartyQuizId) {
  return useRead(getPartyQuiz, { params: { quizId } }, { staleTime: 0 });
}

export function usePartyFriends(quizId: PartyQuizId, enabled: boolean) {
  return useRead(getPartyFriends, { params: { quizId } }, { staleTime: 0, enabled });
}

/** Takes over a result as the server has it. */
export function keepResult(quizId: PartyQuizId, result: PartyResult): void {
  setRun(quizId, { draft: [], result });
  void invalidate(getQuizParty);
}

/** Takes over a run that the server has. */
export function setRun(quizId: PartyQuizId, run: PartyRun): void {
  queryClient.setQueryData(queryKey(getPartyQuiz, { quizId }), run);
}
