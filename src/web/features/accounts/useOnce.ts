import { useRef, useState } from 'react';

/**
 * Work that a press starts and that a second press, while it runs, does not start again.
 * Known at once, not at the next render, so that a double click is one request.
 */
export function useOnce<T>(work: (input: T) => Promise<void>): readonly [(input: T) => Promise<void>, boolean] {
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const run = async (input: T): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    try {
      await work(input);
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  return [run, isRunning];
}
