import { sql } from 'kysely';
import type { Way } from '#contract/home-safe.ts';
import type { Lease, LeaseTable } from '#server/platform/background/leases.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';

export interface LetterKey {
  id: string;
}

type LetterKind = 'ask' | 'begin' | 'tell' | 'answer';

export interface LetterClaim extends LetterKey, Lease {
  user_id: number;
  trusted_id: string;
  outing_id: string | null;
  way: Way;
  kind: LetterKind;
  created_at: Date;
}

export const safeLetter: LeaseTable<LetterKey> = { name: 'safe_letter', key: [{ column: 'id', type: 'uuid' }] };

interface NewLetter {
  id: string;
  userId: number;
  trustedId: string;
  outingId: string | null;
  way: Way;
  kind: LetterKind;
  now: Date;
}

/** Notes letters in the transaction that causes them. */
export async function noteLetters(trx: Trx, letters: readonly NewLetter[]): Promise<void> {
  if (letters.length === 0) return;
  const rows = letters.map(({ id, userId, trustedId, outingId, way, kind, now }) => ({
    id,
    user_id: userId,
    trusted_id: trustedId,
    outing_id: outingId,
    way,
    kind,
    due_at: now,
    claimed_until: null,
    created_at: now,
  }));
  await trx.insertInto('safe_letter').values(rows).execute();
}

/** Returns the ways of a trusted person that have their yes. */
export async function waysWithYes(trx: Trx, trustedId: string): Promise<Way[]> {
  const rows = await trx
    .selectFrom('trusted_way')
    .select('way')
    .where('trusted_id', '=', trustedId)
    .where('state', '=', 'yes')
    .orderBy('way')
    .execute();
  return rows.map(({ way }) => way);
}

interface MemberName {
  id: number;
  display_name: string | null;
  handle: string;
}

/** Returns how members are called, by id, also while their accounts are hidden: an outing goes on meanwhile. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, MemberName>> {
  const { rows } = await sql<MemberName>`
    SELECT id, display_name, handle FROM account WHERE id = ANY (${[...ids]}::bigint[])
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
