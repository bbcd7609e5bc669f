import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import { decisionLetter } from '#content/decision-mails.ts';
import { BACK_SENTENCE } from '#content/decision-words.ts';
import type { Says } from '#content/says.ts';
import { ruleText } from '#content/policy.ts';
import type { decideCase, secondBan } from '#contract/moderation.ts';
import type { Action } from '#contract/moderation.decisions.ts';
import { keepHandle } from '#server/features/accounts/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { insertCaseEvent } from '#server/features/moderation/cases/cases.queries.ts';
import { tellModerators } from '#server/features/moderation/cases/cases.ts';
import {
  insertDecision,
  isHeld,
  isHiddenByPerson,
  reviewHeld,
} from '#server/features/moderation/penalties/decisions.queries.ts';
import { firstEvidence } from '#server/features/moderation/subjects/evidence.queries.ts';
import {
  clearProposal,
  setHidden,
  setProposal,
  settleCase,
} from '#server/features/moderation/cases/case-changes.queries.ts';
import { all, sendLetter, settlePerson, type After } from '#server/features/moderation/penalties/effects.ts';
import { excerptOf } from '#server/features/moderation/subjects/evidence.ts';
import { answerNotices } from '#server/features/moderation/reports/notices.answer.ts';
import { needsSecond, openRuling, type Act, type Ruling } from '#server/features/moderation/cases/ruling.ts';
import { subjects } from '#server/features/moderation/subjects/subjects.ts';
import { choicesOn, whyNot } from './choices.ts';
import { forbidPictures, permitPictures } from './copies.ts';
import { judgeReports, turnReports, waitingReporters } from './outcomes.queries.ts';

type DecisionInput = z.output<typeof decideCase.body>;

/** Actions against a person. */
const ON_PEOPLE: ReadonlySet<Action> = new Set(['warn', 'no_writing', 'suspend', 'ban']);
/** The decisions against which a person can appeal. */
export const APPEALABLE: readonly Action[] = ['warn', 'hide', 'no_writing', 'suspend', 'ban'];

/** Decides on a case, with all effects, in one transaction; a ban that needs a second moderator is only proposed. */
export async function decide(deps: Deps, act: Act, wish: DecisionInput): Promise<void> {
  const { callerId, caseId } = act;
  refuseUnknownRule(wish.policy);
  const after = await inTransaction(deps.db, async (trx) => {
    const ruling = await openRuling({ deps, trx }, act, wish.version);
    const { one, person, now } = ruling;
    if (one.state === 'seconding' || one.state === 'appealed') throw new AppError('case_changed');
    await refuseImpossible(ruling, wish.action);
    if (wish.action !== 'ban' || !(await needsSecond(trx, person, now))) {
      return rule(ruling, { ...wish, moderatorId: callerId, secondId: null });
    }
    await setProposal(trx, { id: caseId, by: callerId, policy: wish.policy, sentence: wish.sentence, now });
    await record(ruling, 'proposed', { action: 'ban', policy: wish.policy });
    await settleCase(trx, { id: caseId, now });
    return () => undefined;
  });
  after();
  await tellModerators(deps, caseId);
}

/** Confirms or rejects a proposed ban. The proposer cannot confirm it while it needs a second moderator. */
export async function second(
  deps: Deps,
  act: Act,
  { version, agrees }: z.output<typeof secondBan.body>,
): Promise<void> {
  const { callerId, caseId } = act;
  const after = await inTransaction(deps.db, async (trx) => {
    const ruling = await openRuling({ deps, trx }, act, version);
    const { one, person, now } = ruling;
    const { proposed_by: moderatorId, proposed_policy: policy, proposed_sentence: sentence } = one;
    if (moderatorId === null || policy === null || sentence === null) throw new AppError('case_changed');
    const isOwn = moderatorId === callerId;
    if (isOwn && agrees && (await needsSecond(trx, person, now))) {
      throw new AppError('forbidden', { message: 'Another moderator seconds it.' });
    }
    await clearProposal(trx, caseId);
    const secondId = isOwn ? null : callerId;
    if (agrees) return rule(ruling, { action: 'ban', policy, sentence, moderatorId, secondId });
    await record(ruling, isOwn ? 'taken_back' : 'declined', { action: 'ban' });
    await settleCase(trx, { id: caseId, now });
    return () => undefined;
  });
  after();
  await tellModerators(deps, caseId);
}

export interface Decided {
  action: Action;
  days?: number | undefined;
  policy: string;
  sentence: string;
  moderatorId: number;
  secondId: number | null;
}

/** Stores a decision and applies it. The case must be locked. */
export async function rule(ruling: Ruling, decided: Decided): Promise<After> {
  const { deps, trx, one, person, now } = ruling;
  const { action, days = null, policy, moderatorId, secondId } = decided;
  const isFine = action === 'dismiss' || action === 'restore';
  const isBack = isFine && (await comesBack(ruling, action));
  if (isBack) await permitPictures(ruling);
  const writesAgain = await reviewHeld(trx, { caseId: one.id, moderatorId, isOver: isFine || action === 'hide', now });
  const told = [await tell(ruling, decided)];
  const afters: After[] = action === 'dismiss' && !isBack ? [] : [await show(ruling, action)];
  if (isBack && action === 'dismiss') {
    const back = { action: 'restore', policy: 'none', sentence: BACK_SENTENCE } as const;
    told.push(await tell(ruling, { ...back, moderatorId, secondId }));
  }
  if (person !== null && (ON_PEOPLE.has(action) || writesAgain)) afters.push(await settlePerson(deps, trx, person));
  if (person !== null && action === 'ban') await keepHandle(trx, person);
  const turned = isBack ? await turnReports(trx, { caseId: one.id, decisionId: undefined, now }) : [];
  const reporters = await waitingReporters(trx, one.id);
  const isGone = isGoneAfter(ruling, action);
  if (isGone) afters.push(await forbidPictures(ruling, policy));
  afters.push(await answerNotices(ruling, { isActed: !isFine, isGone }));
  await judgeReports(trx, { caseId: one.id, isActed: !isFine, now });
  await record(ruling, 'decided', { action, days, policy, second: secondId !== null });
  await settleCase(trx, { id: one.id, now });
  return all([...afters, ...told, tellReporters(deps, [...turned, ...reporters])]);
}

/** Stores a decision and sends a statement to the case's person, if there is one. A dismissal has no statement. */
async function tell(ruling: Ruling, decided: Decided): Promise<After> {
  const { deps, trx, one, person, now } = ruling;
  const { action, days = null, policy, sentence, moderatorId, secondId } = decided;
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const to = action === 'dismiss' ? null : person;
  const what = { caseId: one.id, id: deps.newId(), userId: to?.id ?? null, excerpt: await excerptFor(ruling) };
  await insertDecision(trx, { ...what, action, days, until, policy, sentence, moderatorId, secondId, now });
  if (to === null) return () => undefined;
  const kind = one.subject_kind;
  const told = { action, kind, policy, sentence, decidedBy: 'person', isReviewed: true, until } as const;
  const write = (says: Says) => decisionLetter(told, says);
  return all([await sendLetter(deps, trx, { to, write }), () => askToResync(deps, to.id, 'decisions')]);
}

export const tellReporters =
  (deps: Deps, ids: readonly number[]): After =>
  () => {
    for (const id of new Set(ids)) askToResync(deps, id, 'reports');
  };

/** Returns whether the case's subject is invisible to other people after a decision. */
function isGoneAfter({ one }: Ruling, action: Action): boolean {
  if (action === 'hide' || action === 'suspend' || action === 'ban') return true;
  return one.hidden_at !== null && action !== 'dismiss' && action !== 'restore';
}

/** Returns whether the subject is shown again. A dismissal shows it only if it was hidden automatically. */
async function comesBack({ trx, one }: Ruling, action: 'dismiss' | 'restore' | Action): Promise<boolean> {
  if (one.hidden_at === null) return false;
  return action === 'restore' || (action === 'dismiss' && !(await isHiddenByPerson(trx, one.id)));
}

/** Hides the subject or shows it again, as the decision requires. */
export async function show({ deps, trx, one, now }: Ruling, action: Action): Promise<After> {
  const { hide } = subjects[one.subject_kind];
  const isBack = (action === 'dismiss' || action === 'restore') && one.hidden_at !== null;
  if (hide === undefined || (action !== 'hide' && !isBack)) return () => undefined;
  if (action === 'hide' && one.hidden_at !== null) return () => undefined;
  const at = action === 'hide' ? now : null;
  const after = await hide(deps, trx, { id: one.subject_id, at });
  await setHidden(trx, { id: one.id, at });
  return after;
}

export async function record(
  { deps, trx, one, callerId, now }: Ruling,
  kind: string,
  detail: Record<string, unknown>,
): Promise<void> {
  await insertCaseEvent(trx, { caseId: one.id, id: deps.newId(), kind, actorId: callerId, detail, now });
}

function refuseUnknownRule(policy: string): void {
  if (ruleText(policy) === undefined) throw new AppError('invalid', { fields: { policy: 'Choose a rule.' } });
}

/** Throws when the action is impossible for the case, or would have no effect. */
export async function refuseImpossible({ trx, one, person }: Ruling, action: Action): Promise<void> {
  const facts = {
    kind: one.subject_kind,
    hasPerson: person !== null,
    isHidden: one.hidden_at !== null,
    isHeld: await isHeld(trx, one.id),
  };
  if (choicesOn(facts).includes(action)) return;
  throw new AppError('invalid', { fields: { action: whyNot(action, facts) } });
}

/** Returns the first words of the subject if the case's person wrote them; null otherwise, and for a profile. */
async function excerptFor({ trx, one, person }: Ruling): Promise<string | null> {
  if (person === null || one.subject_kind === 'person' || one.subject_kind === 'photo_check') return null;
  const own = (await firstEvidence(trx, one.id)).find(({ isSubject, isReporter }) => isSubject && !isReporter);
  return own === undefined ? null : excerptOf(own.text);
}
