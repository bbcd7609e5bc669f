import type { z } from 'zod';
import { DAILY_PRACTICES, type practiceRun as contract } from '#contract/matching.practice.ts';
import type { Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Once } from '#server/platform/http/idempotency.ts';
import { quotaDay, take, usedOf } from '#server/platform/limits/quotas.ts';
import { saysToReader } from '#server/platform/reader.ts';
import { lockSearcher } from '#server/features/matching/profile/matching.queries.ts';
import { bestForPractice } from '#server/features/matching/search/practice.queries.ts';
import { bestPerson } from '#server/features/matching/search/search.queries.ts';
import { announceMatch } from './announce.ts';
import { presentMatch } from './day.ts';
import { queryOf, searcher, type Searcher } from './find.ts';
import { makePair, unlessBroken, untilSettled } from './make.ts';

type PracticeResult = z.output<typeof contract.response>;
type Outcome = { kind: 'met'; matchId: string } | { kind: 'person' | 'limit' | 'nobody' };

/**
 * Runs a practice run: the search, the card and the room of a match, with a demo member. It takes none of the day's
 * matches, and there is none while a real person fits. Searches of one person wait for each other.
 */
export async function practiceRun(deps: Deps, userId: number, once: Once): Promise<PracticeResult> {
  const search = await searcher(deps, userId, once);
  const { effect: matchId } = once;
  const outcome: Outcome =
    matchId === undefined ? await untilSettled(deps.db, (trx) => practiceOnce(trx, search)) : { kind: 'met', matchId };
  if (outcome.kind === 'met') announceMatch(deps, [userId]);
  const { now, zone } = search;
  const used = await usedOf(deps.db, { userId, kind: 'demo', period: quotaDay(zone, now).day });
  return {
    match: outcome.kind === 'met' ? await presentMatch(deps.db, outcome.matchId, { viewerId: userId, now }) : null,
    message: saysToReader().t(
      'matches.practice',
      '{kind, select, met {A practice run, with an invented member.} person {A real person fits you. Search for them instead.} limit {You have had the practice runs of today.} other {No invented member fits your wishes either.}}',
      { kind: outcome.kind },
    ),
    left: Math.max(0, DAILY_PRACTICES - used),
  };
}

async function practiceOnce(trx: Trx, search: Searcher): Promise<Outcome> {
  const { deps, userId, zone, now, once, skipped } = search;
  if (!(await lockSearcher(trx, userId))) throw new AppError('preferences_missing');
  const query = await queryOf(trx, search);
  if ((await bestPerson(trx, query)) !== undefined) return { kind: 'person' };
  const best = await bestForPractice(trx, query);
  if (best === undefined) return { kind: 'nobody' };
  const { day } = quotaDay(zone, now);
  if (!(await take(trx, { userId, kind: 'demo', period: day, most: DAILY_PRACTICES }))) return { kind: 'limit' };
  const { userId: otherId } = best;
  const skip = (broken: number): void => void skipped.push(broken);
  return unlessBroken(deps, { otherId, skip }, async () => {
    const { matchId } = await makePair(trx, deps, { userId, otherId, kind: 'practice', now });
    await once.record(trx, matchId);
    return { kind: 'met', matchId };
  });
}
