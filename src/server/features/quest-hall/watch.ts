import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

declare module '#server/platform/realtime/hints.ts' {
  interface HintKinds {
    hall: string;
  }
}

/** Changes within this time cause one event, so that a busy hall does not make screens reload all the time. */
const GATHER_MS = 1000;

export interface HallWatch {
  /** Registers a person whose screen is about to read the hall. */
  reads: (userId: number) => void;
}

/**
 * Makes the screens that show the hall reload it after a change on any instance. A reader gets one event only. A screen
 * that is still open then reads again, and this read registers its person for the next event.
 */
export function watchHall(deps: Pick<Deps, 'hints' | 'timers'>): HallWatch {
  let readers = new Set<number>();
  let isGathering = false;
  const tell = (): void => {
    isGathering = false;
    const told = readers;
    readers = new Set();
    for (const userId of told) askToResync(deps, userId, 'hall');
  };
  deps.hints.on('hall', /^$/, () => {
    if (isGathering) return;
    isGathering = true;
    deps.timers.after(GATHER_MS, tell);
  });
  return { reads: (userId) => void readers.add(userId) };
}

/** Announces that the hall changed. `userIds` joined or left, and reload their own data too. Call after the commit. */
export function announceHall(deps: Pick<Deps, 'hints'>, userIds: readonly number[]): void {
  for (const userId of userIds) askToResync(deps, userId, 'me');
  deps.hints.announce('hall', '');
}
