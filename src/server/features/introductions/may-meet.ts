import { INTRODUCTION_MS } from '#contract/introductions.ts';
import { isAcquainted } from '#server/features/chat/members.ts';
import { canWrite, letsIntroduce } from '#server/features/people/manners.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { type Db } from '#server/platform/database/database.ts';
import { type IntroductionRow } from './introductions.queries.ts';

type IntroducedPair = Pick<IntroductionRow, 'user_low' | 'user_high'>;

export const since = (now: Date): Date => new Date(now.getTime() - INTRODUCTION_MS);

/**
 * Returns whether a third person may introduce two people now. Each of the two has to see the other and the third
 * person, let others introduce them, and be able to write; who may write to them does not matter, because each is asked.
 * The two must not talk with each other yet. The result does not reveal which rule fails.
 */
export async function mayMeet(
  db: Db,
  { by_id: byId, user_low: a, user_high: b }: IntroducedPair & { by_id: number },
  now: Date,
): Promise<boolean> {
  for (const viewerId of [a, b]) {
    const others = [byId, viewerId === a ? b : a];
    if ((await cardsFor(db, others, { viewerId, now })).size < others.length) return false;
  }
  if (await isAcquainted(db, a, b)) return false;
  for (const userId of [a, b]) {
    if (!(await letsIntroduce(db, userId)) || !(await canWrite(db, userId))) return false;
  }
  return true;
}
