import type { Trx } from '#server/platform/database/database.ts';
import { companionMadeFor } from '#server/features/companions/characters/companions.queries.ts';
import { deleteDue } from './erase.queries.ts';

export { settleCompanions } from '#server/features/companions/characters/settle.ts';

/**
 * Deletes the due answers in these rooms of a person who is erased. Returns the account id of the companion composed
 * for the person, if any. The caller deletes both accounts, which also deletes the companions' notes.
 */
export async function forgetCompanionsOf(
  trx: Trx,
  { userId, rooms }: { userId: number; rooms: string[] },
): Promise<number[]> {
  await deleteDue(trx, rooms);
  const made = await companionMadeFor(trx, userId);
  return made === undefined ? [] : [made.user_id];
}
