import { sql } from 'kysely';
import type { NotificationSettings } from '#contract/notifications.ts';
import { isActive } from '#server/features/visibility/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';

export interface ClaimKey {
  user_id: number;
}
export interface DigestClaim extends ClaimKey, Lease {}

export const activityDue: LeaseTable<ClaimKey> = { name: 'activity_due', key: [{ column: 'user_id', type: 'bigint' }] };

/** The data that decides whether a person gets their digest now. */
export interface DigestCase extends ClaimKey {
  time_zone: string;
  settings: NotificationSettings | null;
  last_active_at: Date | null;
}

/** Returns the data of the people in these claims; not of suspended or deleted people, or those held for their age. */
export async function casesOf(db: Db, claims: readonly DigestClaim[]): Promise<DigestCase[]> {
  const { rows } = await sql<DigestCase>`
    SELECT account.id AS user_id, account.time_zone, notification_settings.settings, presence.last_active_at
    FROM account
    LEFT JOIN notification_settings ON notification_settings.user_id = account.id
    LEFT JOIN presence ON presence.user_id = account.id
    WHERE account.id = ANY (${claims.map(({ user_id: id }) => id)}::bigint[]) AND ${isActive('account')}
  `.execute(db);
  return rows;
}
