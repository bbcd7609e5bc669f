import type { MatchData, MatchReasons } from '#contract/matching.parts.ts';
import { noteFound } from '#server/features/notifications/notifications.ts';
import type { Db, Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { announceMatch } from '#server/features/matching/matches/announce.ts';
import { dayEverywhere } from '#server/features/matching/matches/day.ts';
import {
  halvesOf,
  makePair,
  TakenMeanwhile,
  unlessBroken,
  untilSettled,
} from '#server/features/matching/matches/make.ts';
import { changeMatch, lockMatch } from '#server/features/matching/matches/matches.queries.ts';
import { placesAround } from '#server/features/matching/profile/nearness.ts';
import { reasonsOf } from '#server/features/matching/score/reasons.ts';
import { asProfile, loadProfiles } from '#server/features/matching/profile/refresh.ts';
import { fitsCommunity } from '#server/features/matching/search/search.queries.ts';
import { partsOf, sumOf, type Sum } from '#server/features/matching/score/sum.ts';
import { candidatesOf } from './hall.queries.ts';

interface HallView {
  viewerId: number;
  ids: number[];
  now: Date;
}

/** How well a person in the hall fits a viewer, and the card of their match. */
export interface HallCandidate {
  /** The score by which candidates are ranked, from 0 to 100 points. */
  score: number;
  /** The score that the card of a match of the two shows or would show. */
  sum: Sum;
  /** The card of the viewer's open match with this person; null without an open match. */
  card: MatchData | null;
  isDemo: boolean;
}

/**
 * Returns the people in `ids` that the viewer could be matched with, by id: every hard filter passes in both
 * directions, neither ever blocked the other, and there is no recent pass or unmatch. Empty for a viewer who cannot be
 * matched.
 */
export async function hallCandidates(db: Db, { viewerId, ids, now }: HallView): Promise<Map<number, HallCandidate>> {
  const viewer = (await loadProfiles(db, [viewerId])).get(viewerId);
  if (viewer === undefined || ids.length === 0) return new Map();
  const around = await placesAround(db, viewer);
  const rows = await candidatesOf(db, { viewer, now, today: dayEverywhere(now), around }, ids);
  return new Map(
    rows.map((row) => {
      const { card } = row;
      const sum = card ? { total: card.compatibilityScore, range: card.range } : sumOf(partsOf(viewer, asProfile(row)));
      return [row.user_id, { score: row.score, sum, card, isDemo: row.is_demo }];
    }),
  );
}

interface HallReasonsQuery {
  viewerId: number;
  otherId: number;
  now: Date;
}

/**
 * Returns the reasons why a viewer and a person in the hall fit, from the card of their match or of a possible match.
 * Throws `not_found` for a person who is not among the viewer's `hallCandidates`.
 */
export async function hallReasons(db: Db, { viewerId, otherId, now }: HallReasonsQuery): Promise<MatchReasons> {
  const candidate = (await hallCandidates(db, { viewerId, ids: [otherId], now })).get(otherId);
  if (candidate === undefined) throw new AppError('not_found');
  if (candidate.card !== null) return candidate.card;
  const halves = await halvesOf(db, Math.min(viewerId, otherId), Math.max(viewerId, otherId));
  if (halves === undefined) throw new AppError('not_found');
  return reasonsOf(halves);
}

/** Returns whether enough people fit a viewer that demo members are left out; false for a viewer without a profile. */
export async function hasCommunity(db: Db, viewerId: number, now: Date): Promise<boolean> {
  const viewer = (await loadProfiles(db, [viewerId])).get(viewerId);
  return viewer !== undefined && fitsCommunity(db, { viewer, today: dayEverywhere(now) });
}

/**
 * Connects the caller with a person in the hall. The caller's like goes to the open match of the two, or else to a new
 * match, which uses no daily match. Throws `not_found` for a person who is not among the caller's `hallCandidates`.
 */
export async function connectInHall(
  deps: Deps,
  userId: number,
  otherId: number,
): Promise<{ matchId: string; roomId: string }> {
  const met = await untilSettled(deps.db, (trx) => meet(trx, deps, { userId, otherId }));
  announceMatch(deps, [userId, otherId]);
  return met;
}

interface Meeting {
  userId: number;
  otherId: number;
}

async function meet(trx: Trx, deps: Deps, { userId, otherId }: Meeting): Promise<{ matchId: string; roomId: string }> {
  const now = deps.clock.now();
  const candidate = (await hallCandidates(trx, { viewerId: userId, ids: [otherId], now })).get(otherId);
  if (candidate === undefined) throw new AppError('not_found');
  if (candidate.card !== null) return likeAgain(trx, { matchId: candidate.card.matchId, userId, now });
  const skip = (): never => {
    throw new AppError('not_found');
  };
  return unlessBroken(deps, { otherId, skip }, async () => {
    const kind = candidate.isDemo ? 'practice' : 'hall';
    const made = await makePair(trx, deps, { userId, otherId, kind, isConnected: true, now });
    await noteFound(trx, { userId: otherId, roomId: made.roomId, now });
    return made;
  });
}

async function likeAgain(
  trx: Trx,
  { matchId, userId, now }: { matchId: string; userId: number; now: Date },
): Promise<{ matchId: string; roomId: string }> {
  const match = await lockMatch(trx, matchId, userId);
  // The match was passed or ended after it was read. The next try reads the new state.
  if (match === undefined || (match.state !== 'offered' && match.state !== 'connected')) throw new TakenMeanwhile();
  const like = match.user_low === userId ? 'liked_low' : 'liked_high';
  await changeMatch(trx, match, { state: 'connected', [like]: true, changed_at: now });
  return { matchId: match.id, roomId: match.room_id };
}
