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
import { asCallError, call, type CallError } from '#web/platform/calls/call.ts';
import { invalidate, queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { createSaver, type Saver, type SaverState } from './saver.ts';
import { failureWords } from './failure.ts';
import { clearFlags, keepHandedIn, keepUnsaved, readUnsaved, setFlags } from './storage.ts';
import { newWildMapId } from './text.ts';

const SESSION_KEY = ['quiz', 'session'];

export function useQuestions(enabled: boolean) {
  return useRead(getQuizQuestions, {}, { enabled });
}

/** Reads the open session. If no session is open, the server starts one. Repeated calls return the same session. */
export function useSession(enabled: boolean) {
  return useQuery<QuizSession, CallError>(
    {
      enabled,
      queryKey: SESSION_KEY,
      // The server's answers change while the quiz is on screen, so a later visit reads them again.
      gcTime: 0,
      queryFn: () => call(startQuiz, { body: { wildMapId: newWildMapId(Date.now(), newId()) } }),
    },
    queryClient,
  );
}

/** The second key segments of the queries whose data depend on a person's results. */
const TOUCHED = ['archetype-quiz', 'wild-maps', 'users'];

/** Starts another quiz; the old results stay in the person's history. */
export async function retakeQuiz(): Promise<void> {
  clearFlags();
  keepHandedIn(null);
  await queryClient.resetQueries({ queryKey: SESSION_KEY });
  await forgetTouched();
}

/** Invalidates the queries of TOUCHED, so that the next screen reads them again. */
async function forgetTouched(): Promise<void> {
  await Promise.all(
    TOUCHED.map((segment) => queryClient.invalidateQueries({ queryKey: ['api', segment], refetchType: 'none' })),
  );
}

/** Reads the results of one completed session. Puts them into the cache as the latest results too. */
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

interface Saving {
  saver: Saver;
  saving: SaverState;
  /** False if the browser refused to keep the answers that the server does not have. */
  isKept: boolean;
  /** True after the server refused an answer because the session is complete, for example by another tab. */
  isOver: boolean;
}

/** Adds a saved answer to the cached session, so that a screen that mounts again begins with it. */
function noteAnswer(sessionId: string, answer: QuizSession['answers'][number]): void {
  queryClient.setQueryData<QuizSession>(SESSION_KEY, (known) =>
    known?.id === sessionId
      ? { ...known, answers: [...known.answers.filter((one) => one.questionId !== answer.questionId), answer] }
      : known,
  );
}

/** Returns the saver of a session's answers. It retries at the start, with each answer and when the network returns. */
export function useSaver(sessionId: string): Saving {
  const [isOver, setOver] = useState(false);
  const [isKept, setKept] = useState(true);
  const [saver] = useState(() =>
    createSaver({
      unsaved: readUnsaved(sessionId),
      keep: (unsaved) => setKept(keepUnsaved(sessionId, unsaved) || Object.keys(unsaved).length === 0),
      send: async (questionId, answerChoiceId) => {
        try {
          await call(answerQuiz, { body: { sessionId, questionId, answerChoiceId } });
          noteAnswer(sessionId, { questionId, answerChoiceId });
        } catch (error) {
          const { code } = asCallError(error);
          if (code === 'quiz_completed') {
            keepUnsaved(sessionId, {});
            setOver(true);
            noteCompleted();
          }
          if (code === 'not_found') void beginAnew();
          throw error;
        }
      },
    }),
  );
  const saving = useSyncExternalStore(saver.subscribe, saver.current);
  useEffect(() => {
    saver.retry();
    window.addEventListener('online', saver.retry);
    return () => window.removeEventListener('online', saver.retry);
  }, [saver]);
  return { saver, saving, isKept, isOver };
}

/** Sends the unsaved answers, then completes the quiz. A retry is safe: the server scores a session only once. */
export function useCompletion(sessionId: string, saver: Saver) {
  return useMutation<unknown, CallError>(
    {
      mutationFn: async () => {
        try {
          await saver.flush();
        } catch (error) {
          // Another tab completed the quiz, so its results exist.
          if (asCallError(error).code !== 'quiz_completed') throw error;
          keepUnsaved(sessionId, {});
        }
        // Stored before the call, because the response may get lost although the quiz is complete.
        keepHandedIn(sessionId);
        return call(completeQuiz, { params: { id: sessionId } });
      },
      onSuccess: noteCompleted,
      onError: async (error) => {
        if (error.code === 'not_found') await beginAnew();
        else tellQuizFailure(error);
      },
    },
    queryClient,
  );
}

function noteCompleted(): void {
  setFlags();
  void forgetTouched();
  void invalidate(authUser);
}

/** Says that the quiz has changed, and starts a new session, because the old one no longer exists. */
async function beginAnew(): Promise<void> {
  toast({
    title: t('quiz.the-quiz-has-changed', 'The quiz has changed'),
    description: t('quiz.it-has-new-questions-so', 'It has new questions, so it begins again.'),
  });
  await retakeQuiz();
}

export function tellQuizFailure(error: CallError): void {
  toastFailure({
    title: t('common.something-went-wrong', 'Something went wrong'),
    description: failureWords(error),
  });
}
