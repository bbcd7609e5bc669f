import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { QuizResults } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import { ResultsMap } from './ResultsMap.tsx';
import { WildSelfReport } from './WildSelfReport.tsx';

/** What hatched: the report, and beneath it the map. */
export function WildSelfReveal({ results, onRetake }: { results: QuizResults; onRetake: () => void }) {
  const [, navigate] = useLocation();
  // No address has changed, so nobody else brings a reader to the new page's beginning.
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="mx-auto w-full max-w-[42.5rem] animate-[fade-in_240ms_ease-out] px-5 pt-4 pb-10">
      <WildSelfReport results={results} onEnter={() => navigate(paths.home())} />
      <div className="mt-12">
        <ResultsMap results={results.results} onRetake={onRetake} />
      </div>
    </div>
  );
}
