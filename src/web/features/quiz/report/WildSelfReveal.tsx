import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { QuizResults } from '#contract/quiz.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { FaceQuestion } from './FaceQuestion.tsx';
import { PersonalityMap } from './PersonalityMap.tsx';
import { useWayOn } from './useWayOn.ts';
import { WildSelfReport } from './WildSelfReport.tsx';

/** The results after the hatching: the report, with the map at its end. */
export function WildSelfReveal({ results, onRetake }: { results: QuizResults; onRetake: () => void }) {
  const [, navigate] = useLocation();
  const next = useWayOn();
  // The address stays the same, so the page itself moves the focus and scrolls to its beginning.
  useEffect(() => {
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="mx-auto w-full max-w-[42.5rem] animate-[fade-in_240ms_ease-out] px-5 pt-4 pb-10 lg:max-w-[68rem] lg:pt-8">
      <WildSelfReport
        results={results}
        hasTabs={false}
        onEnter={() => navigate(next)}
        question={<FaceQuestion type={results.mbti.type} />}
      >
        <PersonalityMap results={results.results} />
        <Button variant="quiet" full className="mt-6" onClick={onRetake}>
          {t('quiz.take-quiz-again', 'Take Quiz Again')}
        </Button>
      </WildSelfReport>
    </div>
  );
}
