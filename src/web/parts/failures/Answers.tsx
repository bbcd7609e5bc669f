import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { useFault } from './useFault.ts';

interface Answer {
  label: string;
  /** The label and what the answer is about, for people who hear the button. */
  name: string;
  /** Throws a CallError on failure. */
  send: () => Promise<unknown>;
}

type AnswersProps = {
  /** Left out when only a no is possible. */
  yes?: Answer | undefined;
  no: Answer;
  /** Returns the words of a failure that has words of its own. */
  wordsOf?: (error: unknown) => string;
  /** Further buttons, after the answers. */
  children?: ReactNode;
};

/**
 * The answers to something that waits for the person, such as an invitation, and why the last answer did not arrive. The
 * parent is a flex container that wraps.
 */
export function Answers({ yes, no, wordsOf, children }: AnswersProps) {
  const [answer, isAnswering, fault] = useFault(({ send }: Answer) => send(), wordsOf);
  return (
    <>
      {yes !== undefined && (
        <Button size="sm" pending={isAnswering} onClick={() => void answer(yes)} aria-label={yes.name}>
          {yes.label}
        </Button>
      )}
      <Button
        size="sm"
        variant="outline"
        disabled={isAnswering && yes !== undefined}
        pending={isAnswering && yes === undefined}
        onClick={() => void answer(no)}
        aria-label={no.name}
      >
        {no.label}
      </Button>
      {children}
      <p role="alert" className="w-full text-sm text-coral-ink empty:hidden">
        {fault}
      </p>
    </>
  );
}
