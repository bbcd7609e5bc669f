import { companyOf } from '#server/features/chat/chat.ts';
import { announceMatch, changeStandingFacts, type StandingFacts } from '#server/features/matching/matching.ts';
import { announceHall } from '#server/features/quest-hall/quest-hall.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

/**
 * Changes whether others see or find a person; nothing else writes those columns. Returns what to call after the commit:
 * it makes the open screens of everybody who shares a room with them read again.
 */
export async function changeStanding(
  deps: Deps,
  trx: Trx,
  { userId, ...changes }: { userId: number } & StandingFacts,
): Promise<() => void> {
  const touched = await changeStandingFacts(trx, userId, changes);
  const company = await companyOf(trx, userId);
  return () => {
    announceMatch(deps, touched);
    announceHall(deps, [userId]);
    for (const id of company) askToResync(deps, id, 'people');
  };
}
