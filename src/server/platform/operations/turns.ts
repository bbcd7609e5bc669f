import type { Logger } from 'pino';
import type { Metrics } from './metrics.ts';

/** A turn of the event loop that takes longer than this keeps everybody waiting, and is counted and logged. */
const LONG_MS = 200;
/** How often the loop is asked whether it is late. */
const PROBE_MS = 50;

interface TurnWatchDeps {
  log: Pick<Logger, 'warn'>;
  metrics: Pick<Metrics, 'longTurns'>;
}

/**
 * Watches for turns of the event loop that take long. The log names the time that passed and the time that this thread
 * worked: where the second is short, the machine was busy, and not the server. Returns how to stop.
 */
export function watchTurns({ log, metrics }: TurnWatchDeps): () => void {
  let due = performance.now() + PROBE_MS;
  let worked = workedMs();
  const timer = setInterval(() => {
    const late = performance.now() - due;
    const now = workedMs();
    if (late > LONG_MS) {
      metrics.longTurns.observe(late / 1000);
      log.warn({ ms: Math.round(late), workedMs: Math.round(now - worked) }, 'a turn of the event loop took long');
    }
    worked = now;
    due = performance.now() + PROBE_MS;
  }, PROBE_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Returns the time that this thread has computed. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
