import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

/** Comings and goings of so long are told of together, so that a busy hall has nobody read it without end. */
const GATHER_MS = 1000;

export interface HallWatch {
  /** Notes that somebody is about to read the hall. */
  reads: (userId: number) => void;
}

/**
 * Has the screens that show the hall read it again when somebody came or went, on whatever instance. A reading is told
 * of the next change only: a screen that is still open then reads again, and so is noted again; the others are forgotten.
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
  deps.hints.on('hall', () => {
    if (isGathering) return;
    isGathering = true;
    deps.timers.after(GATHER_MS, tell);
  });
  return { reads: (userId) => void readers.add(userId) };
}

/** Says who came or went, to their own screens as well. Call it after the commit. */
export function announceHall(deps: Pick<Deps, 'hints'>, userIds: readonly number[]): void {
  for (const userId of userIds) askToResync(deps, userId, 'me');
  deps.hints.announce('hall', '');
}
