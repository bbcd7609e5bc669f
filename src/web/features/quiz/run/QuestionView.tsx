import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { QuizQuestion } from '#contract/quiz.ts';
import { paths } from '#web/paths.ts';
import { useMe } from '#web/platform/me.ts';
import { tick } from '#web/platform/sound/sounds.ts';
import { Button, buttonClass } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { X } from '#web/ui/icons/X.ts';
import { Progress } from '#web/ui/Steps.tsx';
import { t } from '#web/words/words.ts';
import { PIECING } from '#web/features/quiz/hatch/QuizWaiting.tsx';
import { splitText } from '#web/features/quiz/state/text.ts';
import { AnswerCards } from './AnswerCards.tsx';
import { useQuizKeys } from './useQuizKeys.ts';

/** The pause after a choice, in which a person sees the choice and can change it. */
const ADVANCE_MS = 600;

interface Props {
  question: QuizQuestion;
  position: number;
  total: number;
  chosen: string | undefined;
  /** What failed to save: an answer (`answer`; `unkept` where only the page has it) or the completion of the quiz (`run`); null without a failure. */
  notSaved: keyof typeof unsent | null;
  /** The line below the answers. */
  note: string;
  onChoose: (answerChoiceId: string) => void;
  onBack: () => void;
  onForward: () => void;
  onSubmit: () => void;
  onLeave: () => void;
  onRetry: () => void;
}

/** One question. Choosing an answer opens the next question; the last answer submits the quiz. */
export function QuestionView({ question, position, total, chosen, notSaved, note, ...on }: Props) {
  const isLast = position === total;
  const hasReport = useMe().data?.archetypeCompleted === true;
  const { choose, back, forward, leave, isHandingIn } = useTurning({ question, isLast, chosen, ...on });
  useQuizKeys({ choices: question.answerChoices, choose, back, forward });

  return (
    <div className="mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5 pt-3 pb-6 lg:max-w-[68rem] lg:*:max-w-[40rem]">
      <div data-bar className="-ms-2.5 flex items-center gap-2">
        <IconButton
          icon={ArrowLeft}
          label={t('quiz.previous-question', 'Previous question')}
          disabled={position === 1}
          onClick={back}
        />
        <Progress value={position} total={total} label={t('quiz.questions', 'Questions')} />
        <IconButton
          icon={X}
          size={24}
          label={t('common.leave-for-now', 'Leave for now')}
          onClick={leave}
          className="-me-2.5"
        />
      </div>
      <Asked key={question.id} question={question} chosen={chosen} onChoose={choose} />
      <div className="mt-auto flex flex-col items-center gap-4 pt-8 md:mt-0">
        <NotSaved what={notSaved} onRetry={on.onRetry} />
        {isLast && chosen !== undefined && (
          <Button variant="lime" size="lg" full onClick={forward}>
            {isHandingIn ? PIECING : t('quiz.meet-my-wild-self', 'Meet my Wild Self')}
          </Button>
        )}
        {!isLast && chosen !== undefined && (
          <Button variant="quiet" onClick={forward}>
            {t('common.next', 'Next')}
          </Button>
        )}
        <p className="text-center text-sm text-ink-2">{note}</p>
        {hasReport && (
          <Link href={paths.report()} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            {t('quiz.view-my-wildself-report', 'View My WildSelf Report')}
          </Link>
        )}
      </div>
    </div>
  );
}

type Turning = Pick<Props, 'question' | 'chosen' | 'onChoose' | 'onBack' | 'onForward' | 'onSubmit' | 'onLeave'> & {
  isLast: boolean;
};

/** Returns the functions that change the question. A choice moves on after a pause, which any other action cancels. */
function useTurning({ question, isLast, chosen, ...on }: Turning) {
  const [isHandingIn, setHandingIn] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const shown = useRef(question.id);
  useEffect(() => {
    shown.current = question.id;
  });

  const choose = (answerChoiceId: string) => {
    tick();
    on.onChoose(answerChoiceId);
    clearTimeout(pause.current);
    setHandingIn(isLast);
    pause.current = setTimeout(() => {
      // The browser's back button may have led to another question during the pause.
      if (shown.current !== question.id) return;
      if (isLast) on.onSubmit();
      else on.onForward();
    }, ADVANCE_MS);
  };
  const back = () => {
    clearTimeout(pause.current);
    on.onBack();
  };
  const forward = () => {
    clearTimeout(pause.current);
    if (chosen === undefined) return;
    if (isLast) on.onSubmit();
    else on.onForward();
  };
  const leave = () => {
    clearTimeout(pause.current);
    on.onLeave();
  };
  return { choose, back, forward, leave, isHandingIn };
}

/** One question and its answers. The heading takes the focus, so that a screen reader reads the new question. */
function Asked({ question, chosen, onChoose }: Pick<Props, 'question' | 'chosen' | 'onChoose'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the paint: a key pressed on sight of the question must not lose its focus to the heading.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { main, sub } = splitText(question.questionText);
  return (
    <div className="animate-[fade-in_180ms_ease-out]">
      <h1 ref={heading} data-page-heading tabIndex={-1} className="display-tight mt-8 text-3xl md:text-4xl">
        {main}
      </h1>
      {sub !== undefined && (
        <p data-reads className="mt-2 text-lg text-ink-2">
          {sub}
        </p>
      )}
      <AnswerCards label={main} choices={question.answerChoices} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

const unsent = {
  answer: t('quiz.not-sent-yet-your-answers', 'Not sent yet. Your answers are safe on this device.'),
  unkept: t(
    'quiz.not-sent-and-not-kept',
    'Not sent yet, and this browser keeps nothing: if this page is loaded again, your answers are lost.',
  ),
  run: t('quiz.not-handed-in-yet-all', 'Not handed in yet. All 15 answers are safe.'),
};

function NotSaved({ what, onRetry }: { what: Props['notSaved']; onRetry: () => void }) {
  return (
    <div aria-live="polite" className="w-full">
      {what !== null && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-control bg-coral-soft py-1 pe-1 ps-4 text-sm">
          <span className="min-w-0 grow basis-48 py-2">{unsent[what]}</span>
          <Button variant="quiet" size="sm" className="shrink-0" onClick={onRetry}>
            {t('common.try-again', 'Try again')}
          </Button>
        </p>
      )}
    </div>
  );
}
