import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import {
  caseClasses,
  type CaseClass,
  type EvidenceLine,
  type ReportCategory,
  type Subject,
} from '#contract/moderation.subjects.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { judgeReports, type HeldBack, type AutomodVerdict } from '#server/features/moderation/automod/automod.ts';
import { isDecided } from '#server/features/moderation/penalties/decisions.queries.ts';
import { all } from '#server/features/moderation/penalties/effects.ts';
import { stateHiding } from '#server/features/moderation/penalties/machine.ts';
import { weightOf } from '#server/features/moderation/automod/score.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';
import { insertCaseEvent, updateCase, type CaseRow } from './cases.queries.ts';
import { reporterOf, reportsOf, type ReportRow } from './reports.queries.ts';

/** The classes in the order in which moderators work on them. */
const classes = Object.keys(caseClasses) as CaseClass[];

/** Returns the class with the category's name, or else `rest`. Within `rest`, self-harm comes first to bring help. */
export function classOf(category: ReportCategory): CaseClass {
  return classes.find((one) => one === category) ?? 'rest';
}

export interface Signal {
  subject: Subject;
  /** The author of the subject; null for Wyn, and for a notice about a thing that was not found. */
  authorId: number | null;
  /** Null for an automatic report, and for a notice from outside. */
  reporterId: number | null;
  category: ReportCategory;
  note: string;
  evidence: EvidenceLine[];
  /** True when the evidence is from private messages although the subject's kind is public, such as a person. */
  isPrivate?: boolean;
  /** True for a finding that a person is under age. It is added to this round's automatic report about the person. */
  isFinding?: boolean;
  /** True when the subject contains a picture that a moderator removed elsewhere, or one that looks the same. */
  isCopy?: boolean;
  /** True for a thing that a moderator refused at the look before others saw it. */
  isLook?: boolean;
  /** True for a photo check that a moderator refused. */
  isCheck?: boolean;
  /** The id for a new case; without it the case gets one. */
  caseId?: string;
  /** The keyed hash of the device; null when unknown. */
  device: Uint8Array | null;
  /** The keyed hash of the network address; null when unknown. */
  address: Uint8Array | null;
  /** Present when the signal is a notice from a person without an account; `device` is then the hash of the contact. */
  notice?: { id: string; heldBack: HeldBack | null };
  now: Date;
}

/** The result of adding a signal to its case. */
export interface Added {
  caseId: string;
  reportId: string;
  /** False when the same source has already reported the subject in this round; see `isSameSource`. */
  isNew: boolean;
  verdict: AutomodVerdict;
  /** Call this after the commit. */
  after: () => void;
}

export const NOTHING: AutomodVerdict = { result: 'allow', reasons: [] };

export const dueAt = (one: CaseClass, from: Date): Date => new Date(from.getTime() + caseClasses[one] * HOUR_MS);

/**
 * Returns the weight of a signal. An automatic signal or a notice weighs as much as a report by a 30-day-old account.
 * If most earlier notices of the sender were wrong, a notice weighs only as much as a report by a new account.
 */
export async function weigh(trx: Trx, before: readonly ReportRow[], signal: Signal): Promise<number> {
  const { reporterId, category, now, notice } = signal;
  const [device, address] = [hex(signal.device), hex(signal.address)];
  const isShared = before.some(
    (one) => (device !== null && one.device === device) || (address !== null && one.address === address),
  );
  if (reporterId === null) {
    const ageDays = notice?.heldBack === 'record' ? 0 : 30;
    return weightOf({ ageDays, agreed: 0, disagreed: 0 }, category, isShared);
  }
  const reporter = await reporterOf(trx, reporterId);
  const ageDays = reporter === undefined ? 0 : daysSince(reporter.member_since, now);
  return weightOf({ ageDays, agreed: reporter?.agreed ?? 0, disagreed: reporter?.disagreed ?? 0 }, category, isShared);
}

interface Rejudged {
  row: CaseRow;
  round: number;
  signal: Signal;
  isAgain: boolean;
  weight: number;
  /** False for a signal that changes neither class nor score. */
  counts: boolean;
}

/** Updates a case's class, score, target time and reasons from the reports of the round, and may hide the subject. */
export async function rejudge(
  deps: Deps,
  trx: Trx,
  { row, round, signal, isAgain, weight, counts }: Rejudged,
): Promise<Pick<Added, 'verdict' | 'after'>> {
  const { now, subject } = signal;
  const { hide } = subjects[subject.kind];
  const reports = await reportsOf(trx, { caseId: row.id, round });
  const worst = worstOf([...(isAgain ? [] : [row.class]), ...(counts ? [classOf(signal.category)] : [])]);
  const verdict = judgeReports({
    reports: reports.flatMap((one) => signalOf(one, now)),
    notices: reports.flatMap((one) => (one.notice_id === null ? [] : [{ ...one, heldBack: one.held_back }])),
    isCopy: signal.isCopy === true,
    isLook: signal.isLook === true,
    isCheck: signal.isCheck === true,
    canHide: hide !== undefined,
    isKnown: round > 1 || (await isDecided(trx, row.id)),
  });
  const isHeld = verdict.result === 'hold' && row.hidden_at === null && hide !== undefined;
  await updateCase(trx, {
    id: row.id,
    class: worst,
    score: (isAgain ? 0 : row.score) + weight,
    reasons: verdict.reasons,
    dueAt: dueOf(row, { worst, signal, isAgain, counts }),
    hiddenAt: isHeld ? now : row.hidden_at,
  });
  if (!isHeld) return { verdict, after: () => undefined };
  const detail = { reasons: verdict.reasons };
  await insertCaseEvent(trx, { caseId: row.id, id: deps.newId(), kind: 'hidden', actorId: null, detail, now });
  const categories = reports.flatMap(({ category }) => (category === 'self_harm' ? [] : [category]));
  const afters = [
    await hide(deps, trx, { id: subject.id, at: now }),
    await stateHiding(deps, trx, { ...signal, caseId: row.id, categories }),
  ];
  return { verdict, after: all(afters) };
}

/** Returns the case's target time. While an appeal waits, the time stays unless a report that counts is due earlier. */
function dueOf(
  row: CaseRow,
  { worst, signal, isAgain, counts }: { worst: CaseClass } & Pick<Rejudged, 'signal' | 'isAgain' | 'counts'>,
): Date {
  if (row.state !== 'appealed') return dueAt(worst, isAgain ? signal.now : row.opened_at);
  const due = dueAt(classOf(signal.category), signal.now);
  return counts && due < row.due_at ? due : row.due_at;
}

function signalOf(row: ReportRow, now: Date) {
  const { reporter_id: reporterId, member_since: since } = row;
  if (reporterId === null || since === null) return [];
  return [{ ...row, reporterId, ageDays: daysSince(since, now) }];
}

const worstOf = (some: readonly CaseClass[]): CaseClass => classes.find((one) => some.includes(one)) ?? 'rest';
const daysSince = (since: Date, now: Date): number => (now.getTime() - since.getTime()) / DAY_MS;
export const hex = (bytes: Uint8Array | null): string | null =>
  bytes === null ? null : Buffer.from(bytes).toString('hex');
