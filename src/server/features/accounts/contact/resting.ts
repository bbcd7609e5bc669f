import type { Trx } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';
import { isResting } from './contact.queries.ts';

/** Throws `contact_resting` if another account gave an address up so recently that it can still undo the change. */
export async function refuseResting(
  trx: Trx,
  keys: (string | null | undefined)[],
  by: { userId: number; now: Date },
): Promise<void> {
  const named = keys.filter((key) => typeof key === 'string');
  if (await isResting(trx, named, by)) throw new AppError('contact_resting');
}
