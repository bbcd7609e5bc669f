import type { Trx } from '#server/platform/database/database.ts';
import { deleteModerator, insertModerator } from '#server/features/moderation/moderators/moderators.queries.ts';

/** Gives or takes the role of a moderator. The caller knows that the account is active, and tells its person. */
export async function setModerator(
  trx: Trx,
  { userId, isOn, now }: { userId: number; isOn: boolean; now: Date },
): Promise<void> {
  if (isOn) await insertModerator(trx, userId, now);
  else await deleteModerator(trx, userId);
}
