import { sql } from 'kysely';
import { type EvidenceLine, type ReportCategory } from '#contract/moderation.subjects.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The most reports that one case shows. */
const SHOWN = 20;

export interface EvidenceRow {
  id: string;
  category: ReportCategory;
  note: string;
  evidence: EvidenceLine[];
  notice_id: string | null;
  /** True when the evidence is from private messages although the case's subject is public, such as a person. */
  is_private: boolean;
  created_at: Date;
}

/** Returns at most `SHOWN` reports, oldest first. If a case has more, the notices and the newest reports are kept. */
export async function evidenceOf(db: Db, caseId: string): Promise<EvidenceRow[]> {
  const newest = await db
    .selectFrom('moderation_report')
    .select(['id', 'category', 'note', 'evidence', 'notice_id', 'is_private', 'created_at'])
    .where('case_id', '=', caseId)
    .orderBy(sql`notice_id IS NULL`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return newest.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1));
}

/** Returns the evidence of the first report whose subject the reporter did not write; [] without such a report. */
export async function firstEvidence(db: Db, caseId: string): Promise<EvidenceLine[]> {
  const { rows } = await sql<{ evidence: EvidenceLine[] }>`
    SELECT evidence FROM moderation_report
    WHERE case_id = ${caseId} AND evidence @> '[{"isSubject": true, "isReporter": false}]'
    ORDER BY created_at, id LIMIT 1
  `.execute(db);
  return rows[0]?.evidence ?? [];
}
