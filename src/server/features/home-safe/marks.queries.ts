import { sql } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';

interface Mark {
  id: string;
  address_hash: Uint8Array;
  user_id: number | null;
  kind: 'asked' | 'refused' | 'nobody';
  at: Date;
}

/** What is known of an address, for the decision whether a member may ask there. */
export interface AddressRecord {
  /** The member was refused there once. */
  is_refused: boolean;
  /** They asked that nobody here writes to them. */
  is_nobodys: boolean;
  /** How many others were refused there since `refusedSince`. */
  refusers: number;
  /** How often the member, and anybody, asked there lately. */
  asked: number;
  asked_by_all: number;
}

export async function putMarks(trx: Trx, marks: readonly Mark[]): Promise<void> {
  if (marks.length > 0)
    await trx
      .insertInto('trusted_mark')
      .values([...marks])
      .execute();
}

/** Takes a member's refusal at an address back: they said yes there after all. */
export async function dropRefusal(trx: Trx, address: { addressHash: Uint8Array; userId: number }): Promise<void> {
  await trx
    .deleteFrom('trusted_mark')
    .where('address_hash', '=', address.addressHash)
    .where('user_id', '=', address.userId)
    .where('kind', '=', 'refused')
    .execute();
}

export async function recordOf(
  trx: Trx,
  wish: { addressHash: Uint8Array; userId: number; refusedSince: Date; askedSince: Date; askedByAllSince: Date },
): Promise<AddressRecord> {
  const { addressHash, userId, refusedSince, askedSince, askedByAllSince } = wish;
  const { rows } = await sql<AddressRecord>`
    SELECT
      coalesce(bool_or(kind = 'refused' AND user_id = ${userId}), false) AS is_refused,
      coalesce(bool_or(kind = 'nobody'), false) AS is_nobodys,
      count(DISTINCT coalesce(user_id::text, id::text)) FILTER (WHERE kind = 'refused' AND at > ${refusedSince})::int
        AS refusers,
      count(*) FILTER (WHERE kind = 'asked' AND user_id = ${userId} AND at > ${askedSince})::int AS asked,
      count(*) FILTER (WHERE kind = 'asked' AND at > ${askedByAllSince})::int AS asked_by_all
    FROM trusted_mark WHERE address_hash = ${addressHash}
  `.execute(trx);
  return rows[0] as AddressRecord;
}

/** Returns how often a member asked anybody since a moment. */
export async function countAsked(trx: Trx, userId: number, since: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('trusted_mark')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'asked')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes questions, and refusals to accounts that are gone, up to a moment. Returns how many. */
export async function deleteMarks(db: Db, before: Date, most: number): Promise<number> {
  const { rows } = await sql`
    DELETE FROM trusted_mark WHERE id IN (
      SELECT id FROM trusted_mark WHERE at <= ${before} AND (kind = 'asked' OR user_id IS NULL) ORDER BY at LIMIT ${most}
    ) RETURNING id
  `.execute(db);
  return rows.length;
}
