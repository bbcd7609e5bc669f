import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';

/** Seen within this long counts as online. */
export const ONLINE_MS = 5 * 60_000;
/** Sightings of people who are known to be here are written at most this often, all together. */
const FLUSH_MS = 30_000;
/** Somebody who just came is written this soon, with all who came meanwhile. */
const ARRIVAL_MS = 200;

export interface Presence {
  /** Notes that a person is here; written with the next batch. */
  touch: (userId: number) => void;
  /** Writes what was noted; called by a timer and at shutdown. */
  flush: () => Promise<void>;
  start: () => void;
  stop: () => Promise<void>;
}

/** Who was seen when, gathered in memory and written in batches: a visit must not cost a row write a request. */
export function createPresence({
  db,
  clock,
  onError,
}: {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
}): Presence {
  let seen = new Map<number, Date>();
  /** When each person was last written; forgotten with the process, at the price of one early write. */
  const written = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let arrival: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(arrival);
    arrival = undefined;
    if (seen.size === 0) return;
    const batch = [...seen].toSorted(([a], [b]) => a - b);
    seen = new Map();
    for (const [id, at] of batch) written.set(id, at.getTime());
    const gone = clock.now().getTime() - ONLINE_MS;
    for (const [id, at] of written) if (at < gone) written.delete(id);
    await sql`
      INSERT INTO presence (user_id, last_seen_at)
      SELECT seen.user_id, seen.at
      FROM unnest(
        ${batch.map(([id]) => id)}::bigint[],
        ${batch.map(([, at]) => at.toISOString())}::timestamptz[]
      ) AS seen (user_id, at)
      JOIN account ON account.id = seen.user_id
      ON CONFLICT (user_id) DO UPDATE SET last_seen_at = greatest(presence.last_seen_at, excluded.last_seen_at)
    `.execute(db);
  };
  const write = (): void => void flush().catch(onError);

  return {
    touch: (userId) => {
      const now = clock.now();
      seen.set(userId, now);
      const isHere = now.getTime() - (written.get(userId) ?? 0) < ONLINE_MS;
      if (timer !== undefined && !isHere) arrival ??= setTimeout(write, ARRIVAL_MS).unref();
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
