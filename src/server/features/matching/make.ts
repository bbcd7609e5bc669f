import type { MatchKind } from '#contract/matching.ts';
import { mbtiType } from '#contract/people.ts';
import { createDirectRoom } from '#server/features/chat/chat.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { distance } from './eligible.ts';
import { accountOf, claimPair } from './matching.queries.ts';
import { matchDataOf, type Half } from './reasons.ts';
import { loadProfiles } from './refresh.ts';
import { SCORE_VERSION } from './score.ts';

/** Others may take the very person a search found; that many times it looks again before it gives up. */
const MOST_TRIES = 20;

/** Somebody else was faster: thrown to roll a try back whole, so that it holds no lock while the next one waits. */
export class TakenMeanwhile extends Error {}

/** Tries in one transaction after the other until nobody else was faster. */
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

interface Pair {
  /** Who found or asked for the other. */
  userId: number;
  otherId: number;
  kind: MatchKind;
  now: Date;
}

/**
 * Makes the match of two people, its card and its room: offered after a search; connected, with the asker's like, in the
 * hall. The order of these writes is the same everywhere, so that two which meet never wait for each other in a circle.
 */
export async function makePair(
  trx: Trx,
  { newId, rng }: Pick<Deps, 'newId' | 'rng'>,
  { userId, otherId, kind, now }: Pair,
): Promise<{ matchId: string; roomId: string }> {
  const matchId = newId();
  const isConnected = kind === 'hall';
  const [low, high] = userId < otherId ? [userId, otherId] : [otherId, userId];
  const roomId = await createDirectRoom(trx, { a: low, b: high, createdBy: userId, matchId, now, newId });
  const halves = [await halfOf(trx, low), await halfOf(trx, high)] as const;
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
    score: data.compatibilityScore,
    score_version: SCORE_VERSION,
    data: JSON.stringify(data),
    offered_at: now,
    changed_at: now,
    rests_until: null,
    nearness: distance(halves[0].profile, halves[1].profile),
  });
  if (!isMine) throw new TakenMeanwhile();
  return { matchId, roomId };
}

async function halfOf(trx: Trx, userId: number): Promise<Half> {
  const account = await accountOf(trx, userId);
  const profile = (await loadProfiles(trx, [userId])).get(userId);
  // Suspended or gone between the search and now.
  if (!account || !profile) throw new TakenMeanwhile();
  return { profile, type: mbtiType.parse(account.mbti_type), interests: account.interests };
}
