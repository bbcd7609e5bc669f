import { useState } from 'react';
import { asCallError } from '#web/platform/calls/call.ts';
import { useOneAtATime } from '#web/ui/useOneAtATime.ts';
import { deadCodeWords } from './dead-code.words.ts';
import { wordsFor } from '#web/parts/failures/problems.ts';

interface Failure {
  words: string;
  /** The code of the error. */
  why: string;
}

const isOfCode = (why: string): boolean => why === 'code_wrong' || why === 'code_dead';

/** A code that `hand` sends to the server. If the server refuses it, the field empties and `isOfCode` is true. */
export function useCode(canResend: boolean, hand: (code: string) => Promise<void>) {
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [refused, setRefused] = useState(0);
  const [verify, isVerifying] = useOneAtATime(async () => {
    try {
      await hand(code);
    } catch (error) {
      const { code: why } = asCallError(error);
      setFailure({ words: wordsFor(error), why });
      if (!isOfCode(why)) return;
      setCode('');
      setRefused(refused + 1);
    }
  });
  return {
    code,
    onChange: (typed: string): void => {
      setCode(typed);
      setFailure(undefined);
    },
    onVerify: () => void verify(),
    isVerifying,
    refused,
    error: failure?.why === 'code_dead' ? deadCodeWords(canResend) : failure?.words,
    isOfCode: failure !== undefined && isOfCode(failure.why),
  };
}
