import { Link, useLocation } from 'wouter';
import type { QuizResults } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { iconButtonClass } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { PageHeading, Section } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { PersonalityMap } from './PersonalityMap.tsx';
import { useLatestResults } from './quiz.data.ts';
import { readReport } from './text.ts';
import { WildSelfPlate } from './WildSelfPlate.tsx';

/** The report's own titles, and what the person reads over them. */
const titles = [
  ['Strengths', 'Your Superpowers'],
  ['Weaknesses', 'Room for Glow-Up'],
  ['Social Suggestions', 'Level Up Tips'],
  ['Friendship Potentials', 'Your Tribe Vibes'],
] as const;

/** The latest results, to read again. */
export function ReportPage() {
  useTitle('Your WildSelf');
  const latest = useLatestResults();
  if (latest.isPending) return <ReportSkeleton />;
  if (latest.isError) {
    return <NoReport onRetry={latest.error.code === 'not_found' ? undefined : () => void latest.refetch()} />;
  }
  return <Report results={latest.data} />;
}

function Report({ results }: { results: QuizResults }) {
  const [, navigate] = useLocation();
  const { sections } = readReport(results.mbti.archetype.report);
  return (
    <div className="mx-auto w-full max-w-[42.5rem] px-5 pt-2 pb-10">
      <Link href={paths.home()} aria-label="Back" className={`${iconButtonClass()} -ml-2.5`}>
        <ArrowLeft size={26} />
      </Link>
      <WildSelfPlate results={results} />
      {titles.map(([key, title]) => (
        <Section key={key} title={title}>
          <p>{sections[key]}</p>
        </Section>
      ))}
      <PersonalityMap results={results.results} />
      <Button variant="lime" size="lg" full className="mt-8" onClick={() => navigate(paths.home())}>
        Enter Wildin
      </Button>
    </div>
  );
}

function NoReport({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <div className="grid grow place-items-center">
      <PageHeading hidden>Your WildSelf</PageHeading>
      <EmptyState
        title="No Report Found!"
        note="The quiz was not completed yet, or your results were lost on the way."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {onRetry && (
              <Button variant="outline" onClick={onRetry}>
                Try again
              </Button>
            )}
            <Link href={paths.quiz()} className={buttonClass({ variant: 'lime' })}>
              Take the quiz
            </Link>
            <Link href={paths.home()} className={buttonClass({ variant: 'quiet' })}>
              Go home
            </Link>
          </div>
        }
      />
    </div>
  );
}

function ReportSkeleton() {
  return (
    <Loading label="Loading Your WildSelf...">
      <PageHeading hidden>Your WildSelf</PageHeading>
      <div className="mx-auto flex max-w-[42.5rem] flex-col gap-5 px-5 pt-14">
        <p className="late text-center text-sm font-semibold text-ink-2" aria-hidden>
          Loading Your WildSelf...
        </p>
        <Skeleton className="h-[22rem] w-full rounded-plate" />
        <Skeleton className="h-24 w-full" />
      </div>
    </Loading>
  );
}
