import { sql, type Selectable } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';
import type { ModerationCaseTable } from '#server/platform/database/tables.ts';

/** Returns the case, locked until the transaction ends. */
export async function lockCase(trx: Trx, id: string): Promise<Selectable<ModerationCaseTable> | undefined> {
  return trx.selectFrom('moderation_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Sets the moderator who works on the case; null for none. */
export async function setTaken(trx: Trx, { id, takenBy }: { id: string; takenBy: number | null }): Promise<void> {
  await sql`UPDATE moderation_case SET taken_by = ${takenBy}, version = version + 1 WHERE id = ${id}`.execute(trx);
}

/**
 * Moves a case to the state that its first open item requires: an appeal, a ban that needs a second moderator, or a
 * report. Without an open item, the case is closed. Call this after every change of these items.
 */
export async function settleCase(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`
    UPDATE moderation_case SET version = moderation_case.version + 1, state = next.state,
      closed_at = CASE WHEN next.state = 'closed' THEN ${now}::timestamptz END,
      taken_by = CASE WHEN next.state <> 'closed' THEN moderation_case.taken_by END
    FROM (
      SELECT waiting.id, CASE
        WHEN EXISTS (SELECT FROM moderation_decision appeal WHERE appeal.case_id = waiting.id
          AND appeal.appealed_at IS NOT NULL AND appeal.answered_at IS NULL) THEN 'appealed'
        WHEN waiting.proposed_by IS NOT NULL THEN 'seconding'
        WHEN EXISTS (SELECT FROM moderation_report report WHERE report.case_id = waiting.id
          AND report.outcome = 'waiting') THEN 'open'
        ELSE 'closed' END AS state
      FROM moderation_case waiting WHERE waiting.id = ${id}
    ) next
    WHERE moderation_case.id = ${id} AND next.id = moderation_case.id
  `.execute(trx);
}

interface Proposal {
  id: string;
  by: number;
  policy: string;
  sentence: string;
  now: Date;
}

export async function setProposal(trx: Trx, one: Proposal): Promise<void> {
  await sql`
    UPDATE moderation_case SET proposed_by = ${one.by}, proposed_at = ${one.now}, proposed_policy = ${one.policy},
      proposed_sentence = ${one.sentence}
    WHERE id = ${one.id}
  `.execute(trx);
}

export async function clearProposal(trx: Trx, id: string): Promise<void> {
  await sql`
    UPDATE moderation_case SET proposed_by = NULL, proposed_at = NULL, proposed_policy = NULL, proposed_sentence = NULL
    WHERE id = ${id}
  `.execute(trx);
}

export async function setHidden(trx: Trx, { id, at }: { id: string; at: Date | null }): Promise<void> {
  await sql`UPDATE moderation_case SET hidden_at = ${at} WHERE id = ${id}`.execute(trx);
}

/** Sets the time by which a case should be answered. */
export async function setDue(trx: Trx, { id, dueAt }: { id: string; dueAt: Date }): Promise<void> {
  await sql`UPDATE moderation_case SET due_at = ${dueAt} WHERE id = ${id}`.execute(trx);
}
