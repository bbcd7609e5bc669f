import { sql } from 'kysely';
import type { Trx } from '#server/platform/database/database.ts';

/** Returns the people whose reports of the case wait for an answer. */
export async function waitingReporters(trx: Trx, caseId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT reporter_id AS id FROM moderation_report
    WHERE case_id = ${caseId} AND outcome = 'waiting' AND reporter_id IS NOT NULL
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/**
 * Sets the outcome of the case's waiting reports, and counts it in the records of their reporters. A report of
 * self-harm asks for help and is never counted as wrong.
 */
export async function judgeReports(
  trx: Trx,
  { caseId, isActed, now }: { caseId: string; isActed: boolean; now: Date },
): Promise<void> {
  await sql`
    WITH judged AS (
      UPDATE moderation_report SET outcome = ${isActed ? 'acted' : 'not_against_rules'}, decided_at = ${now}
      WHERE case_id = ${caseId} AND outcome = 'waiting'
      RETURNING reporter_id, category
    )
    INSERT INTO reporter_record (user_id, agreed, disagreed)
    SELECT judged.reporter_id, ${isActed ? 1 : 0}, ${isActed ? 0 : 1}
    FROM judged JOIN account ON account.id = judged.reporter_id
    WHERE ${isActed}::boolean OR judged.category <> 'self_harm'
    GROUP BY judged.reporter_id
    ON CONFLICT (user_id) DO UPDATE SET agreed = reporter_record.agreed + excluded.agreed,
      disagreed = reporter_record.disagreed + excluded.disagreed
  `.execute(trx);
}

/**
 * Changes the outcome of reports from 'acted' to 'not_against_rules' after their decision was undone, and changes the
 * records of their reporters. Without `decisionId`, all decisions that hid the case's subject count as undone. A report
 * changes only once. Returns the reporters.
 */
export async function turnReports(
  trx: Trx,
  { caseId, decisionId, now }: { caseId: string; decisionId: string | undefined; now: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH turned AS (
      UPDATE moderation_report report SET outcome = 'not_against_rules', turned_at = ${now}
      FROM moderation_decision decision
      WHERE report.case_id = ${caseId} AND report.outcome = 'acted' AND decision.case_id = report.case_id
        AND decision.decided_at = report.decided_at
        AND ${decisionId === undefined ? sql`decision.action = 'hide'` : sql`decision.id = ${decisionId}`}
      RETURNING report.reporter_id, report.category
    ), counted AS (
      UPDATE reporter_record SET agreed = greatest(0, agreed - theirs.acted), disagreed = disagreed + theirs.wrong
      FROM (
        SELECT reporter_id, count(*)::int AS acted, count(*) FILTER (WHERE category <> 'self_harm')::int AS wrong
        FROM turned GROUP BY reporter_id
      ) theirs
      WHERE reporter_record.user_id = theirs.reporter_id
    )
    SELECT DISTINCT reporter_id AS id FROM turned WHERE reporter_id IS NOT NULL
  `.execute(trx);
  return rows.map(({ id }) => id);
}
