import { evidenceLines } from '#content/desk-lines.ts';
import type { EvidenceLine } from '#contract/moderation.subjects.ts';
import { NAMELESS } from '#contract/people.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Finding } from '#server/platform/seams/desk.ts';
import type { Added } from '#server/features/moderation/cases/cases.judge.ts';
import { addToCase, tellModerators } from '#server/features/moderation/cases/cases.ts';
import { namesOf } from '#server/features/moderation/cases/names.queries.ts';
import { freeze } from '#server/features/moderation/penalties/machine.ts';

const found: Record<Finding, string> = { age: evidenceLines.foundAge, picture: evidenceLines.foundPicture };

interface Sign {
  userId: number;
  /** The line that shows that the person is under age, with its author and text. */
  line: Pick<EvidenceLine, 'key' | 'author' | 'text'>;
  /** True when the line is from a private message. */
  isPrivate?: boolean;
  /** True for a finding. If the case's round already has an automatic report, the line is added to that report. */
  isFinding?: boolean;
}

/** Adds evidence that a person is under age to the case about that person, in the most urgent class. */
export async function addMinor(
  deps: Deps,
  trx: Trx,
  { userId, line, isPrivate = false, isFinding = false }: Sign,
): Promise<Added> {
  const now = deps.clock.now();
  return addToCase(deps, trx, {
    subject: { kind: 'person', id: String(userId) },
    authorId: userId,
    reporterId: null,
    category: 'minor',
    note: '',
    evidence: [{ ...line, isReporter: false, isSubject: true, at: now.toISOString() }],
    isPrivate,
    isFinding,
    device: null,
    address: null,
    now,
  });
}

/** Returns whether the words clearly say that their author is under age. */
export async function saysMinor({ safety }: Pick<Deps, 'safety'>, words: string): Promise<boolean> {
  const judgement = await safety.judge([words]);
  return judgement.level === 'sure' && judgement.safetyCase === 'minor';
}

/** Adds a finding to a person's case; a listed picture also pauses their writing. Call the result after the commit. */
export async function noteFoundMinor(
  deps: Deps,
  trx: Trx,
  { userId, by }: { userId: number; by: Finding },
): Promise<() => Promise<void>> {
  const now = deps.clock.now();
  const author = (await namesOf(trx, [userId])).get(userId)?.display_name ?? NAMELESS;
  const line = { key: `check:${deps.newId()}`, author, text: found[by] };
  const { caseId } = await addMinor(deps, trx, { userId, line, isFinding: true });
  const frozen = by === 'picture' ? await freeze(deps, trx, { caseId, userId, now }) : undefined;
  return async () => {
    frozen?.();
    await tellModerators(deps, caseId);
  };
}
