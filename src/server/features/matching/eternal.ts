import type { z } from 'zod';
import type * as contract from '#contract/matching.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import { isPremium } from '#server/features/premium/premium.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceMatch } from './announce.ts';
import { dayEverywhere, matchDay, presentMatch } from './day.ts';
import { eternalOfKey, eternalOfWeek, findEternal, takeWeek } from './eternal.queries.ts';
import { OFFERS_A_DAY, searcher, type Searcher } from './find.ts';
import { makePair, TakenMeanwhile, untilSettled } from './make.ts';
import { lockSearcher, takeExposure } from './matching.queries.ts';
import { loadProfiles } from './refresh.ts';
import { dayInWords, nextWeek, weekOf } from './week.ts';

type EternalResult = z.output<typeof contract.findEternalMatch.response>;
type Outcome = { matchId: string; otherId?: number } | 'nobody';

/**
 * The weekly search of a premium member. It takes the week only when it finds somebody, in the transaction that makes the
 * match; searches of one person wait for each other. Throws `premium_required` and `eternal_waiting`.
 */
export async function findEternalMatch(deps: Deps, userId: number, key: string | undefined): Promise<EternalResult> {
  if (!(await isPremium(deps.db, userId, deps.clock.now()))) throw new AppError('premium_required');
  const search = await searcher(deps, userId, key);
  const outcome = await untilSettled(deps.db, (trx) => searchOnce(trx, search));
  const isNobody = outcome === 'nobody';
  if (!isNobody && outcome.otherId !== undefined) announceMatch(deps, [userId, outcome.otherId]);
  const match = isNobody ? null : await presentMatch(deps.db, outcome.matchId, { viewerId: userId, now: search.now });
  return {
    ...(await matchDay(deps.db, search)),
    noNewMatches: isNobody,
    match,
    message: isNobody ? NOBODY : match === null ? CLOSED : FOUND,
  };
}

const FOUND = '✨ Your Eternal Match is here.';
const NOBODY = 'Nobody fits both ways right now. Your Eternal Match of this week stays open.';
const CLOSED = 'This week’s Eternal Match has already been decided.';

async function searchOnce(trx: Trx, search: Searcher): Promise<Outcome> {
  const { userId, timeZone, now, key } = search;
  if (!(await lockSearcher(trx, userId))) throw new AppError('preferences_missing');
  const earlier = key === undefined ? undefined : await eternalOfKey(trx, userId, key);
  if (earlier !== undefined) return { matchId: earlier.match_id };
  const week = weekOf(timeZone, now);
  if ((await eternalOfWeek(trx, userId, week)) !== undefined) throw waitingAfter(week);
  const viewer = (await loadProfiles(trx, [userId])).get(userId);
  if (viewer === undefined) throw new AppError('profile_incomplete');
  const best = await findEternal(trx, { viewer, today: dayEverywhere(now), now, offersADay: OFFERS_A_DAY });
  return best === undefined ? 'nobody' : makeMatch(trx, search, { otherId: best.userId, week });
}

function waitingAfter(week: string): AppError {
  const day = dayInWords(nextWeek(week));
  return new AppError('eternal_waiting', {
    message: `You have had this week’s Eternal Match. The next one comes on ${day}.`,
  });
}

async function makeMatch(
  trx: Trx,
  { deps, userId, now, key }: Searcher,
  { otherId, week }: { otherId: number; week: string },
): Promise<Outcome> {
  if (!(await takeExposure(trx, otherId, { now, most: OFFERS_A_DAY }))) throw new TakenMeanwhile();
  const { matchId, roomId } = await makePair(trx, deps, { userId, otherId, kind: 'eternal', now });
  if (!(await takeWeek(trx, { userId, week, matchId, key, now }))) throw new TakenMeanwhile();
  await noteFound(trx, { userId: otherId, roomId, now });
  return { matchId, otherId };
}
