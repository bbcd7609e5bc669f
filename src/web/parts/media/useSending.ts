import { useEffect, useRef, useState } from 'react';
import type { Upload } from '#web/platform/media/uploads.ts';

/** Sends files for as long as its component is mounted: unmounting cancels an upload. */
export function useSending() {
  const [progress, setProgress] = useState<number | null>(null);
  const stop = useRef(new AbortController());
  useEffect(() => {
    stop.current = new AbortController();
    return () => stop.current.abort();
  }, []);
  return {
    /** The sent part, from 0 to 1; null while nothing is sent. */
    progress,
    isCancelled: () => stop.current.signal.aborted,
    send: async <Taken>(work: (upload: Omit<Upload, 'clientId'>) => Promise<Taken>): Promise<Taken> => {
      setProgress(0);
      try {
        return await work({ signal: stop.current.signal, onProgress: setProgress });
      } finally {
        setProgress(null);
      }
    },
  };
}
