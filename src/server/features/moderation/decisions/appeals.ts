import type { z } from 'zod';
import { HOUR_MS } from '#contract/durations.ts';
import { appealLetter } from '#content/decision-mails.ts';
import type { Says } from '#content/says.ts';
import { caseClasses } from '#contract/moderation.subjects.ts';
import type { answerAppeal as contract } from '#contract/moderation.ts';
import { actions, type Action, type AppealReader, type Decision } from '#contract/moderation.decisions.ts';
import { inTransaction, type Db } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { tellModerators } from '#server/features/moderation/cases/cases.ts';
import {
  decisionAbout,
  recordOf,
  setAppeal,
  setAppealAnswer,
  waitingAppeal,
  type DecisionRow,
} from '#server/features/moderation/penalties/decisions.queries.ts';
import { lockCase, setDue, settleCase } from '#server/features/moderation/cases/case-changes.queries.ts';
import { all, sendLetter, settlePerson, type After } from '#server/features/moderation/penalties/effects.ts';
import { workingModerators } from '#server/features/moderation/moderators/moderators.queries.ts';
import { answerNotices } from '#server/features/moderation/reports/notices.answer.ts';
import { openRuling, type Act, type Ruling } from '#server/features/moderation/cases/ruling.ts';
import { permitPictures } from './copies.ts';
import { APPEALABLE, record, refuseImpossible, rule, show, tellReporters } from './decisions.ts';
import { judgeReports, turnReports, waitingReporters } from './outcomes.queries.ts';
import { hasDecided, readerOf, endOfAppeals, present } from './appeals.present.ts';

/** The actions from the mildest to the most severe. */
const HARDNESS: readonly Action[] = actions.filter((action) => APPEALABLE.includes(action));

/** Returns the decisions about a person, newest first. */
export async function decisionsAbout({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<Decision[]> {
  const view = { now: clock.now(), moderators: await workingModerators(db) };
  return (await recordOf(db, userId)).map((row) => present(row, view));
}

/**
 * Stores a person's appeal against a decision about them. Throws `appeal_closed` for a second or a late appeal and for
 * a decision that cannot be appealed. A repeat after a lost response is not a second appeal.
 */
export async function appeal(
  deps: Deps,
  { userId, id, once }: { userId: number; id: string; once: Once },
  text: string,
): Promise<Decision> {
  const now = deps.clock.now();
  const made = await inTransaction(deps.db, async (trx) => {
    const found = await decisionAbout(trx, { userId, id });
    if (found === undefined) throw new AppError('not_found');
    const { case_id: caseId } = found;
    if (once.effect !== undefined) return { told: found, caseId };
    await lockCase(trx, caseId);
    if (!APPEALABLE.includes(found.action) || now > endOfAppeals(found.decided_at)) throw new AppError('appeal_closed');
    if (!(await setAppeal(trx, { caseId, id, text, now }))) throw new AppError('appeal_closed');
    await once.record(trx, id);
    await setDue(trx, { id: caseId, dueAt: new Date(now.getTime() + caseClasses.rest * HOUR_MS) });
    const event = {
      caseId,
      id: deps.newId(),
      kind: 'appealed',
      actorId: userId,
      detail: { action: found.action },
      now,
    };
    await insertCaseEvent(trx, event);
    await settleCase(trx, { id: caseId, now });
    return { told: await decisionAbout(trx, { userId, id }), caseId };
  });
  if (made.told === undefined) throw new AppError('not_found');
  await tellModerators(deps, made.caseId);
  askToResync(deps, userId, 'decisions');
  return present(made.told, { now, moderators: await workingModerators(deps.db) });
}

/** Returns whether the caller may answer the appeal. A moderator who decided may answer only if no other can. */
export async function mayAnswer(db: Db, callerId: number, decided: DecisionRow): Promise<boolean> {
  if (!hasDecided(decided, callerId)) return true;
  return readerOf(decided, await workingModerators(db)) === 'same';
}

/** Returns who would read an appeal against a decision that the caller is about to make. */
export async function readerAfter(db: Db, callerId: number): Promise<AppealReader> {
  return (await workingModerators(db)).some((id) => id !== callerId) ? 'another' : 'same';
}

/** Answers the open appeal of a case. A withdrawn decision is undone and removed from the person's record. */
export async function answerAppeal(deps: Deps, act: Act, given: z.output<typeof contract.body>): Promise<void> {
  const { callerId, caseId } = act;
  const after = await inTransaction(deps.db, async (trx) => {
    const ruling = await openRuling({ deps, trx }, act, given.version);
    const decided = await waitingAppeal(trx, caseId);
    if (decided === undefined) throw new AppError('case_changed');
    if (!(await mayAnswer(trx, callerId, decided))) {
      throw new AppError('forbidden', { message: 'Another moderator answers the appeal.' });
    }
    if (given.action !== undefined) {
      refuseHarder(decided, { action: given.action, days: given.days });
      await refuseImpossible(ruling, given.action);
    }
    return settleAppeal(ruling, decided, given);
  });
  after();
  await tellModerators(deps, caseId);
}

async function settleAppeal(
  ruling: Ruling,
  decided: DecisionRow,
  { outcome, answer, action, days }: z.output<typeof contract.body>,
): Promise<After> {
  const { deps, trx, one, person, callerId, now } = ruling;
  const isSamePerson = hasDecided(decided, callerId);
  await setAppealAnswer(trx, { caseId: one.id, id: decided.id, outcome, answer, moderatorId: callerId, now });
  const afters: After[] = [await settleReports(ruling, decided, outcome)];
  if (outcome !== 'upheld') await permitPictures(ruling);
  const isShown = outcome !== 'upheld' && decided.action === 'hide';
  if (isShown) afters.push(await show(ruling, 'restore'));
  if (outcome !== 'upheld' && person !== null) afters.push(await settlePerson(deps, trx, person));
  if (person !== null) {
    const reader = readerOf({ ...decided, appeal_moderator_id: callerId }, []);
    const write = (says: Says) => appealLetter({ outcome, answer, reader }, says);
    afters.push(await sendLetter(deps, trx, { to: person, write }));
  }
  await record(ruling, 'appeal_answered', { outcome, isSamePerson });
  if (action !== undefined) {
    const { policy, sentence } = decided;
    const next = isShown ? { ...ruling, one: { ...one, hidden_at: null } } : ruling;
    afters.push(await rule(next, { action, days, policy, sentence, moderatorId: callerId, secondId: null }));
  } else await settleCase(trx, { id: one.id, now });
  if (decided.user_id !== null) afters.push(() => askToResync(deps, decided.user_id ?? 0, 'decisions'));
  return all(afters);
}

/**
 * Sets the outcomes of a case's reports to match the answer to an appeal. A machine's decision leaves the reports and
 * notices waiting, so they are judged and answered here.
 */
async function settleReports(
  ruling: Ruling,
  decided: DecisionRow,
  outcome: z.output<typeof contract.body>['outcome'],
): Promise<After> {
  const { deps, trx, one, now } = ruling;
  const isFirst = decided.moderator_id === null && decided.second_id === null;
  const waiting = isFirst ? await waitingReporters(trx, one.id) : [];
  const isActed = outcome !== 'withdrawn';
  const isGone = outcome === 'upheld';
  const mailed = isFirst ? await answerNotices(ruling, { isActed, isGone }) : () => undefined;
  if (isFirst) await judgeReports(trx, { caseId: one.id, isActed, now });
  if (isActed) return all([mailed, tellReporters(deps, waiting)]);
  const turned = await turnReports(trx, { caseId: one.id, decisionId: decided.id, now });
  return all([mailed, tellReporters(deps, [...waiting, ...turned])]);
}

function refuseHarder(decided: DecisionRow, next: { action: Action; days: number | undefined }): void {
  const [before, after] = [HARDNESS.indexOf(decided.action), HARDNESS.indexOf(next.action)];
  const isShorter = before === after && (next.days ?? 0) < (decided.days ?? 0);
  if (after < before || isShorter) return;
  throw new AppError('invalid', { fields: { action: 'Choose something milder than what was decided.' } });
}
