import { useEffect, useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { finishAgeCheck, getAgeCheck, startAgeCheck, type AgeCheck } from '#contract/accounts.age.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { DoorLink } from '#web/parts/ways/DoorLink.tsx';
import { ProblemBox } from '#web/parts/failures/ProblemBox.tsx';
import { wordsFor } from '#web/parts/failures/problems.ts';
import { paths } from '#web/paths.ts';
import { asCallError, call } from '#web/platform/calls/call.ts';
import { queryClient, queryKey, useRead } from '#web/platform/calls/query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/States.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { useTitle } from '#web/ui/useTitle.ts';
import { t } from '#web/words/words.ts';
import { ageWords } from './age.words.ts';
import { Slip } from './Slip.tsx';

const FAILED = t('accounts.the-check-came-to-no', 'The check could not tell, and kept nothing. You can try again.');
const UNDECIDED = t('accounts.there-is-no-answer-yet', 'There is no answer yet. Give it a moment.');

/** The age check that the person's region requires: the reason, the stored data, the check, and its result. */
export function AgePage() {
  const check = useRead(getAgeCheck, {}, { staleTime: 0 });
  const words = check.data && ageWords(check.data);
  useTitle(words?.title ?? t('accounts.your-age', 'Your age'));
  return (
    <Page
      title={words?.title ?? t('accounts.your-age', 'Your age')}
      lede={words?.lede}
      back={<BackLink to={paths.account()} label={t('common.back-to-your-account', 'Back to your account')} />}
    >
      <AgeStanding
        check={check}
        data={
          <DoorLink to={paths.yourData()}>
            {t('accounts.your-data-take-it-or', 'Your data: take it or delete it')}
          </DoorLink>
        }
      />
    </Page>
  );
}

type AgeStandingProps = {
  check: Pick<UseQueryResult<AgeCheck>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  /** The link to the person's data, where the page has none elsewhere. */
  data?: ReactNode;
};

/** What is known of the person's age, and what they can do about it. */
export function AgeStanding({ check, data }: AgeStandingProps) {
  if (check.data) return <Known check={check.data} data={data} />;
  if (check.isError) return <ErrorState onRetry={() => void check.refetch()} pending={check.isFetching} />;
  return (
    <Loading label={t('accounts.loading-what-your-place-asks', 'Loading what your place asks for')}>
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="mt-6 h-14 w-full max-w-md" />
    </Loading>
  );
}

function Known({ check, data }: { check: AgeCheck; data: ReactNode }) {
  const { state, canStart } = check;
  const { problem, note, look, isLooking, begin, isBeginning } = useCheck();
  const { action } = ageWords(check);
  const isOpen = state === 'needed' || state === 'later' || state === 'waiting';
  return (
    <>
      {problem !== undefined && <ProblemBox words={problem} />}
      <p role="status" className="mb-4 text-ink-2 empty:hidden">
        {isLooking ? t('accounts.asking-for-the-answer', 'Asking for the answer…') : note}
      </p>
      {check.refusedUntil !== null && state !== 'not_adult' && <Slip until={check.refusedUntil} />}
      <div className="mt-6 flex max-w-md flex-col gap-3 empty:hidden">
        {state === 'waiting' && (
          <Button variant="lime" size="lg" full pending={isLooking} onClick={() => void look()}>
            {t('accounts.look-for-the-answer', 'Look for the answer')}
          </Button>
        )}
        {canStart && action !== undefined && (
          <Button
            variant={state === 'waiting' || state === 'refused' ? 'outline' : 'lime'}
            size="lg"
            full
            pending={isBeginning}
            onClick={() => void begin()}
          >
            {action}
          </Button>
        )}
      </div>
      {(isOpen || (state === 'refused' && canStart)) && <HowItGoes canStart={canStart} data={data} />}
      {state === 'not_adult' && <Mistaken data={data} />}
    </>
  );
}

function HowItGoes({ canStart, data }: { canStart: boolean; data: ReactNode }) {
  return (
    <>
      {canStart && (
        <Section title={t('accounts.how-it-goes', 'How it goes')}>
          <p>
            {t(
              'accounts.you-go-to-a-check',
              'You go to a check service that the operator of this site chose, show it your age the way it asks, and come back. It hears nothing about you from here, not even your name, and we never see what you show it.',
            )}
          </p>
        </Section>
      )}
      <Section title={t('accounts.what-is-kept', 'What is kept')}>
        <p>
          {t(
            'accounts.who-checked-adult-or-not',
            'Who checked, adult or not, and the day. No picture, no document, no other birthday.',
          )}
        </p>
      </Section>
      <Section title={canStart ? t('accounts.rather-not', 'Rather not?') : t('accounts.who-checks', 'Who checks')}>
        <p>
          {canStart
            ? t(
                'accounts.write-to-the-operator-of',
                'Write to the operator of this site: a person can confirm your age as well.',
              )
            : t(
                'accounts.here-the-operator-of-this',
                'The people who run this site do this by hand. Write to them, and they will tell you how.',
              )}
        </p>
        {data}
      </Section>
    </>
  );
}

function Mistaken({ data }: { data: ReactNode }) {
  return (
    <Section title={t('accounts.that-is-wrong', 'That is wrong?')}>
      <p>
        {t(
          'accounts.checks-make-mistakes-write-to',
          'Checks make mistakes. Write to the operator of this site: a person looks at it and can put it right. Another try with the check is not possible.',
        )}
      </p>
      {data}
    </Section>
  );
}

/** Starts a check, which leaves the site. Asks for the result after a press, and when the person returns. */
function useCheck() {
  const [problem, setProblem] = useState<string>();
  const [note, setNote] = useState<string>();
  const [, navigate] = useLocation();
  const isBack = new URLSearchParams(useSearch()).has('back');
  const [look, isLooking] = useOneAtATime(async () => {
    setProblem(undefined);
    setNote(undefined);
    try {
      const { hasFailed, ...check } = await call(finishAgeCheck);
      queryClient.setQueryData(queryKey(getAgeCheck), check);
      if (hasFailed) setProblem(FAILED);
      else if (check.state === 'waiting') setNote(UNDECIDED);
      // A confirmed person may see pages that were closed before, so all data is read again.
      else void queryClient.invalidateQueries();
    } catch (error) {
      setProblem(
        wordsFor(error, t('accounts.the-answer-could-not-be', 'The answer could not be asked for. Please try again.')),
      );
    }
  });
  const [begin, isBeginning] = useOneAtATime(async () => {
    setProblem(undefined);
    setNote(undefined);
    try {
      const { address } = await call(startAgeCheck);
      window.location.assign(address);
    } catch (error) {
      // The server has the result of an earlier check, or the rule no longer applies. The page shows which one it is.
      if (asCallError(error).code === 'age_check_closed') return void queryClient.invalidateQueries();
      setProblem(wordsFor(error, t('accounts.the-check-did-not-begin', 'The check did not begin. Please try again.')));
    }
  });
  useEffect(() => {
    if (!isBack) return;
    navigate(paths.age(), { replace: true });
    void look();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBack]);
  return { problem, note, look, isLooking, begin, isBeginning };
}
