import { MINUTE_MS } from '#contract/durations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/database.ts';
import { clearActive, writeSightings } from './presence.queries.ts';
import { Sightings } from './sightings.ts';

/** A person seen within this time is online. */
export const ONLINE_MS = 5 * MINUTE_MS;
/** The interval of batches for people who are known to be online. */
const FLUSH_MS = 30_000;
/** The delay of a batch for people who have just come online. */
const ARRIVAL_MS = 200;

export interface Presence {
  /** Records that a person is online; the next batch writes the record. */
  touch: (userId: number) => void;
  /** Records whether the person is active on a device of this instance; the value holds until it is set again. */
  setActive: (userId: number, isActive: boolean) => void;
  /** Writes the recorded batch; called by a timer and at shutdown. */
  flush: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
}

/** Collects in memory when people were seen and writes batches, so that not every request writes a row. */
export function createPresence({
  db,
  clock,
  onError,
}: {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
}): Presence {
  const sightings = new Sightings(ONLINE_MS);
  let timer: NodeJS.Timeout | undefined;
  let arrival: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(arrival);
    arrival = undefined;
    const { batch, resting } = sightings.take(clock.now());
    if (batch.length > 0) await writeSightings(db, batch);
    if (resting.length > 0) await clearActive(db, resting);
  };
  const write = (): void => void flush().catch(onError);

  const writeSoon = (): void => {
    if (timer !== undefined) arrival ??= setTimeout(write, ARRIVAL_MS).unref();
  };

  return {
    touch: (userId) => {
      if (sightings.note(userId, clock.now())) writeSoon();
    },
    setActive: (userId, isActive) => {
      if (sightings.setActive(userId, isActive, clock.now())) writeSoon();
    },
    flush,
    start: () => {
      timer = setInterval(write, FLUSH_MS).unref();
    },
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      await flush();
    },
  };
}
