import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeading } from '#web/ui/Page.tsx';
import { useOnline } from '#web/ui/useOnline.ts';
import { t } from '#web/words/words.ts';
import { PersonalityMap } from './PersonalityMap.tsx';

interface Props {
  isTrying: boolean;
  onRetry: () => void;
  onRetake: () => void;
}

/** The page for a completed quiz whose results did not load: the map is empty. */
export function ResultsMissing({ isTrying, onRetry, onRetake }: Props) {
  const [, navigate] = useLocation();
  const isOnline = useOnline();
  useEffect(() => {
    // The braces drop the return value: newer browsers return a promise, which an effect must not.
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="mx-auto w-full max-w-[42.5rem] px-5 pt-4 pb-10">
      <PageHeading hidden>{t('quiz.your-results', 'Your results')}</PageHeading>
      <PersonalityMap results={[]} />
      <div role="alert" className="mt-2 border-t border-line py-6">
        <p className="display text-xl text-balance">
          {isOnline
            ? t('quiz.your-results-did-not-load', 'Your results did not load.')
            : t('quiz.no-network-no-trail', 'No network, no trail.')}
        </p>
        <p className="mt-1 text-ink-2">
          {t('quiz.all-15-answers-are-in', 'All 15 answers are in and safe. Your egg is waiting where you left it.')}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        <Button variant="lime" size="lg" full pending={isTrying} onClick={onRetry}>
          {t('common.try-again', 'Try again')}
        </Button>
        <Button variant="outline" size="lg" full onClick={() => navigate(paths.home())}>
          {t('quiz.enter-wildin', 'Enter Wildin')}
        </Button>
        <Button variant="quiet" size="lg" full onClick={onRetake}>
          {t('quiz.take-quiz-again', 'Take Quiz Again')}
        </Button>
      </div>
    </div>
  );
}
