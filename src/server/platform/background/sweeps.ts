import type { Deps } from '#server/platform/deps.ts';

interface Sweep {
  /** What the sweep does, for the log. */
  name: string;
  everyMs: number;
  sweep: () => Promise<void>;
}

/** Runs a sweep again and again, never twice at once. A failure is logged, and the next turn tries again. Returns a function that stops this. */
export function startSweeping(
  { timers, log }: Pick<Deps, 'timers' | 'log'>,
  { name, everyMs, sweep }: Sweep,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    try {
      await sweep();
    } catch (error) {
      log.error({ err: error }, name);
    }
    running = undefined;
  };
  const stop = timers.every(everyMs, () => {
    running ??= run();
  });
  return async () => {
    stop();
    await running;
  };
}
