import { sql, type Selectable } from 'kysely';
import { caseClasses } from '#contract/moderation.subjects.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ModerationCaseTable, ModerationEventTable } from '#server/platform/database/tables.ts';

export type DeskCase = Omit<Selectable<ModerationCaseTable>, 'reasons'> & {
  reasons: string[];
  reports: number;
  notices: number;
  /** The time of the oldest notice that waits for an answer; null without such a notice. */
  noticed_at: Date | null;
};

/** The most cases of one class in one list, so that a flood of one class does not hide the others. */
const LISTED = 100;

/** The columns that `counting` adds to a case. */
const reports = sql`counted.reports, counted.notices, counted.noticed_at`;
const counting = sql`CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE notice_id IS NULL)::int AS reports, count(notice_id)::int AS notices,
    min(created_at) FILTER (WHERE notice_id IS NOT NULL AND outcome = 'waiting') AS noticed_at
  FROM moderation_report report WHERE report.case_id = moderation_case.id) counted`;

/** The condition that the case's present round has a notice. */
const hasNotice = sql`EXISTS (SELECT FROM moderation_report report
  WHERE report.case_id = moderation_case.id AND report.round = moderation_case.round AND report.notice_id IS NOT NULL)`;

/** The condition that the case is not about the calling moderator. */
const notOwn = (callerId: number) => sql`moderation_case.author_id IS DISTINCT FROM ${callerId}`;

/** Returns cases that are not closed, in the order of work: class, then the highest score, then the oldest. */
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

export async function hasReport(db: Db, { caseId, id }: { caseId: string; id: string }): Promise<boolean> {
  const { rows } = await sql`SELECT FROM moderation_report WHERE case_id = ${caseId} AND id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Returns the ids of the members who reported the case's subject, in any round. */
export async function reportersOf(db: Db, caseId: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT reporter_id AS id FROM moderation_report WHERE case_id = ${caseId} AND reporter_id IS NOT NULL
  `.execute(db);
  return rows.map(({ id }) => id);
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
