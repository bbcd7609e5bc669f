import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

interface Old {
  before: Date;
  most: number;
}

/** The condition that the case `one` was closed by `before` and has not been opened again. */
const closedBefore = (before: Date): RawBuilder<boolean> =>
  sql<boolean>`one.state = 'closed' AND one.closed_at <= ${before}`;

/** Deletes evidence, notes and hashes of at most `most` reports, but not the rows. Returns the number of reports. */
export async function emptyReports(db: Db, { before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE moderation_report SET evidence = '[]', note = '', device_hash = NULL, address_hash = NULL
    WHERE (case_id, id) IN (
      SELECT report.case_id, report.id FROM moderation_report report JOIN moderation_case one ON one.id = report.case_id
      WHERE ${closedBefore(before)} AND (report.evidence <> '[]' OR report.note <> ''
        OR report.device_hash IS NOT NULL OR report.address_hash IS NOT NULL)
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Returns whether a report contains this picture or voice note. */
export async function isEvidence(db: Db, uploadId: string): Promise<boolean> {
  const picture = JSON.stringify([{ pictures: [{ id: uploadId }] }]);
  const voice = JSON.stringify([{ voice: { id: uploadId } }]);
  const { rows } = await sql`
    SELECT FROM moderation_report WHERE evidence @> ${picture}::jsonb OR evidence @> ${voice}::jsonb LIMIT 1
  `.execute(db);
  return rows.length > 0;
}

/** Deletes the quotes in at most `most` decisions. Returns the number of decisions. */
export async function emptyExcerpts(db: Db, { before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE moderation_decision SET excerpt = NULL
    WHERE (case_id, id) IN (
      SELECT decision.case_id, decision.id FROM moderation_decision decision
      JOIN moderation_case one ON one.id = decision.case_id
      WHERE ${closedBefore(before)} AND decision.excerpt IS NOT NULL
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function deleteTalk(db: Db, { before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM moderation_talk
    WHERE (case_id, id) IN (
      SELECT talk.case_id, talk.id FROM moderation_talk talk JOIN moderation_case one ON one.id = talk.case_id
      WHERE ${closedBefore(before)}
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

export async function deleteReports(db: Db, { before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM moderation_report
    WHERE (case_id, id) IN (
      SELECT report.case_id, report.id FROM moderation_report report JOIN moderation_case one ON one.id = report.case_id
      WHERE ${closedBefore(before)}
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** Deletes at most `most` decisions, but no decision that still suspends or bans a person. */
export async function deleteDecisions(db: Db, { before, most }: Old): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM moderation_decision
    WHERE (case_id, id) IN (
      SELECT decision.case_id, decision.id FROM moderation_decision decision
      JOIN moderation_case one ON one.id = decision.case_id
      WHERE ${closedBefore(before)} AND NOT (
        decision.action IN ('suspend', 'ban') AND decision.withdrawn_at IS NULL
        AND decision.appeal_outcome IS DISTINCT FROM 'changed' AND decision.until IS NULL
        AND EXISTS (SELECT FROM account WHERE account.id = decision.user_id)
      )
      LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
