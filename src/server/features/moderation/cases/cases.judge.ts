import {
  caseClasses,
  type CaseClass,
  type EvidenceLine,
  type ReportCategory,
  type Subject,
} from '#contract/moderation.subjects.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { judgeReports, type HeldBack, type Verdict } from '#server/features/moderation/automod/automod.ts';
import { isDecided } from '#server/features/moderation/penalties/decisions.queries.ts';
import { all } from '#server/features/moderation/penalties/effects.ts';
import { stateHiding } from '#server/features/moderation/penalties/machine.ts';
import { weightOf } from '#server/features/moderation/automod/score.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';
import { insertCaseEvent, updateCase, type CaseRow } from './cases.queries.ts';
import { reporterOf, reportsOf, type ReportRow } from './reports.queries.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Its order is the order of work. */
const classes = Object.keys(caseClasses) as CaseClass[];

/** Self-harm is in `rest`, where its bonus puts it first: the person needs an answer, and nobody needs silencing. */
export function classOf(category: ReportCategory): CaseClass {
  return classes.find((one) => one === category) ?? 'rest';
}

export interface Signal {
  subject: Subject;
  /** The person who made it; null for Wyn. */
  authorId: number | null;
  /** Null for the machine. */
  reporterId: number | null;
  category: ReportCategory;
  note: string;
  evidence: EvidenceLine[];
  /** The evidence was said in private, whatever kind the subject is of. */
  isPrivate?: boolean;
  /** The machine found a picture in it that a moderator took away elsewhere, or one that looks the same. */
  isCopy?: boolean;
  /** Keyed hashes; null where it is not known. */
  device: Uint8Array | null;
  address: Uint8Array | null;
  /** The notice that it is, from somebody without an account; `device` is then their contact. */
  notice?: { id: string; heldBack: HeldBack | null };
  now: Date;
}

/** What a signal made of its case. */
export interface Added {
  caseId: string;
  reportId: string;
  /** False where the same reporter had reported it in this round. */
  isNew: boolean;
  verdict: Verdict;
  /** What to do after the commit. */
  after: () => void;
}

export const NOTHING: Verdict = { result: 'allow', reasons: [] };

export const dueAt = (one: CaseClass, from: Date): Date => new Date(from.getTime() + caseClasses[one] * HOUR_MS);

/** The machine's own signal and a notice from outside weigh as much as a report of an established member. */
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
  /** False for a signal that moves neither class nor score. */
  counts: boolean;
}

/** Writes class, score, target time and reasons of a case from all reports of its round, and hides its subject if they say so. */
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

/** While an appeal waits, its own time counts, unless what is reported meanwhile is due before it. */
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
