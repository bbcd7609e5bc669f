/** Recurring and later work of the hub; tests give a hand-turned one. */
export interface Timers {
  /** Calls `run` every `ms`; the answer stops it. */
  every: (ms: number, run: () => void) => () => void;
  /** Calls `run` once after `ms`; the answer cancels it. */
  after: (ms: number, run: () => void) => () => void;
}

/** The process's own timers; none of them keeps the process alive. */
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
