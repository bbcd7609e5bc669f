import type { z } from 'zod';
import type { listReports, previewReport, sendReport } from '#contract/moderation.reports.ts';
import type { Subject } from '#contract/moderation.subjects.ts';
import { blockPerson } from '#server/features/blocks/blocks.ts';
import { blocksBy } from '#server/features/visibility/blocks.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { addressKey } from '#server/platform/limits/limits.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import type { Caller } from '#server/platform/sessions/tokens.ts';
import { addToCase, tellModerators } from '#server/features/moderation/cases/cases.ts';
import { reportsBy } from '#server/features/moderation/cases/reports.queries.ts';
import { inReadersWords } from '#server/features/moderation/subjects/evidence.ts';
import { subjectFor } from '#server/features/moderation/subjects/subjects.ts';
import { pageOf } from '#server/platform/paging.ts';
import { hashOf } from './origin.ts';

/** The number of reports on one page. */
const PAGE = 50;

/** Returns the lines that a report would send, and the subject's author with a flag for a block by the viewer. */
export async function previewOf(
  deps: Deps,
  viewerId: number,
  subject: Subject,
): Promise<z.input<typeof previewReport.response>> {
  const { author, lines: kept } = await subjectFor(deps, { db: deps.db, viewerId, now: deps.clock.now() }, subject);
  const lines = kept.map(inReadersWords);
  if (author === null) return { author, lines };
  const blocks = await blocksBy(deps.db, viewerId);
  return { author: { ...author, isBlocked: blocks.some(({ otherId }) => otherId === author.id) }, lines };
}

type ReportInput = z.output<typeof sendReport.body>;

/** Copies the evidence into the subject's case, in one transaction. With `alsoBlock`, blocks the author afterwards. */
export async function report(
  deps: Deps,
  { caller, ip }: { caller: Caller; ip: string },
  { subject, category, note, alsoBlock }: ReportInput,
): Promise<z.input<typeof sendReport.response>> {
  const now = deps.clock.now();
  const viewerId = caller.userId;
  const deviceId = await deps.sessions.deviceOf(caller);
  let authorId: number | undefined;
  const added = await inTransaction(deps.db, async (trx) => {
    const found = await subjectFor(deps, { db: trx, viewerId, now }, subject);
    authorId = found.author?.id;
    return addToCase(deps, trx, {
      subject: found.subject,
      authorId: found.author?.id ?? null,
      reporterId: viewerId,
      category,
      note,
      evidence: found.lines,
      device: deviceId === undefined ? null : hashOf(deps, `device ${deviceId}`),
      address: hashOf(deps, `address ${addressKey(ip)}`),
      now,
    });
  });
  added.after();
  if (added.isNew) {
    askToResync(deps, viewerId, 'reports');
    await tellModerators(deps, added.caseId);
  }
  const isBlocked = alsoBlock && authorId !== undefined && (await block(deps, viewerId, authorId));
  return { id: added.reportId, isBlocked };
}

/** Blocks a person; returns false if the caller cannot, because the person is already hidden from them. */
async function block(deps: Deps, userId: number, otherId: number): Promise<boolean> {
  try {
    await blockPerson(deps, { userId, otherId });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return false;
    throw error;
  }
}

/** Returns a page of the caller's reports, newest first. */
export async function ownReports(
  { db }: Pick<Deps, 'db'>,
  userId: number,
  before: string | undefined,
): Promise<z.input<typeof listReports.response>> {
  const from = before === undefined ? undefined : new Date(before);
  const rows = await reportsBy(db, { userId, before: from, limit: PAGE + 1 });
  const { page, nextCursor } = pageOf(rows, PAGE, (row) => row.created_at);
  const reports = page.map((row) => ({
    id: row.id,
    kind: row.kind,
    category: row.category,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    outcome: row.outcome,
    decidedAt: row.decided_at?.toISOString() ?? null,
    turnedAt: row.turned_at?.toISOString() ?? null,
    answers: row.answers.map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
  }));
  return { reports, hasMore: nextCursor !== null };
}
