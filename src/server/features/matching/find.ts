import { DAILY_MATCHES, type EmptyResult, type MatchNeed, type SearchResult } from '#contract/matching.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { mbtiType } from '#contract/people.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import { dayIn } from '#server/features/people/people.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceMatch } from './announce.ts';
import { matchDay, type Moment } from './day.ts';
import { whyNobody } from './empty.ts';
import {
  accountOf,
  claimPair,
  lockSearcher,
  matchOfKey,
  slotsTaken,
  takeExposure,
  takeSlot,
} from './matching.queries.ts';
import { dayNumber, type DayNumber } from './profile.ts';
import { matchDataOf, type Half } from './reasons.ts';
import { loadProfiles, needsOf } from './refresh.ts';
import { SCORE_VERSION } from './score.ts';
import { findBest } from './search.queries.ts';

/** A person is offered to at most this many searchers on a day of theirs, so that nobody is everybody's match. */
export const OFFERS_A_DAY = 3;

/** Others may take the very person a search found; that many times it looks again before it gives up. */
const MOST_TRIES = 20;

type Outcome =
  | { kind: 'found'; matchId: string; otherId?: number }
  | { kind: 'limit' }
  | { kind: 'nobody'; empty: EmptyResult };

/**
 * One search. It takes one of the day's matches only when it finds somebody, in the transaction that makes the match and
 * its room. Searches of one person wait for each other; whoever loses a person to somebody else's search looks again.
 */
export async function findNewMatch(deps: Deps, userId: number, key: string | undefined): Promise<SearchResult> {
  const now = deps.clock.now();
  const account = await accountOf(deps.db, userId);
  if (account === undefined) throw new AppError('not_found');
  refuseUnlessReady(await needsOf(deps.db, userId));
  const search: Search = { deps, userId, timeZone: account.time_zone, now, key };
  const outcome = await untilSettled(search);
  const day = await matchDay(deps.db, search);
  if (outcome.kind === 'found' && outcome.otherId !== undefined) announceMatch(deps, [userId, outcome.otherId]);
  return {
    ...day,
    noNewMatches: outcome.kind === 'nobody',
    match: outcome.kind === 'found' ? (day.matches.find((match) => match.id === outcome.matchId) ?? null) : null,
    message: MESSAGES[outcome.kind],
    empty: outcome.kind === 'nobody' ? outcome.empty : null,
  };
}

const MESSAGES: Record<Outcome['kind'], string> = {
  found: '✨ Soul match found!',
  limit: `You've used all ${DAILY_MATCHES} daily matches. Come back tomorrow for fresh connections!`,
  nobody: 'No fresh connections found',
};

interface Search extends Moment {
  deps: Deps;
  key: string | undefined;
}

function refuseUnlessReady(missing: MatchNeed[]): void {
  const [first] = missing;
  if (first === undefined) return;
  const codes: Partial<Record<MatchNeed, ErrorCode>> = { quiz: 'mbti_required', preferences: 'preferences_missing' };
  throw new AppError(codes[first] ?? 'profile_incomplete', {
    fields: Object.fromEntries(missing.map((need) => [need, 'Still missing.'])),
  });
}

class TakenMeanwhile extends Error {}

async function untilSettled(search: Search): Promise<Outcome> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    try {
      return await inTransaction(search.deps.db, (trx) => searchOnce(trx, search));
    } catch (error) {
      // Rolled back whole, so that no lock of a lost try is held while the next one waits for another.
      if (!(error instanceof TakenMeanwhile)) throw error;
    }
  }
  throw new AppError('unavailable');
}

async function searchOnce(trx: Trx, search: Search): Promise<Outcome> {
  const { userId, timeZone, now, key } = search;
  if (!(await lockSearcher(trx, userId))) throw new AppError('preferences_missing');
  const earlier = key === undefined ? undefined : await matchOfKey(trx, userId, key);
  if (earlier !== undefined) return { kind: 'found', matchId: earlier.match_id };
  if ((await slotsTaken(trx, userId, dayIn(timeZone, now))) >= DAILY_MATCHES) return { kind: 'limit' };
  const viewer = (await loadProfiles(trx, [userId])).get(userId);
  if (viewer === undefined) throw new AppError('profile_incomplete');
  const query = { viewer, today: dayEverywhere(now), now, offersADay: OFFERS_A_DAY };
  const best = await findBest(trx, query);
  if (best === undefined) return { kind: 'nobody', empty: await whyNobody(trx, query) };
  return { kind: 'found', matchId: await makeMatch(trx, search, best.userId), otherId: best.userId };
}

/** The day that has begun everywhere on Earth: nobody counts as 18 before they are, wherever they live. */
export function dayEverywhere(now: Date): DayNumber {
  return dayNumber(dayIn('Etc/GMT+12', now));
}

/** The order of these writes is the same in every search, so that two which meet never wait for each other in a circle. */
async function makeMatch(trx: Trx, search: Search, otherId: number): Promise<string> {
  const { deps, userId, now, timeZone, key } = search;
  if (!(await takeExposure(trx, otherId, { now, most: OFFERS_A_DAY }))) throw new TakenMeanwhile();
  const matchId = deps.newId();
  const [low, high] = userId < otherId ? [userId, otherId] : [otherId, userId];
  const roomId = await createDirectRoom(trx, { a: low, b: high, createdBy: userId, matchId, now, newId: deps.newId });
  const data = matchDataOf([await halfOf(trx, low), await halfOf(trx, high)], { matchId, chance: deps.rng() });
  const isMine = await claimPair(trx, {
    user_low: low,
    user_high: high,
    id: matchId,
    found_by: userId,
    room_id: roomId,
    state: 'offered',
    score: data.compatibilityScore,
    score_version: SCORE_VERSION,
    data: JSON.stringify(data),
    offered_at: now,
    changed_at: now,
  });
  if (!isMine) throw new TakenMeanwhile();
  const slot = { userId, day: dayIn(timeZone, now), limit: DAILY_MATCHES, matchId, key, now };
  if (!(await takeSlot(trx, slot))) throw new TakenMeanwhile();
  await noteFound(trx, { userId: otherId, roomId, now });
  return matchId;
}

async function halfOf(trx: Trx, userId: number): Promise<Half> {
  const account = await accountOf(trx, userId);
  const profile = (await loadProfiles(trx, [userId])).get(userId);
  // Suspended or gone between the search and now.
  if (!account || !profile) throw new TakenMeanwhile();
  return { profile, type: mbtiType.parse(account.mbti_type), interests: account.interests };
}
