import { useEffect, useRef } from 'react';
import { levelOf, type Level } from '#web/features/calls/media/level.ts';

/** Returns a function that reads the loudness of a stream; it stays the same while the stream changes. */
export function useLevel(stream: MediaStream | undefined): () => number {
  const level = useRef<Level>(undefined);
  const read = useRef(() => level.current?.read() ?? 0);
  useEffect(() => {
    if (stream === undefined) return undefined;
    const follow = (): void => {
      level.current?.stop();
      level.current = levelOf(stream);
    };
    follow();
    // A new connection puts its own track into the stream.
    stream.addEventListener('addtrack', follow);
    return () => {
      stream.removeEventListener('addtrack', follow);
      level.current?.stop();
      level.current = undefined;
    };
  }, [stream]);
  return read.current;
}
