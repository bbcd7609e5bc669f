import type { Clock } from '#server/platform/clock.ts';

export interface TestClock extends Clock {
  set: (iso: string) => void;
  advance: (ms: number) => void;
}

export function testClock(start = '2026-03-10T18:00:00.000Z'): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (iso) => {
      now = new Date(iso).getTime();
    },
    advance: (ms) => {
      now += ms;
    },
  };
}
