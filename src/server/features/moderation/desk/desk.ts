import type { z } from 'zod';
import { HOUR_MS } from '#contract/durations.ts';
import { wordLetter } from '#content/decision-mails.ts';
import type { CaseHead, caseTabs, listCases, writeToCase } from '#contract/moderation.ts';
import { NOTICE_HOURS } from '#contract/moderation.take-down.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import { countWaitingChecks } from '#server/features/photo-check/photo-check.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { saysToReader } from '#server/platform/reader.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { tellModerators } from '#server/features/moderation/cases/cases.ts';
import { lockCase, setTaken } from '#server/features/moderation/cases/case-changes.queries.ts';
import { sendLetter, type After } from '#server/features/moderation/penalties/effects.ts';
import { isOwnCase, openRuling, type Act } from '#server/features/moderation/cases/ruling.ts';
import { caseById, deskCounts, hasReport, reportersOf, waitingCases, type DeskCase } from './desk.queries.ts';
import { summaryOf } from './desk.words.ts';
import { insertTalk } from './talk.queries.ts';
import { queueLength } from '#server/features/moderation/waiting/waiting.queries.ts';

const NOTICE_MS = NOTICE_HOURS * HOUR_MS;
/** The kinds of subjects from rooms and talks with an AI. A moderator must open their lines, which is recorded. */
const PRIVATE: ReadonlySet<SubjectKind> = new Set([
  'message',
  'room',
  'group_picture',
  'companion_reply',
  'wyn_reply',
  'call',
  'waiting',
]);

export const isPrivate = (kind: SubjectKind): boolean => PRIVATE.has(kind);

/** A case, and the moderator who looks at it. */
export interface ModeratorCase {
  callerId: number;
  caseId: string;
}

export async function listFor(
  { db, clock }: Deps,
  callerId: number,
  tab: (typeof caseTabs)[number],
): Promise<z.input<typeof listCases.response>> {
  const now = clock.now();
  const isNoticed = tab === 'take-down';
  const wish = { takenBy: tab === 'mine' ? callerId : undefined, isAppealed: tab === 'appeals', isNoticed };
  const [rows, counts] = [
    await waitingCases(db, { ...wish, callerId }),
    await deskCounts(db, { callerId, now, midnight: midnightOf(now) }),
  ];
  const { things: looks } = await queueLength(db);
  const photoChecks = await countWaitingChecks(db);
  return { cases: rows.map((row) => headOf(row, callerId)), ...counts, looks, photoChecks };
}

export async function standingFor(
  { db, clock }: Deps,
  callerId: number,
): Promise<{ ok: true; open: number; late: number }> {
  const now = clock.now();
  const { open, late } = await deskCounts(db, { callerId, now, midnight: midnightOf(now) });
  return { ok: true, open, late };
}

/** A day at the desk begins at midnight UTC, the same for all moderators. */
function midnightOf(now: Date): Date {
  return new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
}

export function headOf(row: DeskCase, callerId: number): CaseHead {
  return {
    id: row.id,
    number: row.number,
    class: row.class,
    state: row.state,
    kind: row.subject_kind,
    summary: summaryOf(row, saysToReader()),
    reports: row.reports,
    notices: row.notices,
    removeBy: row.noticed_at === null ? null : new Date(row.noticed_at.getTime() + NOTICE_MS).toISOString(),
    score: row.score,
    openedAt: row.opened_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    isMine: row.taken_by === callerId,
    isHidden: row.hidden_at !== null,
  };
}

/** Assigns the case to the caller, even if another moderator has it, or releases it. */
export async function take(deps: Deps, { callerId, caseId }: ModeratorCase, isMine: boolean): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const one = await lockCase(trx, caseId);
    if (one === undefined || isOwnCase(one, callerId)) throw new AppError('not_found');
    const wasMine = one.taken_by === callerId;
    if (wasMine === isMine) return;
    await setTaken(trx, { id: caseId, takenBy: isMine ? callerId : null });
    const event = { caseId, id: deps.newId(), actorId: callerId, detail: {}, now: deps.clock.now() };
    await insertCaseEvent(trx, { ...event, kind: isMine ? 'taken' : 'released' });
  });
  await tellModerators(deps, caseId);
}

/** Records that the caller opened the lines of a report; from then on the case shows the lines to the caller. */
export async function openLines(deps: Deps, { callerId, caseId }: ModeratorCase, reportId: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const one = await caseById(trx, caseId);
    if (one === undefined || isOwnCase(one, callerId)) throw new AppError('not_found');
    if (!(await hasReport(trx, { caseId, id: reportId }))) throw new AppError('not_found');
    const event = { caseId, id: deps.newId(), actorId: callerId, detail: { reportId }, now: deps.clock.now() };
    await insertCaseEvent(trx, { ...event, kind: 'evidence_opened' });
  });
}

/** Writes a note for moderators, a message to the reporters, or a letter to the person of the case. */
export async function writeInto(
  deps: Deps,
  act: Act,
  { side, text }: z.output<typeof writeToCase.body>,
): Promise<void> {
  const { callerId, caseId } = act;
  const { after, told } = await inTransaction(deps.db, async (trx) => {
    const { person, now } = await openRuling({ deps, trx }, act, undefined);
    if (side === 'subject' && person === null) {
      throw new AppError('invalid', { fields: { side: 'There is no member to write to.' } });
    }
    await insertTalk(trx, { caseId, id: deps.newId(), side, authorId: callerId, content: text, now });
    const event = { caseId, id: deps.newId(), kind: 'wrote', actorId: callerId, detail: { side }, now };
    await insertCaseEvent(trx, event);
    const nothing: After = () => undefined;
    const sent =
      side === 'subject' && person !== null
        ? await sendLetter(deps, trx, { to: person, write: (says) => wordLetter(text, says) })
        : nothing;
    return { after: sent, told: side === 'reporter' ? await reportersOf(trx, caseId) : [] };
  });
  after();
  for (const id of told) askToResync(deps, id, 'reports');
  await tellModerators(deps, caseId);
}
