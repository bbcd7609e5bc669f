import type { z } from 'zod';
import type * as contract from '#contract/matching.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { quotaWeek, take } from '#server/platform/limits/quotas.ts';
import { addDays, dayInWords } from '#server/platform/zones.ts';
import { saysToReader, speakerToReader } from '#server/platform/reader.ts';
import { eternalOfWeek, findEternal } from '#server/features/matching/search/eternal.queries.ts';
import { lockSearcher } from '#server/features/matching/profile/matching.queries.ts';
import { announceMatch } from './announce.ts';
import { matchDay, presentMatch } from './day.ts';
import { queryOf, searcher, type Searcher } from './find.ts';
import { makePair, takeExposure, TakenMeanwhile, unlessBroken, untilSettled } from './make.ts';

type EternalResult = z.output<typeof contract.findEternalMatch.response>;
type EternalOutcome = { matchId: string; otherId?: number } | 'nobody';

/**
 * Runs the weekly search of a premium member. A match uses up the week, in the transaction that makes the match.
 * Searches of one person wait for each other. Throws `premium_required` and
 * `eternal_waiting`.
 */
export async function findEternalMatch(deps: Deps, userId: number, once: Once): Promise<EternalResult> {
  if (!(await isPremium(deps.db, userId, deps.clock.now()))) throw new AppError('premium_required');
  const search = await searcher(deps, userId, once);
  const { effect: matchId } = once;
  const outcome: EternalOutcome =
    matchId === undefined ? await untilSettled(deps.db, (trx) => searchOnce(trx, search)) : { matchId };
  const isNobody = outcome === 'nobody';
  if (!isNobody && outcome.otherId !== undefined) announceMatch(deps, [userId, outcome.otherId]);
  const match = isNobody ? null : await presentMatch(deps.db, outcome.matchId, { viewerId: userId, now: search.now });
  return {
    ...(await matchDay(deps.db, search)),
    noNewMatches: isNobody,
    match,
    message: messageFor(isNobody, match !== null),
  };
}

function messageFor(isNobody: boolean, isOpen: boolean): string {
  const { t } = saysToReader();
  if (isNobody)
    return t('matches.eternal-nobody', 'Nobody fits both ways right now. Your Eternal Match of this week stays open.');
  return isOpen
    ? t('matches.eternal-found', '✨ Your Eternal Match is here.')
    : t('matches.eternal-decided', 'This week’s Eternal Match has already been decided.');
}

async function searchOnce(trx: Trx, search: Searcher): Promise<EternalOutcome> {
  const { userId, zone, now } = search;
  if (!(await lockSearcher(trx, userId))) throw new AppError('preferences_missing');
  const { week } = quotaWeek(zone, now);
  if ((await eternalOfWeek(trx, userId, week)) !== undefined) throw waitingAfter(week);
  const { deps, skipped } = search;
  const best = await findEternal(trx, await queryOf(trx, search));
  if (best === undefined) return 'nobody';
  const { userId: otherId } = best;
  const skip = (broken: number): void => void skipped.push(broken);
  return unlessBroken(deps, { otherId, skip }, () => makeMatch(trx, search, { otherId, week }));
}

function waitingAfter(week: string): AppError {
  const { t, locale } = speakerToReader();
  const message = t('refusal.eternal-waiting', 'You have had this week’s Eternal Match. The next one comes on {day}.', {
    day: dayInWords(addDays(week, 7), locale),
  });
  return new AppError('eternal_waiting', { message });
}

async function makeMatch(
  trx: Trx,
  { deps, userId, now, once }: Searcher,
  { otherId, week }: { otherId: number; week: string },
): Promise<EternalOutcome> {
  await takeExposure(trx, otherId, now);
  const { matchId, roomId } = await makePair(trx, deps, { userId, otherId, kind: 'eternal', now });
  const isTaken = await take(trx, { userId, kind: 'eternal', period: week, most: 1, ref: matchId });
  if (!isTaken) throw new TakenMeanwhile();
  await once.record(trx, matchId);
  await noteFound(trx, { userId: otherId, roomId, now });
  return { matchId, otherId };
}
