import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { authUser } from '#contract/accounts.ts';
import {
  answerQuiz,
  completeQuiz,
  getLatestQuizResults,
  getQuizQuestions,
  startQuiz,
  type QuizResults,
  type QuizSession,
} from '#contract/quiz.ts';
import { newId } from '#web/platform/newId.ts';
import { call, CallError } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { toast } from '#web/ui/toast.ts';
import { createSaver, type Saver, type SaverState } from './saver.ts';
import { clearFlags, keepUnsaved, readUnsaved, setFlags } from './storage.ts';
import { newWildMapId } from './text.ts';

const SESSION_KEY = ['quiz', 'session'];

export function useQuestions(enabled: boolean) {
  return useRead(getQuizQuestions, {}, { enabled });
}

/** The open run, begun when there is none: asking again gives the same one, so it is read like any other thing. */
export function useSession(enabled: boolean) {
  return useQuery<QuizSession, CallError>(
    {
      enabled,
      queryKey: SESSION_KEY,
      // The answers on the server change while the quiz is on screen: a later visit reads them anew.
      gcTime: 0,
      queryFn: () => call(startQuiz, { body: { wildMapId: newWildMapId(Date.now(), newId()) } }),
    },
    queryClient,
  );
}

/** Puts the finished run away and begins another; the old results stay in the person's history. */
export async function retakeQuiz(): Promise<void> {
  clearFlags();
  await queryClient.resetQueries({ queryKey: SESSION_KEY });
}

export function useLatestResults() {
  return useRead(getLatestQuizResults);
}

/** Saves the answers of one run, now or as soon as it works. */
export function useSaver(sessionId: string): { saver: Saver; saving: SaverState } {
  const [saver] = useState(() =>
    createSaver({
      unsaved: readUnsaved(sessionId),
      keep: (unsaved) => keepUnsaved(sessionId, unsaved),
      send: async (questionId, answerChoiceId) => {
        await call(answerQuiz, { body: { sessionId, questionId, answerChoiceId } });
      },
    }),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.current);
  useEffect(() => {
    saver.retry();
    window.addEventListener('online', saver.retry);
    return () => window.removeEventListener('online', saver.retry);
  }, [saver]);
  return { saver, saving };
}

/** Sends what is unsaved, then asks for the results; safe to try again, for a run is scored only once. */
export function useCompletion(sessionId: string, saver: Saver) {
  const completion = useMutation<QuizResults, CallError>(
    {
      mutationFn: async () => {
        try {
          await saver.flush();
        } catch (error) {
          // Finished in another tab: then the results are there.
          if (!(error instanceof CallError && error.code === 'quiz_completed')) throw error;
          keepUnsaved(sessionId, {});
        }
        return call(completeQuiz, { params: { id: sessionId } });
      },
      onSuccess: async (results) => {
        setFlags();
        queryClient.setQueryData(queryKey(getLatestQuizResults), results);
        toast({
          title: 'Wild self hatched!',
          description: 'Your wild self just emerged from your personality.',
          tone: 'good',
        });
        await invalidate(authUser);
      },
      onError: async (error) => {
        // The quiz itself has changed meanwhile, and with it the run is gone: there is a fresh one to begin.
        if (error.code === 'not_found') await retakeQuiz();
        else tellFailure(error, { label: 'Try again', onPress: () => completion.mutate() });
      },
    },
    queryClient,
  );
  return completion;
}

export function tellFailure(error: CallError, action?: { label: string; onPress: () => void }): void {
  const words = error.code === 'unreachable' ? 'We could not reach the server. Your answers are safe.' : error.words;
  toast({ title: 'Something went wrong', description: words || error.message, tone: 'bad', action });
}
