import { useState } from 'react';
import type { QuizQuestion, QuizSession } from '#contract/quiz.ts';
import { toast } from '#web/ui/toast.ts';
import { QuestionView } from './QuestionView.tsx';
import { useCompletion, useSaver } from './quiz.data.ts';
import { QuizIntro } from './QuizIntro.tsx';
import { QuizOutcome } from './QuizOutcome.tsx';
import { QuizWaiting } from './QuizWaiting.tsx';
import { readUnsaved } from './storage.ts';

type Answers = Readonly<Record<string, string>>;

interface QuizRunProps {
  session: QuizSession;
  questions: readonly QuizQuestion[];
  onRetake: () => void;
}

/** One run: where it was left, its answers, and what comes of them. */
export function QuizRun({ session, questions, onRetake }: QuizRunProps) {
  const [answers, setAnswers] = useState<Answers>(() => answersSoFar(session));
  const [index, setIndex] = useState(() => firstOpen(questions, answers));
  const [hasStarted, setHasStarted] = useState(() => Object.keys(answers).length > 0);
  const { saver, saving } = useSaver(session.id);
  const completion = useCompletion(session.id, saver);

  if (completion.isSuccess) return <QuizOutcome sessionId={session.id} userId={session.userId} onRetake={onRetake} />;
  if (completion.isPending) return <QuizWaiting userId={session.userId} />;
  const question = questions[index];
  if (!hasStarted || question === undefined) {
    return (
      <QuizIntro
        onStart={() => {
          setHasStarted(true);
          toast({ title: 'Your Wild Self is revealing itself.' });
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
      notSaved={completion.isError ? 'run' : saving === 'failed' ? 'answer' : null}
      onRetry={() => (completion.isError ? completion.mutate() : saver.retry())}
      onChoose={(answerChoiceId) => {
        setAnswers((before) => ({ ...before, [question.id]: answerChoiceId }));
        saver.put(question.id, answerChoiceId);
      }}
      onBack={() => setIndex(Math.max(0, index - 1))}
      onForward={() => setIndex(Math.min(questions.length - 1, index + 1))}
      onSubmit={() => completion.mutate()}
    />
  );
}

/** What the server has, and over it what this browser could not tell it yet. */
function answersSoFar(session: QuizSession): Answers {
  const saved = session.answers.map(({ questionId, answerChoiceId }) => [questionId, answerChoiceId] as const);
  return { ...Object.fromEntries(saved), ...readUnsaved(session.id) };
}

function firstOpen(questions: readonly QuizQuestion[], answers: Answers): number {
  const open = questions.findIndex((question) => answers[question.id] === undefined);
  return open === -1 ? questions.length - 1 : open;
}
