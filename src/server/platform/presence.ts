import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/database.ts';

/** Seen within this long counts as online (spec 2 §7). */
export const ONLINE_MS = 5 * 60_000;
/** Sightings are written at most this often, all together. */
const FLUSH_MS = 30_000;

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
  let timer: NodeJS.Timeout | undefined;
  const flush = async (): Promise<void> => {
    if (seen.size === 0) return;
    const batch = [...seen].toSorted(([a], [b]) => a - b);
    seen = new Map();
    await sql`
      INSERT INTO presence (user_id, last_seen_at)
      SELECT seen.user_id, seen.at
      FROM unnest(${batch.map(([id]) => id)}::bigint[], ${batch.map(([, at]) => at.toISOString())}::timestamptz[]) AS seen (user_id, at)
      JOIN account ON account.id = seen.user_id
      ON CONFLICT (user_id) DO UPDATE SET last_seen_at = greatest(presence.last_seen_at, excluded.last_seen_at)
    `.execute(db);
  };
  return {
    touch: (userId) => seen.set(userId, clock.now()),
    flush,
    start: () => {
      timer = setInterval(() => void flush().catch(onError), FLUSH_MS);
      timer.unref();
    },
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}
