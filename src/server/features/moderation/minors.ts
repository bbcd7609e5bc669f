import { NAMELESS } from '#contract/people.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addToCase, tellModerators } from './cases.ts';
import { namesOf } from './desk.queries.ts';

/** Opens a case on top of all where a check of age found somebody to be under it; returns what to do after the commit. */
export async function noteFoundMinor(deps: Deps, trx: Trx, userId: number): Promise<() => Promise<void>> {
  const now = deps.clock.now();
  const author = (await namesOf(trx, [userId])).get(userId)?.display_name ?? NAMELESS;
  const text = 'A check of their age found that they are not 18. They are hidden, and cannot write.';
  const { caseId } = await addToCase(deps, trx, {
    subject: { kind: 'person', id: String(userId) },
    authorId: userId,
    reporterId: null,
    category: 'minor',
    note: '',
    evidence: [{ key: 'check', author, isReporter: false, isSubject: true, text, at: now.toISOString() }],
    device: null,
    address: null,
    now,
  });
  return () => tellModerators(deps, caseId);
}
