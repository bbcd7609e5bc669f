import { useEffect, useState } from 'react';
import { serverNow } from '#web/platform/serverTime.ts';
import { clockOf } from './call.words.ts';

const SECOND_MS = 1000;

/** How long the call has lasted. It is not read aloud by itself. */
export function Clock({
  since,
  className = 'display-tight tabular text-2xl text-ink',
}: {
  since: string | null;
  className?: string;
}) {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  const seconds = since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
  return (
    <span role="timer" aria-live="off" className={className}>
      {clockOf(seconds)}
    </span>
  );
}
