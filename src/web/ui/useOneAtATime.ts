import { useRef, useState } from 'react';

/**
 * Runs `work` one call at a time and ignores every call during a running call. The lock is a ref, which changes before
 * the next render, so a double click makes one request. `running` is the first argument of the running call.
 */
export function useOneAtATime<A extends readonly unknown[]>(
  work: (...input: A) => Promise<void>,
): readonly [run: (...input: A) => Promise<void>, isRunning: boolean, running: A[0] | undefined] {
  const isBusy = useRef(false);
  const [piece, setPiece] = useState<A>();
  const run = async (...input: A): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPiece(input);
    try {
      await work(...input);
    } finally {
      isBusy.current = false;
      setPiece(undefined);
    }
  };
  return [run, piece !== undefined, piece?.[0]];
}
