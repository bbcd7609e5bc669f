import { sql } from 'kysely';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';
import type { Trx } from '#server/platform/database/database.ts';

export interface PushKey {
  user_id: number;
  outing_id: string;
}

export type PushClaim = PushKey & Lease;

export const outingPush: LeaseTable<PushKey> = {
  name: 'outing_push',
  key: [
    { column: 'user_id', type: 'bigint' },
    { column: 'outing_id', type: 'uuid' },
  ],
};

/** Notes a reminder to all devices of a member, in the transaction of the step. */
export async function notePush(
  trx: Trx,
  { userId, outingId, now }: { userId: number; outingId: string; now: Date },
): Promise<void> {
  await sql`
    INSERT INTO outing_push (user_id, outing_id, seq, due_at) VALUES (${userId}, ${outingId}, 1, ${now})
    ON CONFLICT (user_id, outing_id) DO UPDATE SET seq = outing_push.seq + 1, due_at = excluded.due_at, tries = 0
  `.execute(trx);
}
