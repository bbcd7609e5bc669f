import { sql, type Selectable } from 'kysely';
import { caseClasses, type EvidenceLine, type ReportCategory, type Subject } from '#contract/moderation.subjects.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type {
  ModerationCaseTable,
  ModerationEventTable,
  ModerationTalkTable,
} from '#server/platform/database/tables.ts';

export type DeskCase = Omit<Selectable<ModerationCaseTable>, 'reasons'> & {
  reasons: string[];
  reports: number;
  notices: number;
  /** When the oldest notice that waits came in. */
  noticed_at: Date | null;
};

/** The most cases of one class that one list shows: no flood of one class hides the others. */
const LISTED = 100;
/** The most reports that one case shows, the newest. */
const SHOWN = 20;

/** Notices are few, and most cases have none. */
const reports = sql`counted.reports, counted.notices, counted.noticed_at`;
const counting = sql`CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE notice_id IS NULL)::int AS reports, count(notice_id)::int AS notices,
    min(created_at) FILTER (WHERE notice_id IS NOT NULL AND outcome = 'waiting') AS noticed_at
  FROM moderation_report report WHERE report.case_id = moderation_case.id) counted`;

/** A notice is in the case's round. */
const hasNotice = sql`EXISTS (SELECT FROM moderation_report report
  WHERE report.case_id = moderation_case.id AND report.round = moderation_case.round AND report.notice_id IS NOT NULL)`;

/** A person's own case is for others to work on. */
const notOwn = (callerId: number) => sql`moderation_case.author_id IS DISTINCT FROM ${callerId}`;

/** Returns waiting cases in the order of work: class, then score, then age. */
export async function waitingCases(
  db: Db,
  {
    callerId,
    takenBy,
    isAppealed,
    isNoticed,
  }: { callerId: number; takenBy: number | undefined; isAppealed: boolean; isNoticed: boolean },
): Promise<DeskCase[]> {
  const { rows } = await sql<DeskCase>`
    SELECT moderation_case.*, ${reports} FROM moderation_case ${counting}
    JOIN (
      SELECT id AS waiting_id, row_number() OVER (PARTITION BY class ORDER BY score DESC, opened_at, id) AS place
      FROM moderation_case
      WHERE state <> 'closed' AND ${notOwn(callerId)} AND ${isAppealed ? sql`state = 'appealed'` : sql`true`}
        AND ${takenBy === undefined ? sql`true` : sql`taken_by = ${takenBy}`}
        AND ${isNoticed ? hasNotice : sql`true`}
    ) waiting ON waiting_id = moderation_case.id AND place <= ${LISTED}
    ORDER BY array_position(${Object.keys(caseClasses)}::text[], class), score DESC, opened_at, id
  `.execute(db);
  return rows;
}

export interface DeskCounts {
  open: number;
  late: number;
  appeals: number;
  takeDowns: number;
  closedToday: number;
}

export async function deskCounts(
  db: Db,
  { callerId, now, midnight }: { callerId: number; now: Date; midnight: Date },
): Promise<DeskCounts> {
  const { rows } = await sql<DeskCounts>`
    SELECT count(*) FILTER (WHERE state <> 'closed')::int AS open,
      count(*) FILTER (WHERE state <> 'closed' AND due_at < ${now})::int AS late,
      count(*) FILTER (WHERE state = 'appealed')::int AS appeals,
      count(*) FILTER (WHERE state <> 'closed' AND ${hasNotice})::int AS "takeDowns",
      count(*) FILTER (WHERE state = 'closed')::int AS "closedToday"
    FROM moderation_case WHERE (state <> 'closed' OR closed_at >= ${midnight}) AND ${notOwn(callerId)}
  `.execute(db);
  return rows[0] ?? { open: 0, late: 0, appeals: 0, takeDowns: 0, closedToday: 0 };
}

export async function caseById(db: Db, id: string): Promise<DeskCase | undefined> {
  const { rows } = await sql<DeskCase>`
    SELECT moderation_case.*, ${reports} FROM moderation_case ${counting} WHERE id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the case, locked until the transaction ends. */
export async function lockCase(trx: Trx, id: string): Promise<Selectable<ModerationCaseTable> | undefined> {
  return trx.selectFrom('moderation_case').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Makes the caller the one who works on the case, or nobody, where it is the caller. */
export async function setTaken(trx: Trx, { id, takenBy }: { id: string; takenBy: number | null }): Promise<void> {
  await sql`UPDATE moderation_case SET taken_by = ${takenBy}, version = version + 1 WHERE id = ${id}`.execute(trx);
}

export interface EvidenceRow {
  id: string;
  category: ReportCategory;
  note: string;
  evidence: EvidenceLine[];
  notice_id: string | null;
  /** Said in private, in a case of another kind. */
  is_private: boolean;
  created_at: Date;
}

/** Returns the newest reports of a case with their evidence, oldest first; notices before all others. */
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

/** Returns the evidence of the first report that copied something of the person's own. */
export async function firstEvidence(db: Db, caseId: string): Promise<EvidenceLine[]> {
  const { rows } = await sql<{ evidence: EvidenceLine[] }>`
    SELECT evidence FROM moderation_report
    WHERE case_id = ${caseId} AND evidence @> '[{"isSubject": true, "isReporter": false}]'
    ORDER BY created_at, id LIMIT 1
  `.execute(db);
  return rows[0]?.evidence ?? [];
}

/** Returns the case of a thing, if it has one. */
export async function caseIdOf(db: Db, { kind, id }: Subject): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM moderation_case WHERE subject_kind = ${kind} AND subject_id = ${id}
  `.execute(db);
  return rows[0]?.id;
}

export async function hasReport(db: Db, { caseId, id }: { caseId: string; id: string }): Promise<boolean> {
  const { rows } = await sql`SELECT FROM moderation_report WHERE case_id = ${caseId} AND id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Returns who reported, in all rounds. */
export async function reportersOf(db: Db, caseId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT reporter_id AS id FROM moderation_report WHERE case_id = ${caseId} AND reporter_id IS NOT NULL
  `.execute(db);
  return rows.map(({ id }) => id);
}

export async function talkOf(db: Db, caseId: string): Promise<Selectable<ModerationTalkTable>[]> {
  return db
    .selectFrom('moderation_talk')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

interface NewTalk {
  caseId: string;
  id: string;
  side: 'note' | 'reporter' | 'subject';
  authorId: number;
  content: string;
  now: Date;
}

export async function insertTalk(trx: Trx, talk: NewTalk): Promise<void> {
  await trx
    .insertInto('moderation_talk')
    .values({
      case_id: talk.caseId,
      id: talk.id,
      side: talk.side,
      author_id: talk.authorId,
      content: talk.content,
      created_at: talk.now,
    })
    .execute();
}

export async function eventsOf(db: Db, caseId: string): Promise<Selectable<ModerationEventTable>[]> {
  return db
    .selectFrom('moderation_event')
    .selectAll()
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export interface Named {
  id: number;
  handle: string;
  display_name: string | null;
  created_at: Date;
}

/** Returns what moderators call these people, whoever blocked whom. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, Named>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['id', 'handle', 'display_name', 'created_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Moves a case to the state that what still waits in it demands: an appeal, a ban to be seconded, a report, or nothing.
 * Call it after every change.
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

/** Sets when an answer is aimed at, for a case that waits anew. */
export async function setDue(trx: Trx, { id, dueAt }: { id: string; dueAt: Date }): Promise<void> {
  await sql`UPDATE moderation_case SET due_at = ${dueAt} WHERE id = ${id}`.execute(trx);
}
