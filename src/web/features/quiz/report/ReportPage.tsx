import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { getQuizHistory, getQuizResults, type QuizResults } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import type { CallError } from '#web/platform/calls/call.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { PageHeading } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { retakeQuiz, useLatestResults } from '#web/features/quiz/state/quiz.data.ts';
import { dayOf } from '#web/features/quiz/state/text.ts';
import { EarlierSelves } from './EarlierSelves.tsx';
import { ResultsMap } from './ResultsMap.tsx';
import { useWayOn } from './useWayOn.ts';
import { WildSelfReport } from './WildSelfReport.tsx';

/** Shows the person's latest results. If the address names a session, shows the results of that session. */
export function ReportPage() {
  useTitle(t('quiz.your-wildself', 'Your WildSelf'));
  const earlier = new URLSearchParams(useSearch()).get('session');
  return earlier === null ? <Latest /> : <Earlier key={earlier} sessionId={earlier} />;
}

function Latest() {
  return <Shown answer={useLatestResults()} isEarlier={false} />;
}

function Earlier({ sessionId }: { sessionId: string }) {
  return <Shown answer={useRead(getQuizResults, { params: { sessionId } })} isEarlier />;
}

type ReportQueryResult = UseQueryResult<QuizResults, CallError>;

function Shown({ answer, isEarlier }: { answer: ReportQueryResult; isEarlier: boolean }) {
  if (answer.isPending) return <ReportSkeleton />;
  if (answer.isError) {
    return <NoReport onRetry={answer.error.code === 'not_found' ? undefined : () => void answer.refetch()} />;
  }
  return <Report key={answer.data.session.id} results={answer.data} isEarlier={isEarlier} />;
}

type View = 'report' | 'map' | 'earlier';

function Report({ results, isEarlier }: { results: QuizResults; isEarlier: boolean }) {
  const [, navigate] = useLocation();
  const wayOn = useWayOn();
  const [view, setView] = useState<View>('report');
  // Reads the short history at each visit, because another tab may have added to it.
  const selves = useRead(getQuizHistory, {}, { staleTime: 0 }).data ?? [];
  const retake = (): void => void retakeQuiz().finally(() => navigate(paths.quiz()));
  const onOtherView = <PageHeading hidden>{t('quiz.your-wildself', 'Your WildSelf')}</PageHeading>;
  return (
    <div className="mx-auto w-full max-w-[42.5rem] px-5 pt-2 pb-10 lg:max-w-[68rem]">
      <Link
        href={isEarlier ? paths.report() : paths.home()}
        aria-label={t('common.back', 'Back')}
        className={`${iconButtonClass()} -ms-2.5`}
      >
        <ArrowLeft size={26} />
      </Link>
      {isEarlier && (
        <p className="mb-3 text-sm text-ink-2">
          {t('quiz.this-was-you-on', 'This was you on {day}.', { day: dayOf(results.session.completedAt) })}
        </p>
      )}
      <Tabs
        label={t('quiz.your-wildself', 'Your WildSelf')}
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'report',
            title: t('quiz.report-in-hand', 'Report'),
            content: <WildSelfReport results={results} hasTabs onEnter={() => navigate(wayOn)} />,
          },
          {
            value: 'map',
            title: t('quiz.map', 'Map'),
            content: (
              <>
                {onOtherView}
                <ResultsMap results={results.results} onRetake={retake} />
              </>
            ),
          },
          ...(selves.length > 1
            ? [
                {
                  value: 'earlier' as const,
                  title: t('quiz.earlier', 'Earlier'),
                  content: (
                    <>
                      {onOtherView}
                      <EarlierSelves selves={selves} shown={results.session.id} onOpen={() => setView('report')} />
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function NoReport({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>{t('quiz.your-wildself', 'Your WildSelf')}</PageHeading>
      <EmptyState
        title={t('quiz.no-report-found', 'No Report Found!')}
        note={
          onRetry
            ? t(
                'quiz.the-quiz-was-not-completed',
                'The quiz was not completed yet, or your results were lost on the way. If you finished it, they are safe with us.',
              )
            : t(
                'quiz.the-quiz-was-not-completed-yet',
                'The quiz was not completed yet, or your results were lost on the way.',
              )
        }
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && (
              <Button variant="outline" onClick={onRetry}>
                {t('common.try-again', 'Try again')}
              </Button>
            )}
            <Link href={paths.quiz()} className={buttonClass({ variant: 'lime' })}>
              {t('common.take-the-quiz', 'Take the quiz')}
            </Link>
            <Link href={paths.home()} className={buttonClass({ variant: 'quiet' })}>
              {t('quiz.go-home', 'Go home')}
            </Link>
          </div>
        }
      />
    </div>
  );
}

function ReportSkeleton() {
  return (
    <Loading label={t('quiz.loading-your-wildself', 'Loading Your WildSelf...')}>
      <PageHeading hidden>{t('quiz.your-wildself', 'Your WildSelf')}</PageHeading>
      <div className="mx-auto flex max-w-[42.5rem] flex-col gap-5 px-5 pt-14 lg:max-w-[68rem]">
        <p className="late text-center text-sm font-semibold text-ink-2 lg:w-96" aria-hidden>
          {t('quiz.loading-your-wildself', 'Loading Your WildSelf...')}
        </p>
        <Skeleton className="h-[22rem] w-full rounded-plate! lg:w-96" />
        <Skeleton className="h-24 w-full lg:w-96" />
      </div>
    </Loading>
  );
}
