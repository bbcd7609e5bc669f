import { useRef, useState } from 'react';

/** Work of which only one piece runs at a time; `busy` says which. A second press does nothing. */
export function useSingle<T>(work: (what: T) => Promise<void>): { busy: T | null; run: (what: T) => void } {
  const isBusy = useRef(false);
  const [busy, setBusy] = useState<T | null>(null);
  const run = (what: T): void => {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(() => what);
    void work(what).finally(() => {
      isBusy.current = false;
      setBusy(null);
    });
  };
  return { busy, run };
}
