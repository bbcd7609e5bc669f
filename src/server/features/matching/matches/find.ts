import type { EmptyResult, MatchNeed, SearchResult } from '#contract/matching.ts';
import { DAILY_PRACTICES } from '#contract/matching.practice.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import { quotaOf } from '#server/features/premium/premium.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { quotaDay, take, usedOf, type Quota } from '#server/platform/limits/quotas.ts';
import { saysToReader } from '#server/platform/reader.ts';
import { whyNobody } from '#server/features/matching/search/empty.ts';
import { accountOf, lockSearcher } from '#server/features/matching/profile/matching.queries.ts';
import { seeNews } from '#server/features/matching/profile/lookout.queries.ts';
import { loadProfiles, needsOf } from '#server/features/matching/profile/refresh.ts';
import { bestForPractice, isAlone } from '#server/features/matching/search/practice.queries.ts';
import { bestPerson, type Search } from '#server/features/matching/search/search.queries.ts';
import { announceMatch } from './announce.ts';
import { dayEverywhere, matchDay, presentMatch, type Moment } from './day.ts';
import { makePair, OFFERS_A_DAY, takeExposure, TakenMeanwhile, unlessBroken, untilSettled } from './make.ts';

type FindOutcome =
  | { kind: 'found'; matchId: string; otherId?: number }
  | { kind: 'limit'; limit: number }
  | { kind: 'nobody'; empty: EmptyResult; practice: boolean; isAlone: boolean };

/**
 * Runs one search among people. A match uses up a daily match, in the transaction that makes the match and its room. Searches of one person wait for each other. A search runs again if another search takes the found person first.
 */
export async function findNewMatch(deps: Deps, userId: number, once: Once): Promise<SearchResult> {
  const search = await searcher(deps, userId, once);
  const { effect: matchId } = once;
  const outcome: FindOutcome =
    matchId === undefined ? await untilSettled(deps.db, (trx) => searchOnce(trx, search)) : { kind: 'found', matchId };
  const isFound = outcome.kind === 'found';
  if (isFound && outcome.otherId !== undefined) announceMatch(deps, [userId, outcome.otherId]);
  const match = isFound ? await presentMatch(deps.db, outcome.matchId, { viewerId: userId, now: search.now }) : null;
  return {
    ...(await matchDay(deps.db, search)),
    noNewMatches: outcome.kind === 'nobody',
    match,
    message: messageFor(outcome, match !== null),
    ...(outcome.kind === 'nobody'
      ? { empty: outcome.empty, practice: outcome.practice, isAlone: outcome.isAlone }
      : { empty: null, practice: false, isAlone: false }),
  };
}

function messageFor(outcome: FindOutcome, isOpen: boolean): string {
  const { t } = saysToReader();
  if (outcome.kind === 'nobody') return t('matches.nobody', 'No fresh connections found');
  if (outcome.kind === 'limit')
    return t('matches.limit', "You've used all {limit} daily matches. Come back tomorrow for fresh connections!", {
      limit: outcome.limit,
    });
  return isOpen
    ? t('matches.found', '✨ Soul match found!')
    : t('matches.decided', 'That match has already been decided.');
}

/** The input of a search, after the checks of `searcher`. */
export interface Searcher extends Moment {
  deps: Deps;
  once: Once;
  /** People whose data failed to load in an earlier try. */
  skipped: number[];
}

/** Returns the input of a search; throws what `momentOf` throws. */
export async function searcher(deps: Deps, userId: number, once: Once): Promise<Searcher> {
  return { ...(await momentOf(deps, userId)), deps, once, skipped: [] };
}

/** Returns a person who may search; throws when a search needs something that is missing, and for a held account. */
export async function momentOf({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<Moment> {
  const account = await accountOf(db, userId);
  if (account === undefined) throw new AppError('not_found');
  refuseUnlessReady(await needsOf(db, userId));
  await refuseHeld(db, userId);
  return { userId, zone: account, now: clock.now() };
}

export function refuseUnlessReady(missing: MatchNeed[]): void {
  const [first] = missing;
  if (first === undefined) return;
  const codes: Partial<Record<MatchNeed, ErrorCode>> = { quiz: 'mbti_required', preferences: 'preferences_missing' };
  throw new AppError(codes[first] ?? 'profile_incomplete', {
    fields: Object.fromEntries(missing.map((need) => [need, 'Still missing.'])),
  });
}

async function searchOnce(trx: Trx, search: Searcher): Promise<FindOutcome> {
  const { userId, zone, now } = search;
  if (!(await lockSearcher(trx, userId))) throw new AppError('preferences_missing');
  const limit = (await quotaOf(trx, userId, now)).humanMatches;
  const slot = { userId, kind: 'match', period: quotaDay(zone, now).day, most: limit } as const;
  if ((await usedOf(trx, slot)) >= limit) return { kind: 'limit', limit };
  const query = await queryOf(trx, search);
  const best = await bestPerson(trx, query);
  if (best === undefined) {
    await seeNews(trx, userId);
    const practiced = await usedOf(trx, { userId, kind: 'demo', period: slot.period });
    return {
      kind: 'nobody',
      empty: await whyNobody(trx, query),
      practice: practiced < DAILY_PRACTICES && (await bestForPractice(trx, query)) !== undefined,
      isAlone: await isAlone(trx, userId),
    };
  }
  const { userId: otherId } = best;
  const skip = (broken: number): void => void search.skipped.push(broken);
  const matchId = await unlessBroken(search.deps, { otherId, skip }, () => makeMatch(trx, search, { otherId, slot }));
  return { kind: 'found', matchId, otherId };
}

/** Returns the query for the best other person; throws for a searcher who can no longer be matched. */
export async function queryOf(trx: Trx, { userId, now, skipped }: Searcher): Promise<Search> {
  const viewer = (await loadProfiles(trx, [userId])).get(userId);
  if (viewer === undefined) throw new AppError('profile_incomplete');
  return { viewer, today: dayEverywhere(now), now, offersADay: OFFERS_A_DAY, skipped };
}

async function makeMatch(
  trx: Trx,
  { deps, userId, now, once }: Searcher,
  { otherId, slot }: { otherId: number; slot: Quota & { most: number } },
): Promise<string> {
  await takeExposure(trx, otherId, now);
  const { matchId, roomId } = await makePair(trx, deps, { userId, otherId, kind: 'daily', now });
  if (!(await take(trx, { ...slot, ref: matchId }))) throw new TakenMeanwhile();
  await once.record(trx, matchId);
  await noteFound(trx, { userId: otherId, roomId, now });
  return matchId;
}
