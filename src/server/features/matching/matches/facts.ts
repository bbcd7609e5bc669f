import { changeAnyOfAccounts, type AnyAccountChanges } from '#server/features/people/accounts.ts';
import type { StandingChange } from '#server/features/visibility/standing.ts';
import type { Trx } from '#server/platform/database/database.ts';
import { completed } from '#server/features/matching/score/reasons.ts';
import { refreshMatchProfile } from '#server/features/matching/profile/refresh.ts';
import { halvesOf } from './make.ts';
import { changeMatch, lockOpenCards } from './matches.queries.ts';

/** Changes of an account without the columns that decide who sees the person. `changeStanding` changes those. */
export type FactChanges = AnyAccountChanges & { [F in keyof StandingChange]?: never };
export type StandingFacts = StandingChange & Pick<AnyAccountChanges, 'writing_paused_until' | 'takes_lines'>;

/**
 * Changes columns of accounts, updates their rows of `match_profile`, and fills in the cards of their matches. The
 * columns of the standing are excluded. Without changes, it updates the rows only. Returns the people whose matches look different now; see `announceMatch`.
 */
export async function changeMatchFacts(trx: Trx, userIds: readonly number[], changes: FactChanges): Promise<number[]> {
  return changeFacts(trx, userIds, changes);
}

/** Does what `changeMatchFacts` does, for the standing of an account. Only `changeStanding` of accounts calls it. */
export async function changeStandingFacts(trx: Trx, userId: number, changes: StandingFacts): Promise<number[]> {
  return changeFacts(trx, [userId], changes);
}

async function changeFacts(trx: Trx, userIds: readonly number[], changes: AnyAccountChanges): Promise<number[]> {
  if (Object.keys(changes).length > 0) await changeAnyOfAccounts(trx, userIds, changes);
  const fills = [changes.interests, changes.current_vibes].some((named) => named !== undefined && named.length > 0);
  const touched = new Set<number>();
  for (const userId of userIds) {
    await refreshMatchProfile(trx, userId);
    if (fills) for (const id of await fillCards(trx, userId)) touched.add(id);
  }
  return [...touched];
}

/**
 * Completes a person's match cards. A part of a card is open while an answer of either person is missing; it is filled
 * in once both have answered. Returns both people of each changed card.
 */
async function fillCards(trx: Trx, userId: number): Promise<number[]> {
  const touched: number[] = [];
  for (const match of await lockOpenCards(trx, userId)) {
    const { user_low: low, user_high: high } = match;
    const halves = await halvesOf(trx, low, high);
    const data = halves && completed(match.data, halves);
    if (!data) continue;
    await changeMatch(trx, match, { data: JSON.stringify(data) });
    touched.push(low, high);
  }
  return touched;
}
