import type { EmptyResult, MatchNeed, SearchResult } from '#contract/matching.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import { dayIn } from '#server/features/people/people.ts';
import { quotaOf } from '#server/features/premium/premium.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceMatch } from './announce.ts';
import { dayEverywhere, matchDay, presentMatch, type Moment } from './day.ts';
import { whyNobody } from './empty.ts';
import { makePair, TakenMeanwhile, untilSettled } from './make.ts';
import { accountOf, lockSearcher, matchOfKey, slotsTaken, takeExposure, takeSlot } from './matching.queries.ts';
import { loadProfiles, needsOf } from './refresh.ts';
import { findBest } from './search.queries.ts';

/** A person is offered to at most this many searchers on a day of theirs, so that nobody is everybody's match. */
export const OFFERS_A_DAY = 3;

type Outcome =
  | { kind: 'found'; matchId: string; otherId?: number }
  | { kind: 'limit'; limit: number }
  | { kind: 'nobody'; empty: EmptyResult };

/**
 * One search. It takes one of the day's matches only when it finds somebody, in the transaction that makes the match and
 * its room. Searches of one person wait for each other; whoever loses a person to somebody else's search looks again.
 */
export async function findNewMatch(deps: Deps, userId: number, key: string | undefined): Promise<SearchResult> {
  const search = await searcher(deps, userId, key);
  const outcome = await untilSettled(deps.db, (trx) => searchOnce(trx, search));
  const isFound = outcome.kind === 'found';
  if (isFound && outcome.otherId !== undefined) announceMatch(deps, [userId, outcome.otherId]);
  const match = isFound ? await presentMatch(deps.db, outcome.matchId, { viewerId: userId, now: search.now }) : null;
  return {
    ...(await matchDay(deps.db, search)),
    noNewMatches: outcome.kind === 'nobody',
    match,
    message: messageFor(outcome, match !== null),
    empty: outcome.kind === 'nobody' ? outcome.empty : null,
  };
}

function messageFor(outcome: Outcome, isOpen: boolean): string {
  if (outcome.kind === 'nobody') return 'No fresh connections found';
  if (outcome.kind === 'found') return isOpen ? '✨ Soul match found!' : 'That match has already been decided.';
  return `You've used all ${outcome.limit} daily matches. Come back tomorrow for fresh connections!`;
}

/** Somebody who may search, and the search they asked for. */
export interface Searcher extends Moment {
  deps: Deps;
  key: string | undefined;
}

/** Throws when something is still missing for a search. */
export async function searcher(deps: Deps, userId: number, key: string | undefined): Promise<Searcher> {
  const account = await accountOf(deps.db, userId);
  if (account === undefined) throw new AppError('not_found');
  refuseUnlessReady(await needsOf(deps.db, userId));
  return { deps, userId, timeZone: account.time_zone, now: deps.clock.now(), key };
}

export function refuseUnlessReady(missing: MatchNeed[]): void {
  const [first] = missing;
  if (first === undefined) return;
  const codes: Partial<Record<MatchNeed, ErrorCode>> = { quiz: 'mbti_required', preferences: 'preferences_missing' };
  throw new AppError(codes[first] ?? 'profile_incomplete', {
    fields: Object.fromEntries(missing.map((need) => [need, 'Still missing.'])),
  });
}

async function searchOnce(trx: Trx, search: Searcher): Promise<Outcome> {
  const { userId, timeZone, now, key } = search;
  if (!(await lockSearcher(trx, userId))) throw new AppError('preferences_missing');
  const earlier = key === undefined ? undefined : await matchOfKey(trx, userId, key);
  if (earlier !== undefined) return { kind: 'found', matchId: earlier.match_id };
  const limit = (await quotaOf(trx, userId, now)).humanMatches;
  if ((await slotsTaken(trx, userId, dayIn(timeZone, now))) >= limit) return { kind: 'limit', limit };
  const viewer = (await loadProfiles(trx, [userId])).get(userId);
  if (viewer === undefined) throw new AppError('profile_incomplete');
  const query = { viewer, today: dayEverywhere(now), now, offersADay: OFFERS_A_DAY };
  const best = await findBest(trx, query);
  if (best === undefined) return { kind: 'nobody', empty: await whyNobody(trx, query) };
  return {
    kind: 'found',
    matchId: await makeMatch(trx, search, { otherId: best.userId, limit }),
    otherId: best.userId,
  };
}

async function makeMatch(
  trx: Trx,
  { deps, userId, now, timeZone, key }: Searcher,
  { otherId, limit }: { otherId: number; limit: number },
): Promise<string> {
  if (!(await takeExposure(trx, otherId, { now, most: OFFERS_A_DAY }))) throw new TakenMeanwhile();
  const { matchId, roomId } = await makePair(trx, deps, { userId, otherId, kind: 'daily', now });
  const slot = { userId, day: dayIn(timeZone, now), limit, matchId, key, now };
  if (!(await takeSlot(trx, slot))) throw new TakenMeanwhile();
  await noteFound(trx, { userId: otherId, roomId, now });
  return matchId;
}
