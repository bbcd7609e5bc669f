/**
 * waiting = an egg, untouched; ready = hatched, with the way on to the report. `revealed` is the end: the report shows.
 */
export const hatchStages = ['waiting', 'lightning', 'spinning', 'cracking', 'complete', 'ready', 'revealed'] as const;
export type HatchStage = (typeof hatchStages)[number];

/** After how many ms from the touch (or from the start by itself) each stage begins. */
export const BEGINS = { lightning: 100, spinning: 1500, cracking: 2500, complete: 3500, ready: 4500 } as const;
/** An egg that nobody touches hatches by itself. */
export const AUTO_START_MS = 6000;

export interface Timers {
  set: (run: () => void, ms: number) => unknown;
  clear: (timer: unknown) => void;
}

/**
 * One egg, hatched once. `touch` is for whoever presses the egg, `reveal` for the button at the end, `skip` for
 * everybody at any time; each does nothing where it has nothing to do. `onStage` hears of each stage once, in order.
 */
export function createHatch({ timers, onStage }: { timers: Timers; onStage: (stage: HatchStage) => void }) {
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
    /** The egg is on screen; gives back how to take it away. On screen again before anybody touched it, it waits anew. */
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
