import { useRef, useState } from 'react';

/**
 * Runs one piece of work at a time; presses meanwhile do nothing. A ref changes at once, before the next render, so
 * that a double click makes one request. `running` is the first argument of the work that runs.
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
