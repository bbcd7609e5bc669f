import type { BrowserTimers } from '#web/platform/timers.ts';

/** waiting = an untouched egg; ready = hatched, with the button to the report; revealed = the report is open. */
export const hatchStages = ['waiting', 'lightning', 'spinning', 'cracking', 'complete', 'ready', 'revealed'] as const;
export type HatchStage = (typeof hatchStages)[number];

/** The start of each stage, in ms after the touch or the automatic start. */
export const BEGINS = { lightning: 100, spinning: 1500, cracking: 2500, complete: 3500, ready: 4500 } as const;
/** The time after which an untouched egg hatches by itself. */
export const AUTO_START_MS = 6000;

/**
 * Creates one egg, which hatches once. `touch` starts the hatching, and does nothing after the start. `skip` ends at
 * `revealed` from any stage, `reveal` only from `ready`. `onStage` receives each stage that the egg enters, in order.
 */
export function createHatch({ timers, onStage }: { timers: BrowserTimers; onStage: (stage: HatchStage) => void }) {
  let stage: HatchStage = 'waiting';
  let isStarted = false;
  let running: unknown[] = [];

  const stop = (): void => {
    for (const timer of running) timers.clear(timer);
    running = [];
  };

  const enter = (next: HatchStage): void => {
    stage = next;
    onStage(next);
  };

  const touch = (): void => {
    if (isStarted) return;
    stop();
    isStarted = true;
    running = Object.entries(BEGINS).map(([next, ms]) => timers.set(() => enter(next as HatchStage), ms));
  };

  const skip = (): void => {
    if (stage === 'revealed') return;
    stop();
    isStarted = true;
    enter('revealed');
  };

  return {
    /** Starts the wait of a shown egg. Returns the function that clears all timers; an untouched egg can wait again. */
    show: (): (() => void) => {
      if (!isStarted) running = [timers.set(touch, AUTO_START_MS)];
      return stop;
    },
    touch,
    skip,
    reveal: (): void => {
      if (stage === 'ready') skip();
    },
    current: (): HatchStage => stage,
  };
}
