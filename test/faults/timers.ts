import type { Timers } from '#server/platform/background/timers.ts';
import { testClock, type TestClock } from '#test/clock.ts';

interface Task {
  due: number;
  every: number | undefined;
  run: () => void;
}

interface LeapingTask {
  ms: number;
  since: number;
  isOnce: boolean;
  run: () => void;
}

export interface HandTimers extends Timers {
  clock: TestClock;
  /** Advances the clock by `ms` and runs each timer at the time when the timer is due. */
  pass: (ms: number) => void;
}

/** Creates a clock that only the test advances, with timers that follow it. */
export function handTimers(): HandTimers {
  const clock = testClock();
  const tasks = new Set<Task>();
  const now = (): number => clock.now().getTime();
  const add = (ms: number, run: () => void, every: number | undefined): (() => void) => {
    const task = { due: now() + ms, every, run };
    tasks.add(task);
    return () => tasks.delete(task);
  };
  return {
    clock,
    every: (ms, run) => add(ms, run, ms),
    after: (ms, run) => add(ms, run, undefined),
    pass: (ms) => {
      const end = now() + ms;
      for (;;) {
        const [next] = [...tasks].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
        if (next === undefined) break;
        clock.advance(Math.max(0, next.due - now()));
        if (next.every === undefined) tasks.delete(next);
        // Like an interval of Node: after a jump of the clock, the timer fires once, not once per missed interval.
        else next.due = Math.max(next.due, now()) + next.every;
        next.run();
      }
      clock.advance(end - now());
    },
  };
}

/**
 * Creates a clock that the test advances and sets, also back, with timers that go on meanwhile: each runs once in a
 * `pass`, if its interval is over by then.
 */
export function leapingTimers(start?: string): HandTimers {
  const clock = testClock(start);
  const tasks = new Set<LeapingTask>();
  let passed = 0;
  const add = (ms: number, run: () => void, isOnce: boolean): (() => void) => {
    const task = { ms, since: passed, isOnce, run };
    tasks.add(task);
    return () => tasks.delete(task);
  };
  return {
    clock,
    every: (ms, run) => add(ms, run, false),
    after: (ms, run) => add(ms, run, true),
    pass: (ms) => {
      clock.advance(ms);
      passed += ms;
      for (const task of [...tasks].filter(({ ms: every, since }) => passed - since >= every)) {
        task.since = passed;
        if (task.isOnce) tasks.delete(task);
        task.run();
      }
    },
  };
}
