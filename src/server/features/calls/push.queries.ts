import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';

export interface CallPushKey {
  user_id: number;
  call_id: string;
}

export type CallPushClaim = CallPushKey & Lease;

/** The pushes to called people with a subscribed device. */
export const callPush: LeaseTable<CallPushKey> = {
  name: 'call_push',
  key: [
    { column: 'user_id', type: 'bigint' },
    { column: 'call_id', type: 'uuid' },
  ],
};

/**
 * Notes a push to the called person, if they have a device and the call is pushed: that it rings, or that it rings no
 * more.
 */
export async function notePush(trx: Trx, { callId, now }: { callId: string; now: Date }): Promise<void> {
  await sql`
    INSERT INTO call_push (user_id, call_id, seq, due_at)
    SELECT call.callee_id, call.id, 1, ${now}::timestamptz FROM call
    WHERE call.id = ${callId} AND call.is_pushed
      AND EXISTS (SELECT FROM push_subscription WHERE push_subscription.user_id = call.callee_id)
    ON CONFLICT (user_id, call_id) DO UPDATE SET seq = call_push.seq + 1, due_at = excluded.due_at, tries = 0
  `.execute(trx);
}
