import { FLOWERS_MS } from '#contract/flowers.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { countFlowers, flowersOf, putFlowers } from './flowers.queries.ts';

export { flowersOf } from './flowers.queries.ts';

/** Gives flowers. One gift an hour counts from each giver to each receiver. Throws `not_found` for a hidden person. */
export async function giveFlowers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, receiverId }: { userId: number; receiverId: number },
): Promise<{ flowers: number; isCounted: boolean }> {
  if (userId === receiverId) throw new AppError('invalid', { message: 'Your own flowers are not counted.' });
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    if (!(await cardsFor(trx, [receiverId], { viewerId: userId, now })).has(receiverId))
      throw new AppError('not_found');
    const since = new Date(now.getTime() - FLOWERS_MS);
    const isCounted = await putFlowers(trx, { userId, receiverId, now, since });
    if (isCounted) await countFlowers(trx, receiverId);
    return { flowers: await flowersOf(trx, receiverId), isCounted };
  });
}
