import { Link } from 'wouter';
import { debugMatching, type MatchDebug } from '#contract/matching.debug.ts';
import { paths } from '#web/paths.ts';
import { useRead } from '#web/platform/calls/query.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { Page, Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { countWords, needs } from './debug.words.ts';
import { Facts } from './Facts.tsx';
import { Funnel } from './Funnel.tsx';
import { You } from './DebugPerson.tsx';

/** Shows the person's own search step by step: how many people enter each step, how many pass it, and why. */
export function MatchDebugPage() {
  useTitle('How my search works');
  const answer = useRead(debugMatching, {}, { staleTime: 0 });
  const again = (): void => void answer.refetch();
  // The page is English in every language.
  return (
    <div lang="en" className="contents">
      <Page
        title="How my search works"
        lede="A search of yours as it would go right now, step by step. Looking finds nobody and spends nothing."
        back={
          <Link href={paths.soulMatching()} aria-label="Back to soul matching" className={iconButtonClass()}>
            <ArrowLeft size={26} />
          </Link>
        }
        actions={
          answer.isSuccess && (
            <Button variant="quiet" size="sm" pending={answer.isFetching} onClick={again}>
              Run it again
            </Button>
          )
        }
      >
        {answer.isPending && <Waiting />}
        {answer.isError && answer.error.status === 401 && <SignedOut />}
        {answer.isError && answer.error.status !== 401 && (
          <ErrorState
            title="Debug Error"
            safe="Failed to load debug information. Please try again."
            onRetry={again}
            pending={answer.isFetching}
          />
        )}
        {answer.isSuccess && <Console answer={answer.data} />}
      </Page>
    </div>
  );
}

function SignedOut() {
  return (
    <EmptyState
      title="Authentication Required"
      note="Please log in to access soul matching debug tools."
      action={
        <Link href={paths.self()} className={buttonClass({ variant: 'lime' })}>
          Log in
        </Link>
      }
    />
  );
}

function Console({ answer }: { answer: MatchDebug }) {
  return (
    <>
      {answer.error && (
        <p role="alert" className="mb-6 border-s-4 border-coral ps-4 font-semibold">
          {answer.error}
        </p>
      )}
      <Summary answer={answer} />
      {answer.missing.length > 0 && <Missing missing={answer.missing} />}
      {answer.debugSteps.length > 0 && (
        <Section title="The funnel">
          <p className="mb-6 text-ink-2">
            {answer.isCoarse && (
              <span>
                {
                  'From your place on, people are counted in fives: exact numbers could tell where one person lives, or whom they look for. '
                }
              </span>
            )}
            <span>The bars are logarithmic.</span>
          </p>
          <Funnel answer={answer} />
        </Section>
      )}
      <You answer={answer} />
    </>
  );
}

function Summary({ answer: { summary, debugSteps, isCoarse } }: { answer: MatchDebug }) {
  const [first, last] = [debugSteps[0], debugSteps.at(-1)];
  if (!first || !last) return null;
  const facts: (readonly [string, string])[] = [
    ['Came in', countWords(summary.totalCandidates, { isCoarse, step: first.step })],
    ['Left to choose from', countWords(summary.finalCandidates, { isCoarse, step: last.step })],
    ['Best score', summary.best ? `${summary.best.score} of 100` : 'none to tell'],
    ['Narrowest step', summary.narrowest ?? 'none: no step takes most'],
  ];
  if (summary.best?.id) facts.push(['Best candidate', String(summary.best.id)]);
  return <Facts facts={facts} />;
}

function Missing({ missing }: { missing: MatchDebug['missing'] }) {
  return (
    <Section title="Still missing for a search">
      <ul>
        {missing.map((need) => (
          <li key={need}>
            <Link href={needs[need].href} className="inline-flex min-h-11 items-center font-semibold underline">
              {needs[need].name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Waiting() {
  return (
    <Loading label="Counting">
      <div className="flex flex-col gap-8">
        {['a', 'b', 'c', 'd', 'e'].map((row) => (
          <div key={row} className="flex flex-col gap-3">
            <Skeleton className="h-6 w-3/5" />
            <Skeleton className="h-2 w-full" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
