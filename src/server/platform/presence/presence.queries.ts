import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The time when a person was seen; `activeAt` is the same time if they were active on a device, else null. */
export interface Sighting {
  userId: number;
  at: Date;
  activeAt: Date | null;
}

/** Writes a batch in the given order; skips deleted accounts. */
export async function writeSightings(db: Db, seen: readonly Sighting[]): Promise<void> {
  await sql`
    INSERT INTO presence (user_id, last_seen_at, last_active_at)
    SELECT seen.user_id, seen.at, seen.active_at
    FROM unnest(
      ${seen.map(({ userId }) => userId)}::bigint[],
      ${seen.map(({ at }) => at.toISOString())}::timestamptz[],
      ${seen.map(({ activeAt }) => activeAt?.toISOString() ?? null)}::timestamptz[]
    ) AS seen (user_id, at, active_at)
    JOIN account ON account.id = seen.user_id
    ON CONFLICT (user_id) DO UPDATE SET last_seen_at = greatest(presence.last_seen_at, excluded.last_seen_at),
      last_active_at = coalesce(excluded.last_active_at, presence.last_active_at)
  `.execute(db);
}

export async function clearActive(db: Db, userIds: readonly number[]): Promise<void> {
  await sql`UPDATE presence SET last_active_at = NULL WHERE user_id = ANY(${[...userIds]}::bigint[])`.execute(db);
}
