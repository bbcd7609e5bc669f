import type { Trx } from '#server/platform/database/database.ts';
import { companionMadeFor } from '#server/features/companions/characters/companions.queries.ts';
import { deleteDue } from './erase.queries.ts';

export { asksForHelp } from '#server/features/companions/replies/answered.ts';
export { NO_ECHO } from '#server/features/companions/words/echo.ts';
export { understood, type Understood } from '#server/features/companions/hearing/heard.ts';
export { recognise, type Reading } from '#server/features/companions/hearing/recognise.ts';
export { settleCompanions } from '#server/features/companions/characters/settle.ts';

/**
 * Deletes the work that waits in a person's rooms, and returns the account of the companion composed for them, which is
 * deleted with theirs. Companions' notes are deleted with the account.
 */
export async function forgetCompanionsOf(
  trx: Trx,
  { userId, rooms }: { userId: number; rooms: string[] },
): Promise<number[]> {
  await deleteDue(trx, rooms);
  const made = await companionMadeFor(trx, userId);
  return made === undefined ? [] : [made.user_id];
}
