import { use, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { paths } from '#web/paths.ts';
import { useSessionStatus } from '#web/platform/session/session.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { WayOut } from '#web/ui/wayOut.ts';
import { t } from '#web/words/words.ts';
import { retakeQuiz, tellQuizFailure, useQuestions, useSession } from '#web/features/quiz/state/quiz.data.ts';
import { readHandedIn } from '#web/features/quiz/state/storage.ts';
import { QuizOutcome } from './QuizOutcome.tsx';
import { QuizRun } from './QuizRun.tsx';

/** The personality quiz, from its introduction to the results. */
export function QuizPage() {
  useTitle(t('quiz.personality-quiz', 'Personality Quiz'));
  return useSessionStatus() === 'in' ? <Quiz /> : <LogInFirst />;
}

function Quiz() {
  const questions = useQuestions(true);
  const session = useSession(true);
  const [handedIn, setHandedIn] = useState(readHandedIn);
  const failure = session.error;
  const retake = useCallback(() => {
    setHandedIn(null);
    void retakeQuiz();
  }, []);
  useEffect(() => {
    if (failure) tellQuizFailure(failure);
  }, [failure]);

  if (questions.isPending || session.isPending) return <QuestionSkeleton />;
  if (questions.isError || session.isError) {
    return (
      <Alone>
        <ErrorState
          title={
            questions.isError
              ? t('quiz.failed-to-fetch-questions', 'Failed to fetch questions')
              : t('common.something-went-wrong', 'Something went wrong')
          }
          safe={t('quiz.what-you-answered-before-is', 'What you answered before is safe.')}
          pending={questions.isFetching || session.isFetching}
          onRetry={() =>
            void Promise.all([questions.isError && questions.refetch(), session.isError && session.refetch()])
          }
        />
      </Alone>
    );
  }
  if (questions.data.length === 0) return <NoQuestions />;
  const { id, userId } = session.data;
  // The submitted session is not the open session, so it is complete. Its hatching was not shown yet.
  if (handedIn !== null && handedIn !== id) {
    return <QuizOutcome sessionId={handedIn} userId={userId} onRetake={retake} />;
  }
  return <QuizRun key={id} session={session.data} questions={questions.data} onRetake={retake} />;
}

function LogInFirst() {
  return (
    <Alone>
      <EmptyState
        title={t('quiz.please-log-in-to-continue', 'Please log in to continue with the quiz')}
        action={
          <div className="flex flex-col items-center gap-3">
            <Link href={paths.login(paths.quiz())} className={buttonClass({ variant: 'lime' })}>
              {t('quiz.log-in', 'Log in')}
            </Link>
            <DoorLink to={paths.signup(paths.quiz())}>{t('accounts.create-account', 'Create Account')}</DoorLink>
          </div>
        }
      />
    </Alone>
  );
}

function NoQuestions() {
  const [, navigate] = useLocation();
  return (
    <Alone>
      <EmptyState
        title={t('quiz.no-questions-available-please-try', 'No questions available. Please try again later.')}
        action={
          <Button variant="outline" onClick={() => navigate(paths.profileSetup())}>
            {t('quiz.go-back', 'Go Back')}
          </Button>
        }
      />
    </Alone>
  );
}

function Alone({ children }: { children: React.ReactNode }) {
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('quiz.personality-quiz', 'Personality Quiz')}</PageHeading>
      {children}
    </div>
  );
}

function QuestionSkeleton() {
  return (
    <Loading label={t('quiz.loading-the-quiz', 'Loading the quiz')}>
      <PageHeading hidden>{t('quiz.personality-quiz', 'Personality Quiz')}</PageHeading>
      <div className="mx-auto flex max-w-[42.5rem] flex-col gap-4 px-5 pt-3 lg:max-w-[68rem] lg:*:max-w-[40rem]">
        <div className="flex h-11 items-center gap-2">
          <Skeleton className="h-2 grow" />
          {use(WayOut)}
        </div>
        <Skeleton className="mt-6 h-10 w-4/5" />
        <Skeleton className="h-6 w-1/2" />
        <div className="mt-4 grid grid-cols-2 gap-3">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} className="h-40 rounded-bubble" />
          ))}
        </div>
      </div>
    </Loading>
  );
}
