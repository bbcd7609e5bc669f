import { NAMELESS } from '#contract/people.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Finding } from '#server/platform/desk.ts';
import { addToCase, tellModerators } from './cases.ts';
import { namesOf } from './desk.queries.ts';
import { freeze } from './machine.ts';

const found: Record<Finding, string> = {
  age: 'A check of their age found that they are not 18. They are hidden, and cannot write.',
  picture:
    'A picture they wanted to send is on a list of pictures that show the abuse of a child. It was refused, nobody has seen it here, and it is sealed for the authorities.',
};

/** Opens a case on top of all for what was found about somebody; returns what to do after the commit. */
export async function noteFoundMinor(
  deps: Deps,
  trx: Trx,
  { userId, by }: { userId: number; by: Finding },
): Promise<() => Promise<void>> {
  const now = deps.clock.now();
  const author = (await namesOf(trx, [userId])).get(userId)?.display_name ?? NAMELESS;
  const text = found[by];
  const { caseId, isNew } = await addToCase(deps, trx, {
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
  const frozen = by === 'picture' && isNew ? await freeze(deps, trx, { caseId, userId, now }) : undefined;
  return async () => {
    frozen?.();
    await tellModerators(deps, caseId);
  };
}
