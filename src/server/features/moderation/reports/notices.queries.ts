import { sql, type Selectable } from 'kysely';
import type { Language } from '#contract/languages.ts';
import type { NoticeCategory, NoticeRole } from '#contract/moderation.take-down.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { TakeDownNoticeTable } from '#server/platform/database/tables.ts';

export type NoticeRow = Selectable<TakeDownNoticeTable>;

interface NewNotice {
  caseId: string;
  id: string;
  reportId: string;
  receipt: string;
  category: NoticeCategory;
  role: NoticeRole;
  what: string;
  name: string;
  contact: string;
  /** The language of the answer. */
  language: Language;
  now: Date;
}

export async function insertNotice(trx: Trx, one: NewNotice): Promise<void> {
  await trx
    .insertInto('take_down_notice')
    .values({
      case_id: one.caseId,
      id: one.id,
      report_id: one.reportId,
      receipt: one.receipt,
      category: one.category,
      role: one.role,
      what: one.what,
      name: one.name,
      contact: one.contact,
      language: one.language,
      created_at: one.now,
    })
    .execute();
}

/** Counts the notices from a contact or an address after `since`, by whether they were judged right or wrong. */
export async function recordOfNotifier(
  trx: Trx,
  { contact, address, since }: { contact: Uint8Array; address: Uint8Array; since: Date },
): Promise<{ right: number; wrong: number }> {
  const { rows } = await sql<{ right: number; wrong: number }>`
    SELECT count(*) FILTER (WHERE outcome = 'acted')::int AS "right",
      count(*) FILTER (WHERE outcome = 'not_against_rules')::int AS wrong
    FROM moderation_report
    WHERE notice_id IS NOT NULL AND (device_hash = ${contact} OR address_hash = ${address}) AND created_at > ${since}
  `.execute(trx);
  return rows[0] ?? { right: 0, wrong: 0 };
}

/** Returns whether a moderator judged an earlier notice about this thing to be wrong. */
export async function isCleared(trx: Trx, { kind, id }: { kind: SubjectKind; id: string }): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM moderation_case
    JOIN moderation_report report ON report.case_id = moderation_case.id
    WHERE moderation_case.subject_kind = ${kind} AND moderation_case.subject_id = ${id}
      AND report.notice_id IS NOT NULL AND report.outcome = 'not_against_rules'
    LIMIT 1
  `.execute(trx);
  return rows.length > 0;
}

/** Returns how many hidden things of a person have a notice that waits for an answer. */
export async function hiddenByNotices(trx: Trx, authorId: number): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    SELECT count(*)::int AS hidden FROM moderation_case
    WHERE author_id = ${authorId} AND hidden_at IS NOT NULL AND EXISTS (
      SELECT FROM moderation_report report
      WHERE report.case_id = moderation_case.id AND report.notice_id IS NOT NULL AND report.outcome = 'waiting')
  `.execute(trx);
  return rows[0]?.hidden ?? 0;
}

/** Returns the notices of a case that wait for an answer, oldest first. */
export async function waitingNotices(trx: Trx, caseId: string): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    SELECT notice.* FROM take_down_notice notice
    JOIN moderation_report report ON report.case_id = notice.case_id AND report.id = notice.report_id
    WHERE notice.case_id = ${caseId} AND report.outcome = 'waiting'
    ORDER BY notice.created_at, notice.id
  `.execute(trx);
  return rows;
}

/** Returns the notices of a case, oldest first. */
export async function noticesOf(db: Db, caseId: string): Promise<NoticeRow[]> {
  return db
    .selectFrom('take_down_notice')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

type NoticeProgress = Pick<NoticeRow, 'contact' | 'created_at'> & {
  outcome: 'waiting' | 'acted' | 'not_against_rules' | 'gone';
  decided_at: Date | null;
};

export async function noticeByReceipt(db: Db, receipt: string): Promise<NoticeProgress | undefined> {
  const { rows } = await sql<NoticeProgress>`
    SELECT notice.contact, notice.created_at, report.outcome, report.decided_at
    FROM take_down_notice notice
    JOIN moderation_report report ON report.case_id = notice.case_id AND report.id = notice.report_id
    WHERE notice.receipt = ${receipt}
  `.execute(db);
  return rows[0];
}

/** Deletes the names and contacts of at most `most` notices answered up to `before`. Returns the number of notices. */
export async function forgetNotifiers(db: Db, { before, most }: { before: Date; most: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE take_down_notice SET name = '', contact = ''
    WHERE (case_id, id) IN (
      SELECT notice.case_id, notice.id FROM take_down_notice notice
      JOIN moderation_report report ON report.case_id = notice.case_id AND report.id = notice.report_id
      WHERE report.decided_at <= ${before} AND notice.contact <> ''
      LIMIT ${most} FOR UPDATE OF notice SKIP LOCKED
    )
  `.execute(db);
  return Number(numAffectedRows ?? 0n);
}
