import { sql } from 'kysely';
import { EVIDENCE_LINES_MAX } from '#contract/moderation.reports.ts';
import type { EvidenceLine, ReportCategory, SubjectKind } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { HeldBack } from '#server/features/moderation/automod/automod.ts';

interface NewReport {
  caseId: string;
  id: string;
  round: number;
  /** Null for an automatic report, and for a notice from outside. */
  reporterId: number | null;
  category: ReportCategory;
  note: string;
  evidence: EvidenceLine[];
  isPrivate?: boolean;
  weight: number;
  device: Uint8Array | null;
  address: Uint8Array | null;
  /** Present when the report is a notice from outside. */
  notice?: { id: string; heldBack: HeldBack | null } | undefined;
  now: Date;
}

/** Stores a report. Returns false, and stores nothing, if the reporter has already reported the case in this round. */
export async function insertReport(trx: Trx, report: NewReport): Promise<boolean> {
  const made = await trx
    .insertInto('moderation_report')
    .values({
      case_id: report.caseId,
      id: report.id,
      round: report.round,
      reporter_id: report.reporterId,
      category: report.category,
      note: report.note,
      evidence: JSON.stringify(report.evidence),
      is_private: report.isPrivate ?? false,
      weight: report.weight,
      device_hash: report.device,
      address_hash: report.address,
      notice_id: report.notice?.id ?? null,
      held_back: report.notice?.heldBack ?? null,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

interface MoreEvidence {
  caseId: string;
  id: string;
  evidence: EvidenceLine[];
  isPrivate: boolean;
}

/**
 * Adds evidence to a report, which then waits for an answer again. A full report loses its second line. It keeps the
 * first line, which opened the report.
 */
export async function appendEvidence(trx: Trx, { caseId, id, evidence, isPrivate }: MoreEvidence): Promise<void> {
  await sql`
    UPDATE moderation_report SET outcome = 'waiting', decided_at = NULL, turned_at = NULL,
      is_private = is_private OR ${isPrivate}::boolean,
      evidence = CASE WHEN jsonb_array_length(evidence) < ${EVIDENCE_LINES_MAX}::int THEN evidence ELSE evidence - 1 END
        || ${JSON.stringify(evidence)}::jsonb
    WHERE case_id = ${caseId} AND id = ${id}
  `.execute(trx);
}

export interface ReportRow {
  id: string;
  reporter_id: number | null;
  category: ReportCategory;
  weight: number;
  device: string | null;
  address: string | null;
  notice_id: string | null;
  held_back: HeldBack | null;
  /** Null without a reporter, and when the reporter's account is gone. */
  member_since: Date | null;
  agreed: number;
  disagreed: number;
}

/** Returns the reports of a case's round, oldest first, with the data of their reporters. */
export async function reportsOf(trx: Trx, { caseId, round }: { caseId: string; round: number }): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    SELECT report.id, report.reporter_id, report.category, report.weight,
      encode(report.device_hash, 'hex') AS device, encode(report.address_hash, 'hex') AS address,
      report.notice_id, report.held_back,
      account.created_at AS member_since,
      coalesce(reporter_record.agreed, 0) AS agreed, coalesce(reporter_record.disagreed, 0) AS disagreed
    FROM moderation_report report
    LEFT JOIN account ON account.id = report.reporter_id
    LEFT JOIN reporter_record ON reporter_record.user_id = report.reporter_id
    WHERE report.case_id = ${caseId} AND report.round = ${round}
    ORDER BY report.created_at, report.id
  `.execute(trx);
  return rows;
}

/**
 * Returns whether a person's last report of a thing, in an earlier round, was judged wrong. Reports of self-harm ask
 * for help, so they are left out.
 */
export async function wasWrong(
  trx: Trx,
  { caseId, round, reporterId }: { caseId: string; round: number; reporterId: number },
): Promise<boolean> {
  const { rows } = await sql<{ is_wrong: boolean }>`
    SELECT outcome = 'not_against_rules' AS is_wrong FROM moderation_report
    WHERE case_id = ${caseId} AND reporter_id = ${reporterId} AND round < ${round} AND category <> 'self_harm'
    ORDER BY round DESC LIMIT 1
  `.execute(trx);
  return rows[0]?.is_wrong === true;
}

/** Returns the record by which a reporter's reports are weighed; undefined when the reporter's account is gone. */
export async function reporterOf(
  trx: Trx,
  userId: number,
): Promise<{ member_since: Date; agreed: number; disagreed: number } | undefined> {
  const { rows } = await sql<{ member_since: Date; agreed: number; disagreed: number }>`
    SELECT account.created_at AS member_since,
      coalesce(reporter_record.agreed, 0) AS agreed, coalesce(reporter_record.disagreed, 0) AS disagreed
    FROM account
    LEFT JOIN reporter_record ON reporter_record.user_id = account.id
    WHERE account.id = ${userId}
  `.execute(trx);
  return rows[0];
}

export interface OwnReportRow {
  id: string;
  kind: SubjectKind;
  category: ReportCategory;
  note: string;
  created_at: Date;
  outcome: 'waiting' | 'acted' | 'not_against_rules' | 'gone';
  decided_at: Date | null;
  turned_at: Date | null;
  answers: { text: string; at: string }[];
}

/** Returns a person's reports, newest first. With `before`, returns only reports that were made earlier. */
export async function reportsBy(
  db: Db,
  { userId, before, limit }: { userId: number; before: Date | undefined; limit: number },
): Promise<OwnReportRow[]> {
  const { rows } = await sql<OwnReportRow>`
    SELECT report.id, moderation_case.subject_kind AS kind, report.category, report.note, report.created_at,
      report.outcome, report.decided_at, report.turned_at,
      (SELECT coalesce(json_agg(json_build_object('text', talk.content, 'at', talk.created_at) ORDER BY talk.created_at), '[]')
        FROM moderation_talk talk
        WHERE talk.case_id = report.case_id AND talk.side = 'reporter' AND talk.created_at >= report.created_at) AS answers
    FROM moderation_report report
    JOIN moderation_case ON moderation_case.id = report.case_id
    WHERE report.reporter_id = ${userId}
      AND ${before === undefined ? sql`true` : sql`report.created_at < ${before}`}
    ORDER BY report.created_at DESC, report.id DESC
    LIMIT ${limit}
  `.execute(db);
  return rows;
}
