import { useRef, useState } from 'react';

/** Runs one thing at a time: what is pressed while another is under way does nothing, not even twice in one frame. */
export function useAlone<K extends string>(): [doing: K | null, run: (name: K, work: () => Promise<void>) => void] {
  const [doing, setDoing] = useState<K | null>(null);
  const isBusy = useRef(false);
  const run = (name: K, work: () => Promise<void>): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDoing(name);
    void work().finally(() => {
      isBusy.current = false;
      setDoing(null);
    });
  };
  return [doing, run];
}
