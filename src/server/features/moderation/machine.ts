import { decisionLetter } from '#content/decision-mails.ts';
import { MACHINE_SENTENCE } from '#content/decision-words.ts';
import { NOTICE_SENTENCE } from '#content/take-down.ts';
import { policyOf } from '#content/policy.ts';
import type { EvidenceLine, ReportCategory, Subject } from '#contract/moderation.subjects.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';
import { insertDecision, lockPerson } from './decisions.queries.ts';
import { sendLetter, type After } from './effects.ts';
import { excerptOf } from './evidence.ts';

interface Hiding {
  caseId: string;
  subject: Subject;
  /** The person who made it; null for Wyn. */
  authorId: number | null;
  /** What it was reported for, by each who did. */
  categories: readonly ReportCategory[];
  evidence: readonly EvidenceLine[];
  /** Present where a notice from outside hid it. */
  notice?: object;
  now: Date;
}

/** Writes the machine's hiding as a decision, and its statement to the person. The case must be locked. */
export async function stateHiding(deps: Deps, trx: Trx, hiding: Hiding): Promise<After> {
  const { caseId, subject, authorId, evidence, now } = hiding;
  const person = authorId === null ? undefined : await lockPerson(trx, authorId);
  if (person === undefined || person.is_seed_user) return () => undefined;
  const own = evidence.find(({ isSubject, isReporter }) => isSubject && !isReporter);
  const sentence = hiding.notice === undefined ? MACHINE_SENTENCE : NOTICE_SENTENCE;
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
  const letter = decisionLetter({ ...said, kind: subject.kind, decidedBy: 'machine', isReviewed: false, until: null });
  const mailed = await sendLetter(deps, trx, { to: person, letter });
  return () => {
    mailed();
    askToResync(deps, person.id, 'decisions');
  };
}

/** Of several that were named as often, the first. */
function mostNamed(categories: readonly ReportCategory[]): ReportCategory {
  const counts = Map.groupBy(categories, (one) => one);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? 'other';
}
