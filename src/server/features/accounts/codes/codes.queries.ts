import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { OneTimeCodeTable } from '#server/platform/database/tables.ts';

export type CodeRow = Selectable<OneTimeCodeTable>;
export type Purpose = CodeRow['purpose'];

/** The addressee of a code, its purpose and who asked for it. */
export type CodeKey = Pick<CodeRow, 'target' | 'purpose' | 'asker'>;

interface NewCode
  extends CodeKey, Pick<CodeRow, 'network' | 'request' | 'user_id' | 'code_hash' | 'token_hash' | 'expires_at'> {
  now: Date;
  /** A code sent after this time prevents a new one, unless it is from after `now`: then a server's clock was ahead. */
  restedSince: Date;
  /** `most` codes of the asker that were sent after this time prevent a new one. */
  countedSince: Date;
  most: number;
  /** The most codes after `countedSince` to strangers of all networks together, for all purposes. */
  mostOfAll: number;
  /** The most codes after `countedSince` to strangers of one network. */
  mostOfNetwork: number;
}

/** Replaces the asker's code with a new one; returns false when a limit on sending is reached. */
export async function replaceCode(trx: Trx, code: NewCode): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO one_time_code AS kept
      (target, purpose, asker, network, request, user_id, code_hash, token_hash, tries, sent_at, expires_at, used_at, sends)
    SELECT ${code.target}, ${code.purpose}, ${code.asker}, ${code.network}::text, ${code.request}::text, ${code.user_id}::bigint, ${code.code_hash}::bytea,
      ${code.token_hash}::bytea, 0, ${code.now}::timestamptz, ${code.expires_at}::timestamptz, NULL,
      ARRAY[${code.now}::timestamptz]
    WHERE ${code.network} = '' OR (
      SELECT count(*) < ${code.mostOfAll}::int
        AND count(*) FILTER (WHERE every.network = ${code.network} AND every.purpose = ${code.purpose})
          < ${code.mostOfNetwork}::int
      FROM one_time_code AS every, unnest(every.sends) AS at
      WHERE every.target = ${code.target} AND every.network <> ''
        AND at > ${code.countedSince}::timestamptz)
    ON CONFLICT (target, purpose, asker) DO UPDATE SET network = excluded.network, request = excluded.request,
      user_id = excluded.user_id, code_hash = excluded.code_hash, token_hash = excluded.token_hash, tries = 0,
      sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = NULL,
      sends = ARRAY(SELECT at FROM unnest(kept.sends) AS at WHERE at > ${code.countedSince}::timestamptz)
        || excluded.sent_at
    WHERE (kept.sent_at <= ${code.restedSince}::timestamptz OR kept.sent_at > ${code.now}::timestamptz)
      AND (SELECT count(*) FROM unnest(kept.sends) AS at WHERE at > ${code.countedSince}::timestamptz) < ${code.most}::int
    RETURNING 1`.execute(trx);
  return rows.length > 0;
}

/** Returns when codes were sent to the target for the asker after `since`, the oldest first. */
export async function sendsTo(db: Db, { target, purpose, asker }: CodeKey, since: Date): Promise<Date[]> {
  const row = await db
    .selectFrom('one_time_code')
    .select('sends')
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .executeTakeFirst();
  return (row?.sends ?? []).filter((at) => at > since);
}

/**
 * Returns when codes for any purpose were sent to the target for strangers after `since`, the oldest first, and their
 * networks and purposes.
 */
export async function strangersSends(
  db: Db,
  target: string,
  since: Date,
): Promise<{ network: string; purpose: Purpose; at: Date }[]> {
  const rows = await db
    .selectFrom('one_time_code')
    .select(['network', 'purpose', 'sends'])
    .where('target', '=', target)
    .where('network', '!=', '')
    .execute();
  return rows
    .flatMap(({ network, purpose, sends }) => sends.map((at) => ({ network, purpose, at })))
    .filter(({ at }) => at > since)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Locks the code of the request if given, else the asker's, until the transaction ends, so that each try counts. */
export async function lockCode(
  trx: Trx,
  { target, purpose, asker }: CodeKey,
  request: string | undefined,
): Promise<CodeRow | undefined> {
  const codes = trx.selectFrom('one_time_code').selectAll().where('target', '=', target).where('purpose', '=', purpose);
  const own = request === undefined ? codes.where('asker', '=', asker) : codes.where('request', '=', request);
  return own.forUpdate().executeTakeFirst();
}

export async function lockCodeByToken(trx: Trx, tokenHash: Uint8Array): Promise<CodeRow | undefined> {
  return trx.selectFrom('one_time_code').selectAll().where('token_hash', '=', tokenHash).forUpdate().executeTakeFirst();
}

export async function countTry(trx: Trx, { target, purpose, asker }: CodeKey): Promise<void> {
  await trx
    .updateTable('one_time_code')
    .set((code) => ({ tries: code('tries', '+', 1) }))
    .where('target', '=', target)
    .where('purpose', '=', purpose)
    .where('asker', '=', asker)
    .execute();
}

/** Ends every code and link of the target for this purpose, for all askers. */
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

export async function deleteCodesTo(trx: Trx, targets: string[]): Promise<void> {
  if (targets.length === 0) return;
  await trx.deleteFrom('one_time_code').where('target', 'in', targets).execute();
}
