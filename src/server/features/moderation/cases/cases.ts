import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { moderatorsFor } from '#server/features/moderation/moderators/moderators.queries.ts';
import { setDue, settleCase } from './case-changes.queries.ts';
import { claimCase, insertCaseEvent, reopenCase, type CaseRow } from './cases.queries.ts';
import { appendEvidence, insertReport, reportsOf, wasWrong, type ReportRow } from './reports.queries.ts';
import { classOf, type Signal, type Added, NOTHING, dueAt, weigh, rejudge, hex } from './cases.judge.ts';

/**
 * Adds a signal to the subject's case, in the caller's transaction. Opens the case if there is none, and reopens a
 * closed case. The case's row is locked, so signals about one subject are handled one after another.
 */
export async function addToCase(deps: Deps, trx: Trx, signal: Signal): Promise<Added> {
  const { newId } = deps;
  const { subject, authorId, now } = signal;
  const wanted = classOf(signal.category);
  const row = await claimCase(trx, {
    id: signal.caseId ?? newId(),
    kind: subject.kind,
    subjectId: subject.id,
    authorId,
    class: wanted,
    dueAt: dueAt(wanted, now),
    now,
  });
  const isAgain = row.state === 'closed';
  if (isAgain) await reopenCase(trx, { id: row.id, now });
  const round = isAgain ? row.round + 1 : row.round;
  const reports = await reportsOf(trx, { caseId: row.id, round });
  const own = reports.find((one) => isSameSource(one, signal));
  if (own !== undefined) {
    if (signal.isFinding === true) await addFinding(deps, trx, { row, reportId: own.id, signal });
    const nothing = { isNew: false, verdict: NOTHING, after: () => undefined };
    return { caseId: row.id, reportId: own.id, ...nothing };
  }
  const reportId = newId();
  const counts = await countsFor(trx, { caseId: row.id, round, signal });
  const weight = counts ? await weigh(trx, reports, signal) : 0;
  await insertReport(trx, { ...signal, caseId: row.id, id: reportId, round, weight });
  await deps.media.hold(
    trx,
    signal.evidence.flatMap(({ pictures = [], voice }) => [...pictures, ...(voice ? [voice] : [])].map(({ id }) => id)),
  );
  const judged = await rejudge(deps, trx, { row, round, signal, isAgain, weight, counts });
  const kind = row.is_new ? 'opened' : isAgain ? 'reopened' : 'added';
  const detail = {
    category: signal.category,
    weight,
    round,
    ...(signal.notice !== undefined && { isNotice: true }),
  };
  const { reporterId: actorId } = signal;
  await insertCaseEvent(trx, { caseId: row.id, id: newId(), kind, actorId, detail, now });
  return { caseId: row.id, reportId, isNew: true, ...judged };
}

interface Joining {
  row: CaseRow;
  reportId: string;
  signal: Signal;
}

/**
 * Adds a finding to the automatic report about the person. The report waits for an answer again, and so does the case.
 * All automatic reports about people have the same class, so the class stays. A finding has no picture to hold.
 */
async function addFinding({ newId }: Pick<Deps, 'newId'>, trx: Trx, { row, reportId, signal }: Joining): Promise<void> {
  const { evidence, category, isPrivate = false, reporterId: actorId, now } = signal;
  await appendEvidence(trx, { caseId: row.id, id: reportId, evidence, isPrivate });
  const due = dueAt(classOf(category), now);
  if (due < row.due_at) await setDue(trx, { id: row.id, dueAt: due });
  const detail = { category, weight: 0, round: row.round };
  await insertCaseEvent(trx, { caseId: row.id, id: newId(), kind: 'added', actorId, detail, now });
  await settleCase(trx, { id: row.id, now });
}

/**
 * Returns whether a report has the signal's source. A member, the automatic judgement, and a contact from outside each
 * report a thing at most once in a round.
 */
function isSameSource(one: ReportRow, { reporterId, notice, device }: Signal): boolean {
  if (notice !== undefined) return one.notice_id !== null && one.device === hex(device);
  return one.notice_id === null && one.reporter_id === reporterId;
}

/**
 * Returns whether a signal counts. A report does not count if its reporter's last report of the thing was wrong: a few
 * people could otherwise keep the thing on top of the list. A report of self-harm always counts.
 */
async function countsFor(
  trx: Trx,
  { caseId, round, signal }: { caseId: string; round: number; signal: Signal },
): Promise<boolean> {
  const { reporterId, category } = signal;
  if (reporterId === null || category === 'self_harm' || round === 1) return true;
  return !(await wasWrong(trx, { caseId, round, reporterId }));
}

/** Makes the clients of the moderators who may see a case reload their cases. Call this after the commit. */
export async function tellModerators(deps: Pick<Deps, 'db' | 'hints'>, caseId: string): Promise<void> {
  for (const id of await moderatorsFor(deps.db, caseId)) askToResync(deps, id, 'cases');
}
