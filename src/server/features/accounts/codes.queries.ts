import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { OneTimeCodeTable } from '#server/platform/database/tables.ts';

export type CodeRow = Selectable<OneTimeCodeTable>;
export type Purpose = CodeRow['purpose'];

interface NewCode extends Pick<CodeRow, 'target' | 'purpose' | 'user_id' | 'code_hash' | 'token_hash' | 'expires_at'> {
  now: Date;
  /** Nothing is sent when the last was sent after this. */
  restedSince: Date;
  /** Nothing is sent when `most` were sent after this. */
  countedSince: Date;
  most: number;
}

/** Puts a new code in the place of the target's last one; false when it is too soon or was enough for today. */
export async function replaceCode(trx: Trx, code: NewCode): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO one_time_code AS kept
      (target, purpose, user_id, code_hash, token_hash, tries, sent_at, expires_at, used_at, sends)
    VALUES (${code.target}, ${code.purpose}, ${code.user_id}, ${code.code_hash}, ${code.token_hash}, 0,
      ${code.now}::timestamptz, ${code.expires_at}::timestamptz, NULL, ARRAY[${code.now}::timestamptz])
    ON CONFLICT (target, purpose) DO UPDATE SET
      user_id = excluded.user_id, code_hash = excluded.code_hash, token_hash = excluded.token_hash, tries = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = NULL,
      sends = ARRAY(SELECT at FROM unnest(kept.sends) AS at WHERE at > ${code.countedSince}::timestamptz)
        || excluded.sent_at
    WHERE kept.sent_at <= ${code.restedSince}::timestamptz
      AND (SELECT count(*) FROM unnest(kept.sends) AS at WHERE at > ${code.countedSince}::timestamptz) < ${code.most}::int
    RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** When the target was last sent codes. */
export async function sendsTo(db: Db, target: string, purpose: Purpose): Promise<Date[]> {
  const row = await db
    .selectFrom('one_time_code')
    .select('sends')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row?.sends ?? [];
}

/** Locks the target's code until the transaction ends, so that of tries at the same moment each is counted. */
export async function lockCode(trx: Trx, target: string, purpose: Purpose): Promise<CodeRow | undefined> {
  return trx
    .selectFrom('one_time_code')
    .selectAll()
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .forUpdate()
    .executeTakeFirst();
}

export async function lockCodeByToken(trx: Trx, tokenHash: Uint8Array): Promise<CodeRow | undefined> {
  return trx.selectFrom('one_time_code').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
}

export async function countTry(trx: Trx, { target, purpose }: Pick<CodeRow, 'target' | 'purpose'>): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .execute();
}

export async function markUsed(
  trx: Trx,
  { target, purpose }: Pick<CodeRow, 'target' | 'purpose'>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .execute();
}

export async function deleteCodesSentBefore(db: Db, day: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('sent_at', '<', day).execute();
}
