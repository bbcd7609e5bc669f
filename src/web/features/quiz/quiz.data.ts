import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { authUser } from '#contract/accounts.ts';
import {
  answerQuiz,
  completeQuiz,
  getLatestQuizResults,
  getQuizQuestions,
  getQuizResults,
  startQuiz,
  type QuizResults,
  type QuizSession,
} from '#contract/quiz.ts';
import { newId } from '#web/platform/newId.ts';
import { call, CallError } from '#web/platform/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/query.ts';
import { toast } from '#web/ui/toast.ts';
import { createSaver, type Saver, type SaverState } from './saver.ts';
import { failureWords } from './failure.ts';
import { clearFlags, keepHandedIn, keepUnsaved, readUnsaved, setFlags } from './storage.ts';
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

/** What a person's archetype shows in, beside the quiz itself. */
const TOUCHED = ['archetype-quiz', 'wild-maps', 'users'];

/** Puts the finished run away and begins another; the old results stay in the person's history. */
export async function retakeQuiz(): Promise<void> {
  clearFlags();
  keepHandedIn(null);
  await queryClient.resetQueries({ queryKey: SESSION_KEY });
  await forgetTouched();
}

/** All of it is read again when it is next shown. */
async function forgetTouched(): Promise<void> {
  await Promise.all(
    TOUCHED.map((segment) => queryClient.invalidateQueries({ queryKey: ['api', segment], refetchType: 'none' })),
  );
}

/** The results of one finished run; they are the latest as well. */
export function useResults(sessionId: string) {
  const params = { sessionId };
  return useQuery<QuizResults, CallError>(
    {
      queryKey: queryKey(getQuizResults, params),
      queryFn: async ({ signal }) => {
        const results = await call(getQuizResults, { params, signal });
        queryClient.setQueryData(queryKey(getLatestQuizResults), results);
        return results;
      },
    },
    queryClient,
  );
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

/** Sends what is unsaved, then hands the run in; safe to try again, for a run is scored only once. */
export function useCompletion(sessionId: string, saver: Saver) {
  const completion = useMutation<unknown, CallError>(
    {
      mutationFn: async () => {
        try {
          await saver.flush();
        } catch (error) {
          // Finished in another tab: then the results are there.
          if (!(error instanceof CallError && error.code === 'quiz_completed')) throw error;
          keepUnsaved(sessionId, {});
        }
        // Before the call: its answer may be lost on the way, and the run is complete all the same.
        keepHandedIn(sessionId);
        return call(completeQuiz, { params: { id: sessionId } });
      },
      onSuccess: () => {
        setFlags();
        void forgetTouched();
        void invalidate(authUser);
      },
      onError: async (error) => {
        if (error.code === 'not_found') await beginAnew();
        else tellFailure(error);
      },
    },
    queryClient,
  );
  return completion;
}

/** The quiz itself has changed meanwhile, and with it the run is gone. */
async function beginAnew(): Promise<void> {
  toast({ title: 'The quiz has changed', description: 'It has new questions, so it begins again.' });
  await retakeQuiz();
}

export function tellFailure(error: CallError): void {
  toast({ title: 'Something went wrong', description: failureWords(error), tone: 'bad' });
}
