import type { z } from 'zod';
import { decisionLetter } from '#content/decision-mails.ts';
import { ruleText } from '#content/policy.ts';
import type { decideCase, secondBan } from '#contract/moderation.ts';
import type { Action } from '#contract/moderation.decisions.ts';
import type { SubjectKind } from '#contract/moderation.subjects.ts';
import { keepHandle } from '#server/features/accounts/accounts.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { insertCaseEvent } from './cases.queries.ts';
import { tellModerators } from './cases.ts';
import { insertDecision, judgeReports, waitingReporters } from './decisions.queries.ts';
import { clearProposal, evidenceOf, setHidden, setProposal, settleCase } from './desk.queries.ts';
import { all, sendLetter, settlePerson, type After } from './effects.ts';
import { excerptOf } from './evidence.ts';
import { needsSecond, openRuling, type Ruling } from './standing.ts';
import { subjects } from './subjects.ts';

type Wish = z.output<typeof decideCase.body>;

const DAY_MS = 86_400_000;
/** What is done to a person, and to nobody else. */
const ON_PEOPLE: ReadonlySet<Action> = new Set(['warn', 'no_writing', 'suspend', 'ban']);
/** Decisions that a person can ask another moderator to look at again. */
export const APPEALABLE: readonly Action[] = ['warn', 'hide', 'no_writing', 'suspend', 'ban'];

/** What a decision calls the thing it is about, to its maker. */
export const thingNames: Readonly<Record<SubjectKind, string>> = {
  person: 'your profile',
  message: 'a message of yours',
  room: 'a room of yours',
  post: 'a post of yours',
  companion_reply: 'a line of a companion',
  wyn_reply: 'an answer of Wyn',
};

/** Decides on a case as the caller saw it, with all that follows, in one transaction. */
export async function decide(
  deps: Deps,
  { callerId, caseId }: { callerId: number; caseId: string },
  wish: Wish,
): Promise<void> {
  refuseUnknownRule(wish.policy);
  const after = await inTransaction(deps.db, async (trx) => {
    const ruling = await openRuling({ deps, trx, callerId }, { caseId, version: wish.version });
    const { one, person, now } = ruling;
    if (one.state === 'seconding' || one.state === 'appealed') throw new AppError('case_changed');
    refuseImpossible(ruling, wish.action);
    if (wish.action !== 'ban' || !(await needsSecond(trx, person, now))) {
      return rule(ruling, { ...wish, moderatorId: callerId, secondId: null });
    }
    await setProposal(trx, { id: caseId, by: callerId, policy: wish.policy, sentence: wish.sentence, now });
    await record(ruling, 'proposed', { action: 'ban', policy: wish.policy });
    await settleCase(trx, { id: caseId, now });
    return () => undefined;
  });
  after();
  await tellModerators(deps);
}

/** Answers the ban that another moderator proposed. */
export async function second(
  deps: Deps,
  { callerId, caseId }: { callerId: number; caseId: string },
  { version, agrees }: z.output<typeof secondBan.body>,
): Promise<void> {
  const after = await inTransaction(deps.db, async (trx) => {
    const ruling = await openRuling({ deps, trx, callerId }, { caseId, version });
    const { one, now } = ruling;
    const { proposed_by: moderatorId, proposed_policy: policy, proposed_sentence: sentence } = one;
    if (moderatorId === null || policy === null || sentence === null) throw new AppError('case_changed');
    if (moderatorId === callerId) throw new AppError('forbidden', { message: 'Another moderator seconds it.' });
    await clearProposal(trx, caseId);
    if (agrees) return rule(ruling, { action: 'ban', policy, sentence, moderatorId, secondId: callerId });
    await record(ruling, 'declined', { action: 'ban' });
    await settleCase(trx, { id: caseId, now });
    return () => undefined;
  });
  after();
  await tellModerators(deps);
}

export interface Decided {
  action: Action;
  days?: number | undefined;
  policy: string;
  sentence: string;
  moderatorId: number;
  secondId: number | null;
}

/** Writes a decision and does what it says. The case must be locked. */
export async function rule(ruling: Ruling, decided: Decided): Promise<After> {
  const { deps, trx, one, person, now } = ruling;
  const { action, days = null, policy, sentence } = decided;
  const until = days === null ? null : new Date(now.getTime() + days * DAY_MS);
  const isDismissed = action === 'dismiss' || action === 'restore';
  await insertDecision(trx, {
    caseId: one.id,
    id: deps.newId(),
    userId: action === 'dismiss' ? null : (person?.id ?? null),
    action,
    days,
    until,
    policy,
    sentence,
    now,
    excerpt: await excerptFor(ruling),
    moderatorId: decided.moderatorId,
    secondId: decided.secondId,
  });
  const afters: After[] = [await show(ruling, action)];
  if (person !== null && ON_PEOPLE.has(action)) afters.push(await settlePerson(deps, trx, person));
  if (person !== null && action === 'ban') await keepHandle(trx, person);
  const reporters = await waitingReporters(trx, one.id);
  await judgeReports(trx, { caseId: one.id, isActed: !isDismissed, now });
  if (person !== null && action !== 'dismiss') {
    const what = thingNames[one.subject_kind];
    const letter = decisionLetter({ action, what, policy, sentence, isByMachine: false, until });
    afters.push(await sendLetter(deps, trx, { to: person, letter }));
  }
  await record(ruling, 'decided', { action, days, policy, second: decided.secondId !== null });
  await settleCase(trx, { id: one.id, now });
  return all([
    ...afters,
    () => {
      for (const id of reporters) askToResync(deps, id, 'reports');
      if (person !== null && action !== 'dismiss') askToResync(deps, person.id, 'decisions');
    },
  ]);
}

/** Hides the thing or shows it again, as the decision says. What is not against the rules does not stay hidden. */
export async function show({ deps, trx, one, now }: Ruling, action: Action): Promise<After> {
  const { hide } = subjects[one.subject_kind];
  const isBack = (action === 'dismiss' || action === 'restore') && one.hidden_at !== null;
  if (hide === undefined || (action !== 'hide' && !isBack)) return () => undefined;
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

function refuseImpossible({ one, person }: Ruling, action: Action): void {
  const refused = (message: string): AppError => new AppError('invalid', { fields: { action: message } });
  if (person === null && ON_PEOPLE.has(action)) throw refused('There is no member to act on.');
  if (action === 'hide' && subjects[one.subject_kind].hide === undefined) throw refused('This cannot be hidden.');
  if (action === 'hide' && one.hidden_at !== null) throw refused('It is hidden already.');
  if (action === 'restore' && one.hidden_at === null) throw refused('It is not hidden.');
}

/** Returns the first words of the thing where they are its maker's own; a profile needs none. */
async function excerptFor({ trx, one, person }: Ruling): Promise<string | null> {
  if (person === null || one.subject_kind === 'person') return null;
  const lines = (await evidenceOf(trx, one.id)).flatMap(({ evidence }) => evidence);
  const own = lines.find(({ isSubject, isReporter }) => isSubject && !isReporter);
  return own === undefined ? null : excerptOf(own.text);
}
