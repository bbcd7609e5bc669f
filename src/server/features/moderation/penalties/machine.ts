import { DAY_MS } from '#contract/durations.ts';
import { decisionLetter } from '#content/decision-mails.ts';
import { COPY_SENTENCE, FROZEN_SENTENCE, MACHINE_SENTENCE } from '#content/decision-words.ts';
import { NOTICE_SENTENCE } from '#content/take-down.ts';
import type { Says } from '#content/says.ts';
import { policyOf } from '#content/policy.ts';
import type { EvidenceLine, ReportCategory, Subject } from '#contract/moderation.subjects.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { excerptOf } from '#server/features/moderation/subjects/evidence.ts';
import { decisionsInForce, insertDecision, lockPerson, type DecisionRow } from './decisions.queries.ts';
import { all, sendLetter, settlePerson, type After } from './effects.ts';

interface Hiding {
  caseId: string;
  subject: Subject;
  /** The author of the subject, who gets the statement; null without an author. */
  authorId: number | null;
  /** The category of each report. */
  categories: readonly ReportCategory[];
  evidence: readonly EvidenceLine[];
  /** Present when a notice from outside led to the hiding. */
  notice?: object;
  /** True when the subject has a picture that a moderator removed elsewhere, or one that looks the same. */
  isCopy?: boolean;
  now: Date;
}

/** Stores an automatic hiding as a decision, and sends a statement to the author. The case must be locked. */
export async function stateHiding(deps: Deps, trx: Trx, hiding: Hiding): Promise<After> {
  const { caseId, subject, authorId, evidence, now } = hiding;
  const person = authorId === null ? undefined : await lockPerson(trx, authorId);
  if (person === undefined || person.is_seed_user) return () => undefined;
  const own = evidence.find(({ isSubject, isReporter }) => isSubject && !isReporter);
  const sentence = sentenceOf(hiding);
  const said = { action: 'hide', policy: policyOf(mostNamed(hiding.categories)), sentence } as const;
  await insertDecision(trx, {
    ...said,
    caseId,
    id: deps.newId(),
    userId: person.id,
    days: null,
    until: null,
    excerpt: own === undefined ? null : excerptOf(own.text),
    moderatorId: null,
    secondId: null,
    now,
  });
  const told = { ...said, kind: subject.kind, decidedBy: 'machine', isReviewed: false, until: null } as const;
  const mailed = await sendLetter(deps, trx, { to: person, write: (says) => decisionLetter(told, says) });
  return () => {
    mailed();
    askToResync(deps, person.id, 'decisions');
  };
}

/** How long the sender of a listed picture cannot write, unless a moderator decides earlier. */
const FROZEN_DAYS = 7;
/** A pause with less time left than this could end before a moderator has looked at a new picture. */
const FRESH_MS = (FROZEN_DAYS - 1) * DAY_MS;

/**
 * Stops a person from writing until a moderator decides on their case, but at most for `FROZEN_DAYS`, and sends a
 * statement. Does nothing if a pause that no moderator has reviewed began in the last day. The case must be locked.
 */
export async function freeze(
  deps: Deps,
  trx: Trx,
  { caseId, userId, now }: { caseId: string; userId: number; now: Date },
): Promise<After> {
  const person = await lockPerson(trx, userId);
  if (person === undefined) return () => undefined;
  const fresh = now.getTime() + FRESH_MS;
  if ((await decisionsInForce(trx, userId, now)).some((one) => isFrozenUntil(one, fresh))) return () => undefined;
  const until = new Date(now.getTime() + FROZEN_DAYS * DAY_MS);
  const said = { action: 'no_writing', policy: 'illegal', sentence: FROZEN_SENTENCE } as const;
  const by = { moderatorId: null, secondId: null, excerpt: null };
  await insertDecision(trx, { ...said, ...by, caseId, id: deps.newId(), userId, days: FROZEN_DAYS, until, now });
  const told = { ...said, kind: 'person', decidedBy: 'machine', isReviewed: false, until } as const;
  const write = (says: Says) => decisionLetter(told, says);
  const afters = [await settlePerson(deps, trx, person), await sendLetter(deps, trx, { to: person, write })];
  return all([...afters, () => askToResync(deps, userId, 'decisions')]);
}

/** Returns whether a decision is an unreviewed automatic pause that lasts until the given time or longer. */
function isFrozenUntil({ action, moderator_id: by, appeal_outcome: answer, until }: DecisionRow, at: number): boolean {
  return action === 'no_writing' && by === null && answer === null && until !== null && until.getTime() >= at;
}

function sentenceOf({ notice, isCopy }: Pick<Hiding, 'notice' | 'isCopy'>): string {
  if (isCopy === true) return COPY_SENTENCE;
  return notice === undefined ? MACHINE_SENTENCE : NOTICE_SENTENCE;
}

/** Returns the most frequent category, the first of equally frequent ones; `other` if there is none. */
function mostNamed(categories: readonly ReportCategory[]): ReportCategory {
  const counts = Map.groupBy(categories, (one) => one);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'other';
}
