import { inTransaction } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { countOpen } from './outings.queries.ts';
import { pinsOf, putPins } from './pins.queries.ts';
import { pinText } from './secrets.ts';
import { lockMember } from './trusted.queries.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'passwords'>;

/** Stores a member's two PINs. */
export async function setPins(
  { db, clock, config, passwords }: Needs,
  userId: number,
  { good, silent }: { good: string; silent: string },
): Promise<void> {
  const good_hash = await passwords.hash(pinText(config, userId, good));
  const silent_hash = await passwords.hash(pinText(config, userId, silent));
  await inTransaction(db, async (trx) => {
    await lockMember(trx, userId);
    const now = clock.now();
    if ((await countOpen(trx, { userId, now })) > 0) throw new AppError('outing_running');
    await putPins(trx, { user_id: userId, good_hash, silent_hash, set_at: now });
  });
}

/**
 * Returns which of the two PINs was typed. Both hashes are always compared, one after the other, so that the answer
 * takes the same time for either PIN and for neither.
 */
export async function judgePin(
  { db, config, passwords }: Needs,
  userId: number,
  pin: string,
): Promise<'good' | 'silent' | 'wrong'> {
  const row = await pinsOf(db, userId);
  const text = pinText(config, userId, pin);
  const good = await passwords.verify(row?.good_hash ?? null, text);
  const silent = await passwords.verify(row?.silent_hash ?? null, text);
  return good.isRight ? 'good' : silent.isRight ? 'silent' : 'wrong';
}
