import { useEffect, useState } from 'react';

/** "5h 12m", "12m 04s", "9s": the two largest units, never negative. */
export function countdownText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = seconds % 60;
  if (h > 0) return `${h}h ${String(m).padStart(2, '0')}m`;
  return m > 0 ? `${m}m ${String(s).padStart(2, '0')}s` : `${s}s`;
}

export type CountdownProps = {
  /** The moment it runs to, in ms since 1970 by the server's clock. */
  to: number;
  /** Milliseconds that the server's clock is ahead of this one. */
  ahead?: number | undefined;
  onEnd?: (() => void) | undefined;
  className?: string | undefined;
};

/** Time left, in numerals that keep their width. Not a live region: a clock must not chatter. */
export function Countdown({ to, ahead = 0, onEnd, className }: CountdownProps) {
  const [left, setLeft] = useState(() => to - Date.now() - ahead);
  useEffect(() => {
    const tick = () => {
      const now = to - Date.now() - ahead;
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      onEnd?.();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [to, ahead, onEnd]);
  return (
    <time role="timer" aria-live="off" className={className ?? 'tabular'}>
      {countdownText(left)}
    </time>
  );
}
