import { useState } from 'react';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizId, type PartyQuizId, type PartyRun } from '#contract/quiz-party.ts';
import { BackLink } from '#web/parts/ways/BackLink.tsx';
import { paths } from '#web/paths.ts';
import { Animal } from '#web/ui/Animal.tsx';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/States.tsx';
import { useTitle } from '#web/ui/useTitle.ts';
import { useWords } from '#web/words/later.ts';
import { spoken, t } from '#web/words/words.ts';
import { Link } from 'wouter';
import { useRoom } from './ForRoom.tsx';
import { partyAnimals } from './party.animals.ts';
import { keepResult, setRun, usePartyRun } from './party.data.ts';
import { PartyQuestions } from './PartyQuestions.tsx';
import { PartyOutcome } from './PartyOutcome.tsx';

/** One quiz of the party: its start, its questions, its result. */
export function PartyQuizPage({ quizId }: { quizId: string }) {
  const known = partyQuizId.safeParse(quizId);
  return known.success ? <Quiz key={known.data} quizId={known.data} /> : <Unknown />;
}

function Unknown() {
  useTitle(t('quiz-party.quiz-party', 'Quiz Party'));
  return (
    <Page title={t('quiz-party.quiz-party', 'Quiz Party')} hideTitle back={<BackLink to={paths.quizParty()} />}>
      <EmptyState
        title={t('quiz-party.there-is-no-such-quiz', 'There is no such quiz at this party.')}
        action={
          <Link href={paths.quizParty()} className={buttonClass({ variant: 'lime' })}>
            {t('quiz-party.see-the-five-quizzes', 'See the five quizzes')}
          </Link>
        }
      />
    </Page>
  );
}

function Quiz({ quizId }: { quizId: PartyQuizId }) {
  const title = spoken(partyCards[quizId].title);
  useTitle(title);
  const run = usePartyRun(quizId);
  const hasWords = useWords('party');
  if (run.data !== undefined && hasWords) return <Run quizId={quizId} run={run.data} />;
  return (
    <Page title={title} back={<BackLink to={paths.quizParty()} />}>
      {run.isError ? (
        <ErrorState onRetry={() => void run.refetch()} pending={run.isFetching} />
      ) : (
        <Loading label={t('quiz-party.loading-the-quiz', 'Loading the quiz')}>
          <Skeleton className="h-72 rounded-plate!" />
        </Loading>
      )}
    </Page>
  );
}

function Run({ quizId, run }: { quizId: PartyQuizId; run: PartyRun }) {
  const [isAsking, setAsking] = useState(false);
  if (isAsking) {
    return (
      <PartyQuestions
        quizId={quizId}
        draft={run.draft}
        onLeave={(draft) => {
          setRun(quizId, { ...run, draft: [...draft] });
          setAsking(false);
        }}
        onComplete={(result) => {
          keepResult(quizId, result);
          setAsking(false);
        }}
      />
    );
  }
  const begin = (): void => setAsking(true);
  if (run.result !== null) {
    return <PartyOutcome quizId={quizId} result={run.result} answered={run.draft.length} onRetake={begin} />;
  }
  return <Start quizId={quizId} answered={run.draft.length} onStart={begin} />;
}

function Start({ quizId, answered, onStart }: { quizId: PartyQuizId; answered: number; onStart: () => void }) {
  const room = useRoom();
  const { title, subtitle, minutes, questions } = partyCards[quizId];
  return (
    <Page
      title={spoken(title)}
      lede={spoken(subtitle)}
      back={<BackLink to={room === null ? paths.quizParty() : paths.chat(room.roomId)} />}
    >
      <Animal name={partyAnimals[quizId]} size={180} className="mx-auto my-4" />
      <p className="tabular font-semibold">
        {t('quiz-party.min-questions', '{minutes} min · {questions} questions', { minutes, questions })}
      </p>
      <p className="mt-2 text-ink-2">
        {t(
          'quiz-party.for-fun-and-made-by',
          'For fun, and made by people, not by science. Your answers are kept as you go; you alone see the result, until you choose to show it.',
        )}
      </p>
      {/* Below 768 px the button sticks above the tab bar, even where large text fills the page. */}
      <div className="sticky bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] -mx-5 mt-6 bg-paper px-5 py-3 md:static md:mx-0 md:px-0">
        <Button variant="lime" size="lg" full onClick={onStart}>
          {answered > 0
            ? t('quiz-party.go-on-of', 'Go on, {answered} of {questions}', { answered, questions })
            : t('quiz-party.start-the-quiz', 'Start the quiz')}
        </Button>
      </div>
    </Page>
  );
}
