import { useEffect, useRef } from 'react';
import type { QuizQuestion } from '#contract/quiz.ts';
import { tick } from '#web/platform/sounds.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { ArrowLeft } from '#web/ui/icons/ArrowLeft.ts';
import { Progress } from '#web/ui/Steps.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import { splitText } from './text.ts';
import { useQuizKeys } from './useQuizKeys.ts';

/** Long enough to see what was chosen, and to choose otherwise. */
const ADVANCE_MS = 600;

interface Props {
  question: QuizQuestion;
  position: number;
  total: number;
  chosen: string | undefined;
  /** What could not be sent: an answer, or the whole run when it was handed in. */
  notSaved: keyof typeof unsent | null;
  onChoose: (answerChoiceId: string) => void;
  onBack: () => void;
  onForward: () => void;
  onSubmit: () => void;
  onRetry: () => void;
}

export function QuestionView({ question, position, total, chosen, notSaved, ...on }: Props) {
  const isLast = position === total;
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const choose = (answerChoiceId: string) => {
    tick();
    on.onChoose(answerChoiceId);
    clearTimeout(pause.current);
    if (!isLast) pause.current = setTimeout(on.onForward, ADVANCE_MS);
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
  useQuizKeys({ choices: question.answerChoices, choose, back, forward });

  return (
    <div className="mx-auto flex w-full max-w-[42.5rem] grow flex-col px-5 pt-3 pb-6">
      <div className="-ml-2.5 flex items-center gap-2">
        <IconButton icon={ArrowLeft} label="Previous question" disabled={position === 1} onClick={back} />
        <Progress value={position} total={total} label="Questions" />
      </div>
      <Asked key={question.id} question={question} chosen={chosen} onChoose={choose} />
      <div className="mt-auto flex flex-col items-center gap-4 pt-8 md:mt-0">
        <NotSaved what={notSaved} onRetry={on.onRetry} />
        {isLast && (
          <Button variant="lime" size="lg" full disabled={chosen === undefined} onClick={forward}>
            Piecing your Wild Self puzzle together…
          </Button>
        )}
        {!isLast && chosen !== undefined && (
          <Button variant="quiet" onClick={forward}>
            Next
          </Button>
        )}
        <p className="text-center text-sm text-ink-2">You can change an answer until the end</p>
      </div>
    </div>
  );
}

/** One question and its answers; its heading takes the focus, so that a screen reader reads the new question. */
function Asked({ question, chosen, onChoose }: Pick<Props, 'question' | 'chosen' | 'onChoose'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const { main, sub } = splitText(question.questionText);
  return (
    <div className="animate-[fade-in_180ms_ease-out]">
      <h1 ref={heading} data-page-heading tabIndex={-1} className="display-tight mt-8 text-3xl md:text-4xl">
        {main}
      </h1>
      {sub !== undefined && <p className="mt-2 text-lg text-ink-2">{sub}</p>}
      <AnswerCards label={main} choices={question.answerChoices} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

const unsent = {
  answer: 'Not sent yet. Your answers are safe on this device.',
  run: 'Not handed in yet. All 15 answers are safe.',
};

function NotSaved({ what, onRetry }: { what: Props['notSaved']; onRetry: () => void }) {
  return (
    <div aria-live="polite" className="w-full">
      {what !== null && (
        <p className="flex items-center gap-3 rounded-control bg-coral-soft py-1 pr-1 pl-4 text-sm">
          <span className="grow py-2">{unsent[what]}</span>
          <Button variant="quiet" size="sm" className="shrink-0" onClick={onRetry}>
            Try again
          </Button>
        </p>
      )}
    </div>
  );
}
