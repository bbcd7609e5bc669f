import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { HATCHED, EMERGED } from '#web/features/quiz/hatch/hatch.words.ts';
import { Hatch } from '#web/features/quiz/hatch/Hatch.tsx';
import { useResults } from '#web/features/quiz/state/quiz.data.ts';
import { QuizWaiting } from '#web/features/quiz/hatch/QuizWaiting.tsx';
import { ResultsMissing } from '#web/features/quiz/report/ResultsMissing.tsx';
import { keepHandedIn } from '#web/features/quiz/state/storage.ts';
import { WildSelfReveal } from '#web/features/quiz/report/WildSelfReveal.tsx';

interface Props {
  sessionId: string;
  userId: number;
  onRetake: () => void;
}

/** The end of a quiz: its results load, the egg hatches, and the report opens. */
export function QuizOutcome({ sessionId, userId, onRetake }: Props) {
  const [isRevealed, setRevealed] = useState(false);
  const [, navigate] = useLocation();
  const me = useMe().data;
  const { data, error, isPending, isFetching, refetch } = useResults(sessionId);
  // The session no longer exists or is not complete, so no results will come.
  const isGone = error?.code === 'not_found' || error?.code === 'quiz_incomplete';
  useEffect(() => {
    if (isGone) onRetake();
  }, [isGone, onRetake]);

  if (isPending || isGone) return <QuizWaiting userId={userId} />;
  if (data === undefined) {
    return <ResultsMissing isTrying={isFetching} onRetry={() => void refetch()} onRetake={onRetake} />;
  }
  if (isRevealed) return <WildSelfReveal results={data} onRetake={onRetake} />;
  const reveal = (): void => {
    keepHandedIn(null);
    // Only a person with an email address or phone number sees a report; everybody else goes to the home screen.
    if (me?.email === null && me.phoneNumber === null) navigate(paths.home());
    else setRevealed(true);
  };
  return (
    <Hatch type={data.mbti.type} userId={userId} onHatched={() => sayAloud(HATCHED, EMERGED)} onRevealed={reveal} />
  );
}
