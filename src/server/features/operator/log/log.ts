import type { OperatorLine } from '#contract/operator.ts';
import type { Db } from '#server/platform/database/database.ts';
import { cursorOf, pageOf, placeOf } from '#server/platform/paging.ts';
import { deedsAfter, type DeedRow } from './log.queries.ts';

export { insertDeed as recordAction } from './log.queries.ts';

export const LINES_A_PAGE = 50;

/** Returns a page of the operators' log, the latest line first. */
export async function logPage(
  db: Db,
  cursor: string | undefined,
): Promise<{ lines: OperatorLine[]; nextCursor: string | null }> {
  const rows = await deedsAfter(db, { after: placeOf(cursor), limit: LINES_A_PAGE + 1 });
  const { page, nextCursor } = pageOf(rows, LINES_A_PAGE, ({ made_at: at, id }) => cursorOf({ at, id }));
  return { lines: page.map(present), nextCursor };
}

function present(row: DeedRow): OperatorLine {
  return {
    id: row.id,
    madeAt: row.made_at.toISOString(),
    action: row.action,
    by: row.operator_id === null ? 'machine' : personOf(row.operator_id, row.operator_handle),
    about: row.about_id === null ? null : personOf(row.about_id, row.about_handle),
    reason: row.reason,
    detail: row.detail,
  };
}

const personOf = (id: number, handle: string | null): { id: number; handle: string } | null =>
  handle === null ? null : { id, handle };
