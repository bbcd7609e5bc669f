import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { PasskeyChallengeTable, PasskeyTable } from '#server/platform/database/tables.ts';

export type PasskeyRow = Selectable<PasskeyTable>;
type Challenge = Insertable<PasskeyChallengeTable>;

export async function insertChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insertInto('passkey_challenge').values(challenge).execute();
}

/** Deletes a challenge; returns false if it is not the asker's or has expired. */
export async function takeChallenge(
  db: Db,
  { challenge, user_id, session_id }: Omit<Challenge, 'expires_at'>,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('passkey_challenge')
    .where('challenge', '=', challenge)
    .where('user_id', 'is not distinct from', user_id ?? null)
    .where('session_id', 'is not distinct from', session_id ?? null)
    .where('expires_at', '>', now)
    .returning('challenge')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns a person's passkeys, the newest first. */
export async function passkeysOf(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Throws a unique violation when some account has a passkey with this id. */
export async function insertPasskey(trx: Trx, passkey: Insertable<PasskeyTable>): Promise<void> {
  await trx.insertInto('passkey').values(passkey).execute();
}

/** Returns the id of the account that has the passkey; undefined if none has. */
export async function ownerOfCredential(db: Db, credentialId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('passkey')
    .select('user_id')
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row?.user_id;
}

/** Returns a person's passkey and locks it, so that its counter is compared and raised by one use at a time. */
export async function lockPasskey(trx: Trx, userId: number, credentialId: string): Promise<PasskeyRow | undefined> {
  return trx
    .selectFrom('passkey')
    .selectAll()
    .where('user_id', '=', userId)
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();
}

export async function notePasskeyUse(
  trx: Trx,
  { user_id, id }: Pick<PasskeyRow, 'user_id' | 'id'>,
  use: Pick<PasskeyRow, 'counter' | 'is_synced' | 'last_used_at'>,
): Promise<void> {
  await trx.updateTable('passkey').set(use).where('user_id', '=', user_id).where('id', '=', id).execute();
}

export async function namePasskey(
  db: Db,
  { userId, id, name }: { userId: number; id: string; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePasskey(trx: Trx, userId: number, id: string): Promise<PasskeyRow | undefined> {
  return trx.deleteFrom('passkey').where('user_id', '=', userId).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Deletes a person's passkeys, or with `made` only those made in that time, ends included. Returns their number. */
export async function deletePasskeys(trx: Trx, userId: number, made?: { since: Date; until: Date }): Promise<number> {
  const all = trx.deleteFrom('passkey').where('user_id', '=', userId);
  const wanted = made && all.where('created_at', '>=', made.since).where('created_at', '<=', made.until);
  const { numDeletedRows } = await (wanted ?? all).executeTakeFirst();
  return Number(numDeletedRows);
}
