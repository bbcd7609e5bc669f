import type { Selectable } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { IdempotencyTable } from '#server/platform/database/tables.ts';

/** The key of a row. */
export interface Name {
  user_id: number;
  route: string;
  key: string;
}

/** The right of one try to work under a key. */
export interface KeyClaim extends Name {
  claim: string;
}

interface Try extends KeyClaim {
  fingerprint: string;
  claimed_until: Date;
  created_at: Date;
}

/**
 * Claims a new key, or a key with the same fingerprint, no answer and no valid lease at `created_at`. A lease that ends
 * later than one that begins now is not valid: a clock that was ahead wrote it. Returns undefined when the key cannot
 * be claimed, else the effect of an earlier try (null for none).
 */
export async function claimKey(db: Db, tried: Try): Promise<{ effect: string | null } | undefined> {
  const { claim, claimed_until, created_at: now, fingerprint } = tried;
  return db
    .insertInto('idempotency')
    .values(tried)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'route', 'key'])
        .doUpdateSet({ claim, claimed_until })
        .where('idempotency.status', 'is', null)
        .where((is) =>
          is.or([is('idempotency.claimed_until', '<=', now), is('idempotency.claimed_until', '>', claimed_until)]),
        )
        .where('idempotency.fingerprint', '=', fingerprint),
    )
    .returning('effect')
    .executeTakeFirst();
}

type KeptAnswer = Pick<Selectable<IdempotencyTable>, 'fingerprint' | 'status' | 'answer'>;

export async function keptUnder(db: Db, { user_id, route, key }: Name): Promise<KeptAnswer | undefined> {
  return db
    .selectFrom('idempotency')
    .select(['fingerprint', 'status', 'answer'])
    .where('user_id', '=', user_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
}

type KeyClaimChange = Partial<{ effect: string; status: number; answer: string; claimed_until: Date }>;

/** Changes the row of a key while `claim` is current; returns false when another try took the key over. */
export async function changeClaimed(
  db: Db,
  { user_id, route, key, claim }: KeyClaim,
  change: KeyClaimChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency')
    .set(change)
    .where('user_id', '=', user_id)
    .where('route', '=', route)
    .where('key', '=', key)
    .where('claim', '=', claim)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
