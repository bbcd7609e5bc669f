import { useLocation } from 'wouter';
import type { DescriptorResult } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { t } from '#web/words/words.ts';
import { PersonalityMap } from './PersonalityMap.tsx';

/** The delay before the next page, so that the person sees that the button is pressed. */
const ENTER_MS = 100;

interface Props {
  results: readonly DescriptorResult[];
  onRetake: () => void;
}

/** The descriptors of the results, and the next steps. */
export function ResultsMap({ results, onRetake }: Props) {
  const [, navigate] = useLocation();
  return (
    <>
      <PersonalityMap results={results} />
      <div className="mt-8 flex flex-col gap-3">
        <Button variant="lime" size="lg" full onClick={() => setTimeout(() => navigate(paths.home()), ENTER_MS)}>
          {t('quiz.enter-wildin', 'Enter Wildin')}
        </Button>
        <Button variant="outline" size="lg" full onClick={onRetake}>
          {t('quiz.take-quiz-again', 'Take Quiz Again')}
        </Button>
      </div>
    </>
  );
}
