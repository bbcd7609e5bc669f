import { useEffect, useEffectEvent, useState } from 'react';
import type { QuizQuestion, QuizSession } from '#contract/quiz.ts';
import { useStepHistory } from '#web/parts/ways/useStepHistory.ts';
import { paths } from '#web/paths.ts';
import { sayAloud } from '#web/ui/toast.ts';
import { t } from '#web/words/words.ts';
import { useCompletion, useSaver } from '#web/features/quiz/state/quiz.data.ts';
import { PIECING, QuizWaiting } from '#web/features/quiz/hatch/QuizWaiting.tsx';
import { readUnsaved } from '#web/features/quiz/state/storage.ts';
import { QuestionView } from './QuestionView.tsx';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizOutcome } from './QuizOutcome.tsx';

type Answers = Readonly<Record<string, string>>;

interface QuizRunProps {
  session: QuizSession;
  questions: readonly QuizQuestion[];
  onRetake: () => void;
}

/** One session of the quiz: its answers so far, the current question, and the outcome. */
export function QuizRun({ session, questions, onRetake }: QuizRunProps) {
  const [answers, setAnswers] = useState<Answers>(() => answersSoFar(session));
  const [index, setIndex] = useState(() => firstOpen(questions, answers));
  const [hasStarted, setHasStarted] = useState(() => Object.keys(answers).length > 0);
  // True between the start and the first answer.
  const [isFresh, setFresh] = useState(false);
  const { saver, saving, isKept, isOver } = useSaver(session.id);
  const completion = useCompletion(session.id, saver);
  const steps = useStepHistory(index, setIndex);
  const isDone = completion.isSuccess || isOver;
  const leaveSteps = useEffectEvent(steps.leave);
  useEffect(() => {
    if (isDone) void leaveSteps();
  }, [isDone]);

  if (isDone) return <QuizOutcome sessionId={session.id} userId={session.userId} onRetake={onRetake} />;
  if (completion.isPending) return <QuizWaiting userId={session.userId} words={PIECING} />;
  const question = questions[index];
  if (!hasStarted || question === undefined) {
    return (
      <QuizIntro
        onStart={() => {
          setHasStarted(true);
          setFresh(true);
          sayAloud(REVEALING);
        }}
      />
    );
  }
  return (
    <QuestionView
      question={question}
      position={index + 1}
      total={questions.length}
      chosen={answers[question.id]}
      note={isFresh ? REVEALING : t('quiz.you-can-change-an-answer', 'You can change an answer until the end')}
      notSaved={completion.isError ? 'run' : saving === 'failed' ? (isKept ? 'answer' : 'unkept') : null}
      onRetry={() => (completion.isError ? completion.mutate() : saver.retry())}
      onChoose={(answerChoiceId) => {
        setFresh(false);
        setAnswers((before) => ({ ...before, [question.id]: answerChoiceId }));
        saver.put(question.id, answerChoiceId);
      }}
      onBack={() => index > 0 && steps.back()}
      onForward={() => index < questions.length - 1 && steps.next()}
      onSubmit={() => completion.mutate()}
      onLeave={() => void steps.leaveFor(paths.home())}
    />
  );
}

const REVEALING = t('quiz.your-wild-self-is-revealing', 'Your Wild Self is revealing itself.');

/** Returns the server's answers, overridden by the answers that this browser has not sent yet. */
function answersSoFar(session: QuizSession): Answers {
  const saved = session.answers.map(({ questionId, answerChoiceId }) => [questionId, answerChoiceId] as const);
  return { ...Object.fromEntries(saved), ...readUnsaved(session.id) };
}

function firstOpen(questions: readonly QuizQuestion[], answers: Answers): number {
  const open = questions.findIndex((question) => answers[question.id] === undefined);
  return open === -1 ? questions.length - 1 : open;
}
