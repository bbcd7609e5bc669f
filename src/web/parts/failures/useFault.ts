import { useState } from 'react';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { t } from '#web/words/words.ts';
import { wordsFor } from './problems.ts';

const saidOf = (error: unknown): string =>
  wordsFor(error, t('common.that-did-not-work-try', 'That did not work. Try again.'));

/** Works like `useOneAtATime`, and returns the words of the last failure, which the screen shows beside the button. */
export function useFault<A extends readonly unknown[]>(
  work: (...input: A) => Promise<unknown>,
  wordsOf = saidOf,
): readonly [run: (...input: A) => Promise<void>, isRunning: boolean, fault: string] {
  const [fault, setFault] = useState('');
  const [run, isRunning] = useOneAtATime(async (...input: A) => {
    setFault('');
    try {
      await work(...input);
    } catch (error) {
      setFault(wordsOf(error));
    }
  });
  return [run, isRunning, fault];
}
