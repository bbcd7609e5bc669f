import { useLocation } from 'wouter';
import type { QuizResults } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { PersonalityMap } from './PersonalityMap.tsx';
import { WildSelfPlate } from './WildSelfPlate.tsx';

/** Long enough for the button to be seen pressed. */
const ENTER_MS = 100;

/** What hatched: the plate, where the person stands, and the map. */
export function WildSelfReveal({ results, onRetake }: { results: QuizResults; onRetake: () => void }) {
  const [, navigate] = useLocation();
  return (
    <div className="mx-auto w-full max-w-[42.5rem] px-5 pt-4 pb-10">
      <WildSelfPlate results={results} />
      <PersonalityMap results={results.results} />
      <div className="mt-8 flex flex-col gap-3">
        <Button variant="lime" size="lg" full onClick={() => setTimeout(() => navigate(paths.home()), ENTER_MS)}>
          Enter Wildin
        </Button>
        <Button variant="outline" size="lg" full onClick={onRetake}>
          Take Quiz Again
        </Button>
      </div>
    </div>
  );
}
