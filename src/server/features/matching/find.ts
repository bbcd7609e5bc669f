import { DAILY_MATCHES, type EmptyResult, type MatchNeed, type SearchResult } from '#contract/matching.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import { dayIn } from '#server/features/people/people.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceMatch } from './announce.ts';
import { dayEverywhere, matchDay, type Moment } from './day.ts';
import { whyNobody } from './empty.ts';
import { makePair, TakenMeanwhile, untilSettled } from './make.ts';
import { accountOf, lockSearcher, matchOfKey, slotsTaken, takeExposure, takeSlot } from './matching.queries.ts';
import { loadProfiles, needsOf } from './refresh.ts';
import { findBest } from './search.queries.ts';

/** A person is offered to at most this many searchers on a day of theirs, so that nobody is everybody's match. */
export const OFFERS_A_DAY = 3;

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
  const outcome = await untilSettled(deps.db, (trx) => searchOnce(trx, search));
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

export function refuseUnlessReady(missing: MatchNeed[]): void {
  const [first] = missing;
  if (first === undefined) return;
  const codes: Partial<Record<MatchNeed, ErrorCode>> = { quiz: 'mbti_required', preferences: 'preferences_missing' };
  throw new AppError(codes[first] ?? 'profile_incomplete', {
    fields: Object.fromEntries(missing.map((need) => [need, 'Still missing.'])),
  });
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

async function makeMatch(trx: Trx, search: Search, otherId: number): Promise<string> {
  const { deps, userId, now, timeZone, key } = search;
  if (!(await takeExposure(trx, otherId, { now, most: OFFERS_A_DAY }))) throw new TakenMeanwhile();
  const { matchId, roomId } = await makePair(trx, deps, { userId, otherId, kind: 'daily', now });
  const slot = { userId, day: dayIn(timeZone, now), limit: DAILY_MATCHES, matchId, key, now };
  if (!(await takeSlot(trx, slot))) throw new TakenMeanwhile();
  await noteFound(trx, { userId: otherId, roomId, now });
  return matchId;
}
