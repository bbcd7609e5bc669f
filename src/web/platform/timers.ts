/** The browser's timers, as tests replace them. */
export interface BrowserTimers {
  set(run: () => void, ms: number): unknown;
  clear(timer: unknown): void;
}

export const browserTimers: BrowserTimers = {
  set: (run, ms) => window.setTimeout(run, ms),
  clear: (timer) => window.clearTimeout(timer as number | undefined),
};
