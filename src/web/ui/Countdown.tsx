import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '#web/words/words.ts';

/** Returns a time in its two largest units: "5h 12m", "12m 04s", at least "0s". `isExact` adds seconds to hours. */
export function countdownText(ms: number, isExact = false): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const h = Math.floor(seconds / 3600);
  const m = Math.floor((seconds % 3600) / 60);
  const s = seconds % 60;
  const two = (count: number): string => String(count).padStart(2, '0');
  if (h === 0) return m > 0 ? t('ui.m-s', '{m}m {s}s', { m, s: two(s) }) : t('ui.s', '{s}s', { s });
  return isExact
    ? t('ui.h-m-s', '{h}h {m}m {s}s', { h, m: two(m), s: two(s) })
    : t('ui.h-m', '{h}h {m}m', { h, m: two(m) });
}

export type CountdownProps = {
  /** The end of the countdown, in ms since 1970 by the server's clock. */
  to: number;
  /** The number of milliseconds by which the server's clock is ahead of this device's clock. */
  ahead?: number | undefined;
  onEnd?: (() => void) | undefined;
  /** True to show the seconds beside the hours. */
  isExact?: boolean | undefined;
  className?: string | undefined;
};

/** The remaining time, in digits of constant width. It is no live region: a screen reader would read every second. */
export function Countdown({ to, ahead = 0, onEnd, isExact, className }: CountdownProps) {
  const [left, setLeft] = useState(() => to - Date.now() - ahead);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const tick = () => {
      const now = to - Date.now() - ahead;
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [to, ahead]);
  return (
    <time role="timer" aria-live="off" className={className ?? 'tabular'}>
      {countdownText(left, isExact)}
    </time>
  );
}
