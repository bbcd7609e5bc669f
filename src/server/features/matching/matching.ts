import type { z } from 'zod';
import { DAY_MS } from '#contract/durations.ts';
import type * as contract from '#contract/matching.ts';
import type { MatchDay, SoulMatch } from '#contract/matching.ts';
import { announceRoom } from '#server/features/chat/messages.ts';
import { closeDirectRoom } from '#server/features/chat/chat.ts';
import { membersFor } from '#server/features/people/people.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceMatch } from '#server/features/matching/matches/announce.ts';
import { matchDay, presentMatch } from '#server/features/matching/matches/day.ts';
import { accountOf } from '#server/features/matching/profile/matching.queries.ts';
import {
  changeMatch,
  hasSpoken,
  lockMatch,
  lockMatchOf,
  type MatchRow,
} from '#server/features/matching/matches/matches.queries.ts';

export {
  connectInHall,
  hallCandidates,
  hallReasons,
  hasCommunity,
  type HallCandidate,
} from '#server/features/matching/hall/hall.ts';
export { refuseUnlessReady } from '#server/features/matching/matches/find.ts';
export { readPreferences } from '#server/features/matching/profile/preferences.ts';
export { announceMatch } from '#server/features/matching/matches/announce.ts';
export {
  changeMatchFacts,
  changeStandingFacts,
  type FactChanges,
  type StandingFacts,
} from '#server/features/matching/matches/facts.ts';
export { needsOf, refreshMatchProfile } from '#server/features/matching/profile/refresh.ts';

/** A passed pair may be matched again after this time. */
const REST_MS = 90 * DAY_MS;

export async function listMatches({ db, clock }: Deps, userId: number): Promise<MatchDay> {
  const account = await accountOf(db, userId);
  if (account === undefined) throw new AppError('not_found');
  return matchDay(db, { userId, zone: account, now: clock.now() });
}

export async function matchFor({ db, clock }: Deps, userId: number, matchId: string): Promise<SoulMatch> {
  const match = await presentMatch(db, matchId, { viewerId: userId, now: clock.now() });
  if (match === null) throw new AppError('not_found');
  return match;
}

type Swipe = z.output<typeof contract.swipe.body>;

/** Likes or passes a match; a repeat changes nothing. Returns the room, or null after a pass. */
export async function decide(deps: Deps, userId: number, { matchId, action }: Swipe): Promise<string | null> {
  const match = await inTransaction(deps.db, async (trx) => {
    const held = await ownMatch(trx, deps, { matchId, userId });
    if (action === 'pass') await pass(trx, deps, { match: held, userId });
    else await like(trx, deps, { match: held, userId });
    return held;
  });
  announce(deps, match);
  return action === 'pass' ? null : match.room_id;
}

/** Ends a match for good; a repeat changes nothing. */
export async function unmatch(deps: Deps, userId: number, matchId: string): Promise<void> {
  const match = await inTransaction(deps.db, async (trx) => {
    const held = await ownMatch(trx, deps, { matchId, userId });
    if (held.state !== 'unmatched') await end(trx, deps, { match: held, state: 'unmatched' });
    return held;
  });
  announce(deps, match);
}

/**
 * Ends the match of two people, if it is open, and closes its room. Returns the match's earlier state; undefined
 * without a match. Lock the pair (`holdPair`) before, and announce the match and its room after the commit.
 */
export async function endMatchOf(
  trx: Trx,
  deps: Deps,
  { a, b }: { a: number; b: number },
): Promise<MatchRow['state'] | undefined> {
  const match = await lockMatchOf(trx, Math.min(a, b), Math.max(a, b));
  if (match !== undefined && isOpen(match)) await end(trx, deps, { match, state: 'unmatched' });
  return match?.state;
}

interface Own {
  match: MatchRow;
  userId: number;
}

const likeOf = ({ match, userId }: Own): 'liked_low' | 'liked_high' =>
  match.user_low === userId ? 'liked_low' : 'liked_high';
const isOpen = ({ state }: MatchRow): boolean => state === 'offered' || state === 'connected';

async function like(trx: Trx, { clock }: Deps, own: Own): Promise<void> {
  if (!isOpen(own.match)) throw new AppError('match_decided');
  await changeMatch(trx, own.match, { state: 'connected', [likeOf(own)]: true, changed_at: clock.now() });
}

/**
 * Passes a match. A person who liked the match or wrote in its room can only unmatch. So a pass ends no conversation of
 * the two, not even one that is older than the match.
 */
async function pass(trx: Trx, deps: Deps, own: Own): Promise<void> {
  if (own.match.state === 'passed') return;
  const { room_id: roomId } = own.match;
  if (!isOpen(own.match) || own.match[likeOf(own)] || (await hasSpoken(trx, { roomId, userId: own.userId })))
    throw new AppError('match_decided');
  await end(trx, deps, { match: own.match, state: 'passed' });
}

function announce(deps: Deps, match: MatchRow): void {
  announceRoom(deps, match.room_id);
  announceMatch(deps, [match.user_low, match.user_high]);
}

/**
 * Returns the caller's match, locked; throws `not_found` without one, or if the other person is hidden from the caller.
 */
async function ownMatch(
  trx: Trx,
  { clock }: Deps,
  { matchId, userId }: { matchId: string; userId: number },
): Promise<MatchRow> {
  const match = await lockMatch(trx, matchId, userId);
  if (match === undefined) throw new AppError('not_found');
  const other = match.user_low === userId ? match.user_high : match.user_low;
  const visible = await membersFor(trx, [other], { viewerId: userId, now: clock.now() });
  if (!visible.has(other)) throw new AppError('not_found');
  return match;
}

interface Ending {
  match: MatchRow;
  state: 'passed' | 'unmatched';
}

async function end(trx: Trx, deps: Deps, { match, state }: Ending): Promise<void> {
  const now = deps.clock.now();
  const rests_until = state === 'passed' ? new Date(now.getTime() + REST_MS) : null;
  await changeMatch(trx, match, { state, rests_until, changed_at: now });
  await closeDirectRoom(trx, { roomId: match.room_id, now, newId: deps.newId });
}
