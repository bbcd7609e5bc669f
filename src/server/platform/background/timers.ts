/** The server's timers; tests use timers that they advance by hand. */
export interface Timers {
  /** Calls `run` every `ms`; returns the function that stops it. */
  every: (ms: number, run: () => void) => () => void;
  /** Calls `run` once after `ms`; returns the function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

/** The process's timers; they do not keep the process alive. */
export const systemTimers: Timers = {
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
  },
  after: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => clearTimeout(timer);
  },
};
