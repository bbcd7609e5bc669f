import type { MatchKind } from '#contract/matching.ts';
import { mbtiType } from '#contract/people.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { blocksBetween } from '#server/features/visibility/blocks.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { quotaDay, take, zoneOf } from '#server/platform/limits/quotas.ts';
import { distance } from '#server/features/matching/score/eligible.ts';
import { accountOf } from '#server/features/matching/profile/matching.queries.ts';
import { endLookouts } from '#server/features/matching/profile/lookout.queries.ts';
import type { Profile } from '#server/features/matching/profile/profile.ts';
import { matchDataOf, type Half } from '#server/features/matching/score/reasons.ts';
import { loadProfiles } from '#server/features/matching/profile/refresh.ts';
import { nearnessByCity } from '#server/features/matching/profile/nearness.ts';
import { pointsOf, SCORE_VERSION } from '#server/features/matching/score/score.ts';
import { claimPair } from './matches.queries.ts';

/** The most tries of one search, which runs again when another search took the found person. */
const MOST_TRIES = 20;

/** Thrown when the found person cannot be matched after all. It rolls back the try, which releases the try's locks. */
export class TakenMeanwhile extends Error {}

/** Runs `once` in a new transaction until it throws no `TakenMeanwhile`; throws `unavailable` after `MOST_TRIES`. */
export async function untilSettled<T>(db: Db, once: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    try {
      return await inTransaction(db, once);
    } catch (error) {
      if (!(error instanceof TakenMeanwhile)) throw error;
    }
  }
  throw new AppError('unavailable');
}

/**
 * Runs the making of a match with `otherId`. If that person's stored data cannot be read, it logs the failure, calls
 * `skip` and throws `TakenMeanwhile`, so that one broken account does not fail other people's searches.
 */
export async function unlessBroken<T>(
  { log }: Pick<Deps, 'log'>,
  { otherId, skip }: { otherId: number; skip: (userId: number) => void },
  make: () => Promise<T>,
): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (!isOfData(error)) throw error;
    log.error({ err: error, userId: otherId }, 'a candidate was skipped');
    skip(otherId);
    throw new TakenMeanwhile();
  }
}

/** Returns whether an error comes from stored data: not from a connection or a lock, and not thrown on purpose. */
function isOfData(error: unknown): boolean {
  if (error instanceof AppError || error instanceof TakenMeanwhile || !(error instanceof Error)) return false;
  return !('code' in error) || /^2[23]/.test(String(error.code));
}

/** The most searches that may find a person on one day of the person's time zone. */
export const OFFERS_A_DAY = 3;

/** Counts an offer of a person on the person's day. Throws `TakenMeanwhile` at the limit, or if the person is gone. */
export async function takeExposure(trx: Trx, userId: number, now: Date): Promise<void> {
  const zone = await zoneOf(trx, userId);
  const wish = zone && { userId, kind: 'exposure' as const, period: quotaDay(zone, now).day, most: OFFERS_A_DAY };
  if (wish === undefined || !(await take(trx, wish))) throw new TakenMeanwhile();
}

interface NewMatch {
  /** The person who searched, or who asked in the hall. */
  userId: number;
  otherId: number;
  kind: MatchKind;
  /** Whether the match is made by a connection, as in the hall, and so has the caller's like. */
  isConnected?: boolean;
  now: Date;
}

/**
 * Makes the match of two people with its card and room. After a search, the match is offered. In the hall, it is
 * connected and has the caller's like. A match ends the lookouts of both. All matches are made here in one order of
 * writes, so that two transactions cannot deadlock.
 */
export async function makePair(
  trx: Trx,
  { newId, rng }: Pick<Deps, 'newId' | 'rng'>,
  { userId, otherId, kind, isConnected = false, now }: NewMatch,
): Promise<{ matchId: string; roomId: string }> {
  const matchId = newId();
  const [low, high] = userId < otherId ? [userId, otherId] : [otherId, userId];
  const roomId = await createDirectRoom(trx, { a: low, b: high, createdBy: userId, matchId, now, newId });
  // One of the two blocked the other since the search.
  if ((await blocksBetween(trx, low, high)).wasBlocked) throw new TakenMeanwhile();
  const halves = await halvesOf(trx, low, high);
  // One of the two was suspended or deleted since the search.
  if (halves === undefined) throw new TakenMeanwhile();
  const data = matchDataOf(halves, { matchId, chance: rng() });
  const isMine = await claimPair(trx, {
    user_low: low,
    user_high: high,
    id: matchId,
    kind,
    found_by: userId,
    room_id: roomId,
    state: isConnected ? 'connected' : 'offered',
    liked_low: isConnected && userId === low,
    liked_high: isConnected && userId === high,
    score: pointsOf(halves[0].profile, halves[1].profile),
    score_version: SCORE_VERSION,
    data: JSON.stringify(data),
    offered_at: now,
    changed_at: now,
    rests_until: null,
    nearness: (isConnected ? nearnessByCity : distance)(halves[0].profile, halves[1].profile),
  });
  if (!isMine) throw new TakenMeanwhile();
  if (kind !== 'practice') await endLookouts(trx, [low, high]);
  return { matchId, roomId };
}

/** Returns the data of two people for a card; undefined when one of them can no longer be matched. */
export async function halvesOf(db: Db, low: number, high: number): Promise<readonly [Half, Half] | undefined> {
  const profiles = await loadProfiles(db, [low, high]);
  const [one, other] = [await halfOf(db, low, profiles), await halfOf(db, high, profiles)];
  return one && other && [one, other];
}

async function halfOf(db: Db, userId: number, profiles: Map<number, Profile>): Promise<Half | undefined> {
  const account = await accountOf(db, userId);
  const profile = profiles.get(userId);
  return account && profile && { profile, type: mbtiType.parse(account.mbti_type), interests: account.interests };
}
