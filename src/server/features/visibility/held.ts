import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { isWaitingForAge } from './held.queries.ts';

/** Throws for a person who has to confirm their age before they contact anybody. */
export async function refuseHeld(db: Db, userId: number): Promise<void> {
  if (await isWaitingForAge(db, userId)) throw new AppError('age_check_needed');
}
