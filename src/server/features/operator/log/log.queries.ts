import { sql } from 'kysely';
import type { OperatorAction, OperatorLine } from '#contract/operator.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { TimedPlace } from '#server/platform/paging.ts';

/** An action of an operator. */
export interface OperatorDeed {
  id: string;
  now: Date;
  /** Null for a command on the server's machine. */
  operatorId: number | null;
  action: OperatorAction;
  /** The person on whom the operator acts, if there is one. */
  aboutId?: number;
  /** Why, in the operator's words, where a reason is asked. */
  reason?: string;
  /** The particulars, such as an old and a new value. Never a secret, and never words of a member. */
  detail?: OperatorLine['detail'];
}

/** Writes a line into the operators' log. Call it in the transaction of the action. */
export async function insertDeed(db: Db, deed: OperatorDeed): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({
      id: deed.id,
      made_at: deed.now,
      operator_id: deed.operatorId,
      action: deed.action,
      about_id: deed.aboutId ?? null,
      reason: deed.reason ?? null,
      detail: JSON.stringify(deed.detail ?? {}),
    })
    .execute();
}

export interface DeedRow {
  id: string;
  made_at: Date;
  action: OperatorAction;
  operator_id: number | null;
  operator_handle: string | null;
  about_id: number | null;
  about_handle: string | null;
  reason: string | null;
  detail: OperatorLine['detail'];
}

/** Returns at most `limit` lines of the log after a place, the latest first. */
export async function deedsAfter(
  db: Db,
  { after, limit }: { after: TimedPlace | undefined; limit: number },
): Promise<DeedRow[]> {
  const older = after === undefined ? sql`true` : sql`(line.made_at, line.id) < (${after.at}, ${after.id}::uuid)`;
  const { rows } = await sql<DeedRow>`
    SELECT line.id, line.made_at, line.action, line.operator_id, operator.handle AS operator_handle, line.about_id,
      about.handle AS about_handle, line.reason, line.detail
    FROM operator_log line
    LEFT JOIN account operator ON operator.id = line.operator_id
    LEFT JOIN account about ON about.id = line.about_id
    WHERE ${older}
    ORDER BY line.made_at DESC, line.id DESC LIMIT ${limit}
  `.execute(db);
  return rows;
}
