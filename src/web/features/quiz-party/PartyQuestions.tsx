import { useLayoutEffect, useRef, useState } from 'react';
import { partyCards } from '#content/quiz-party/catalogue.ts';
import { partyQuizzes } from '#content/quiz-party/quizzes.ts';
import { completePartyQuiz, type PartyQuizId, type PartyResult } from '#contract/quiz-party.ts';
import { useStepHistory } from '#web/parts/ways/useStepHistory.ts';
import { call } from '#web/platform/calls/call.ts';
import { tick } from '#web/platform/sound/sounds.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { X } from '#web/ui/icons/X.ts';
import { Progress } from '#web/ui/Steps.tsx';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { spoken, t } from '#web/words/words.ts';
import { useDraft } from './useDraft.ts';

interface Props {
  quizId: PartyQuizId;
  draft: readonly string[];
  onLeave: (answers: readonly string[]) => void;
  onComplete: (result: PartyResult) => void;
}

/** The questions one by one, from the first unanswered question. The last answer completes the run. */
export function PartyQuestions({ quizId, draft, onLeave, onComplete }: Props) {
  const { questions } = partyQuizzes[quizId];
  const [answers, setAnswers] = useState(draft);
  const [place, setPlace] = useState(Math.min(draft.length, questions.length - 1));
  const { keep, stop, hasFailed } = useDraft(quizId);
  const steps = useStepHistory(place, setPlace);
  const [isUnsent, setUnsent] = useState(false);
  const [complete, isRunning] = useOneAtATime(async (all: readonly string[]) => {
    try {
      setUnsent(false);
      // A draft that reaches the server after the result would begin another run.
      await stop();
      const result = await call(completePartyQuiz, { params: { quizId }, body: { answers: [...all] } });
      await steps.leave();
      onComplete(result);
    } catch {
      setUnsent(true);
    }
  });
  const question = questions[place];
  if (question === undefined) return null;

  const choose = (outcome: string): void => {
    if (isRunning) return;
    tick();
    const next = place < answers.length ? answers.with(place, outcome) : [...answers, outcome];
    setAnswers(next);
    if (place === questions.length - 1) void complete(next);
    else {
      keep(next);
      steps.next();
    }
  };

  return (
    <div className="mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5 pt-3 pb-6">
      <div data-bar className="-ms-2.5 flex items-center gap-2">
        <IconButton
          icon={ArrowLeft}
          label={t('quiz-party.previous-question', 'Previous question')}
          disabled={place === 0}
          onClick={steps.back}
        />
        <Progress value={place + 1} total={questions.length} label={t('quiz-party.questions', 'Questions')} />
        <IconButton
          icon={X}
          label={t('common.leave-for-now', 'Leave for now')}
          className="-me-2.5"
          onClick={() => void steps.leave().then(() => onLeave(answers))}
        />
      </div>
      <Asked key={place} title={partyCards[quizId].title} {...question} chosen={answers[place]} onChoose={choose} />
      <div aria-live="polite" className="mt-auto pt-8 md:mt-0">
        {isUnsent ? (
          <p className="flex items-center gap-3 rounded-control bg-coral-soft py-1 pe-1 ps-4 text-sm">
            <span className="grow py-2">
              {t(
                'quiz-party.your-result-did-not-arrive-your',
                'Your result did not arrive. Your answers are all still here.',
              )}
            </span>
            <Button variant="quiet" size="sm" pending={isRunning} onClick={() => void complete(answers)}>
              {t('common.try-again', 'Try again')}
            </Button>
          </p>
        ) : (
          <p className="text-center text-sm text-ink-2">
            {isRunning
              ? t('quiz-party.counting-your-votes', 'Counting your votes…')
              : hasFailed
                ? t('quiz-party.not-saved-yet-it-is', 'Not saved yet. It is sent again with your next answer.')
                : t('quiz-party.no-wrong-answers-only-revealing', 'No wrong answers, only revealing ones.')}
          </p>
        )}
      </div>
    </div>
  );
}

interface AskedProps {
  title: string;
  text: string;
  answers: Readonly<Record<string, string>>;
  chosen: string | undefined;
  onChoose: (outcome: string) => void;
}

/** One question and its answers. The heading takes the focus, so that a screen reader reads the new question. */
function Asked({ title, text, answers, chosen, onChoose }: AskedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint: a key pressed on sight of the question must not lose its focus to the heading.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="animate-[fade-in_180ms_ease-out]">
      <p className="mt-8 text-sm text-ink-2">{spoken(title)}</p>
      <h1 ref={heading} data-page-heading tabIndex={-1} className="display-tight mt-1 text-3xl md:text-4xl">
        {spoken(text)}
      </h1>
      <div role="group" aria-label={spoken(text)} className="mt-7 grid grid-cols-1 gap-3 md:grid-cols-2">
        {Object.entries(answers).map(([outcome, answer]) => (
          <button
            key={outcome}
            type="button"
            aria-pressed={outcome === chosen}
            onClick={() => onChoose(outcome)}
            className={cx(
              'display flex min-h-16 items-center rounded-bubble px-4 py-3 text-start text-lg leading-6 transition-colors duration-150 md:min-h-24',
              outcome === chosen ? 'bg-lime text-lime-ink' : 'bg-paper-2 text-ink hover:bg-paper-3',
            )}
          >
            {spoken(answer)}
          </button>
        ))}
      </div>
    </div>
  );
}
