import { companyOf } from '#server/features/chat/members.ts';
import { announceMatch, changeStandingFacts, type StandingFacts } from '#server/features/matching/matching.ts';
import { announceHall } from '#server/features/quest-hall/quest-hall.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askToResync } from '#server/platform/realtime/realtime.ts';

type AccountStandingChange = { userId: number } & StandingFacts;

/** The people whose screens change: the person, their matches, and their company. */
export interface Touched {
  userId: number;
  matches: number[];
  /** Everybody who is in a room with the person. */
  company: number[];
}

/** Changes whether others see or find a person; no other code writes these columns. Announce it after the commit. */
export async function writeStanding(trx: Trx, { userId, ...changes }: AccountStandingChange): Promise<Touched> {
  const matches = await changeStandingFacts(trx, userId, changes);
  return { userId, matches, company: await companyOf(trx, userId) };
}

/** Makes the open screens of the person's matches, of the hall and of people in their rooms read their data again. */
export function announceStanding(deps: Pick<Deps, 'hints'>, { userId, matches, company }: Touched): void {
  announceMatch(deps, matches);
  announceHall(deps, [userId]);
  for (const id of company) askToResync(deps, id, 'people');
}

/** Writes the change. Returns the function that announces it, to be called after the commit. */
export async function changeStanding(
  deps: Pick<Deps, 'hints'>,
  trx: Trx,
  change: AccountStandingChange,
): Promise<() => void> {
  const touched = await writeStanding(trx, change);
  return () => announceStanding(deps, touched);
}
