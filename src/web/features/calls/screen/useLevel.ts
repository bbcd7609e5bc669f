import { useEffect, useState } from 'react';
import { levelOf, type Level } from '#web/features/calls/media/level.ts';

/** Returns a function that reads the loudness of a stream; it stays the same while the stream changes. */
export function useLevel(stream: MediaStream | undefined): () => number {
  const [{ read, put }] = useState(() => {
    let level: Level | undefined;
    return {
      read: () => level?.read() ?? 0,
      put: (next: Level | undefined) => {
        level?.stop();
        level = next;
      },
    };
  });
  useEffect(() => {
    if (stream === undefined) return undefined;
    const follow = (): void => put(levelOf(stream));
    follow();
    // A new connection puts its own track into the stream.
    stream.addEventListener('addtrack', follow);
    return () => {
      stream.removeEventListener('addtrack', follow);
      put(undefined);
    };
  }, [stream, put]);
  return read;
}
