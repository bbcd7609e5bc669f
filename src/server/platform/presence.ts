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
  /** Notes whether somebody is at one of the person's devices, as far as this instance knows; it stays true until it is said otherwise. */
  setActive: (userId: number, isActive: boolean) => void;
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
  /** Written anew with every batch, so that a time that stands still means an instance that died. */
  const active = new Set<number>();
  /** Who stopped being active since the last batch. */
  let rested = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let arrival: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(arrival);
    arrival = undefined;
    const now = clock.now();
    for (const id of active) seen.set(id, now);
    if (seen.size === 0) return;
    const batch = [...seen].toSorted(([a], [b]) => a - b);
    const activeAt = batch.map(([id, at]) => (active.has(id) ? at.toISOString() : null));
    const resting = [...rested].filter((id) => !active.has(id));
    seen = new Map();
    rested = new Set();
    for (const [id, at] of batch) written.set(id, at.getTime());
    const gone = now.getTime() - ONLINE_MS;
    for (const [id, at] of written) if (at < gone) written.delete(id);
    await sql`
      INSERT INTO presence (user_id, last_seen_at, last_active_at)
      SELECT seen.user_id, seen.at, seen.active_at
      FROM unnest(
        ${batch.map(([id]) => id)}::bigint[],
        ${batch.map(([, at]) => at.toISOString())}::timestamptz[],
        ${activeAt}::timestamptz[]
      ) AS seen (user_id, at, active_at)
      JOIN account ON account.id = seen.user_id
      ON CONFLICT (user_id) DO UPDATE SET last_seen_at = greatest(presence.last_seen_at, excluded.last_seen_at),
        last_active_at = coalesce(excluded.last_active_at, presence.last_active_at)
    `.execute(db);
    if (resting.length === 0) return;
    await sql`UPDATE presence SET last_active_at = NULL WHERE user_id = ANY(${resting}::bigint[])`.execute(db);
  };
  const write = (): void => void flush().catch(onError);

  const writeSoon = (): void => {
    if (timer !== undefined) arrival ??= setTimeout(write, ARRIVAL_MS).unref();
  };

  return {
    touch: (userId) => {
      const now = clock.now();
      seen.set(userId, now);
      if (now.getTime() - (written.get(userId) ?? 0) >= ONLINE_MS) writeSoon();
    },
    setActive: (userId, isActive) => {
      if (isActive === active.has(userId)) return;
      seen.set(userId, clock.now());
      if (isActive) active.add(userId);
      else active.delete(userId);
      if (!isActive) rested.add(userId);
      writeSoon();
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
