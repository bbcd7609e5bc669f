import type { Me } from '#contract/people.ts';
import { meOf } from '#server/features/people/people.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/errors.ts';

export interface SignedIn {
  id: number;
  tokens: { accessToken: string; refreshToken: string };
  user: Me;
  /** True when the account was about to be deleted and signing in canceled the deletion. */
  cameBack?: boolean;
}

/** Returns the caller's own record; throws `unauthenticated` when the account is gone. */
export async function ownRecord(db: Db, userId: number, now: Date): Promise<Me> {
  const me = await meOf(db, userId, now);
  if (me === undefined) throw new AppError('unauthenticated');
  return me;
}
