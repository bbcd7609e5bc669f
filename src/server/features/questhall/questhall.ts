import type { Member } from '#contract/people.ts';
import { HALL_MOST, HALL_MS, type HallGuest } from '#contract/quest-hall.ts';
import {
  connectInHall,
  hallCandidates,
  needsOf,
  refuseUnlessReady,
  type HallCandidate,
} from '#server/features/matching/matching.ts';
import { membersFor } from '#server/features/people/people.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { countHere, enter, flag, leave, takeOutGone, thoseOn, type Spot } from './questhall.queries.ts';
import { announceHall } from './watch.ts';

export { announceHall } from './watch.ts';

/** People looked at in one statement, and statements a draw may take: a wish that hardly anybody meets ends there. */
const A_LOOK = 250;
const MOST_LOOKS = 20;
/** People taken out in one transaction. */
const BATCH = 200;

interface Step {
  userId: number;
  isIn: boolean;
}

/**
 * Joins the hall or departs, in the transaction that holds the person's account. Who could not be matched yet is
 * refused with what they lack, as a search would. Call `announceHall` after the commit.
 */
export async function stepIntoHall(
  trx: Trx,
  { clock, rng }: Pick<Deps, 'clock' | 'rng'>,
  { userId, isIn }: Step,
): Promise<void> {
  if (isIn) {
    refuseUnlessReady(await needsOf(trx, userId));
    await enter(trx, { userId, place: rng(), now: clock.now() });
  } else await leave(trx, userId);
  await flag(trx, [userId], isIn);
}

/** Some of those in the hall whom the viewer could be matched with, drawn anew at every call. */
export async function guestsFor(deps: Deps, viewerId: number): Promise<HallGuest[]> {
  const now = deps.clock.now();
  const drawn = await draw(deps, viewerId, now);
  const members = await membersFor(deps.db, [...drawn.keys()], { viewerId, now });
  return [...drawn].flatMap(([id, candidate]) => {
    const member = members.get(id);
    if (member === undefined || member.isSeedUser) return [];
    return [asGuest(member, candidate)];
  });
}

function asGuest(member: Member, { score, matchId }: HallCandidate): HallGuest {
  return { ...member, inQuestHall: true, vibes: member.currentVibes, compatibility: score, matchId };
}

/** Goes once around the hall from a random place, until enough were found. */
async function draw({ db, rng }: Deps, viewerId: number, now: Date): Promise<Map<number, HallCandidate>> {
  const since = new Date(now.getTime() - HALL_MS);
  const start = rng();
  const found = new Map<number, HallCandidate>();
  let looks = 0;
  for (const [from, before] of [
    [start, 1],
    [0, start],
  ] as const) {
    let after: Spot | undefined = { place: from, userId: 0 };
    while (after !== undefined && looks < MOST_LOOKS) {
      looks += 1;
      const spots: Spot[] = await thoseOn(db, { viewerId, after, before, since, most: A_LOOK });
      const ids = spots.map(({ userId }) => userId);
      const fitting = await hallCandidates(db, { viewerId, ids, now });
      for (const id of ids) {
        const candidate = fitting.get(id);
        if (candidate !== undefined) found.set(id, candidate);
        if (found.size === HALL_MOST) return found;
      }
      after = spots.length < A_LOOK ? undefined : spots.at(-1);
    }
  }
  return found;
}

/** Both must be in the hall and fit each other, else the other is not there. */
export async function connect(
  deps: Deps,
  userId: number,
  otherId: number,
): Promise<{ matchId: string; roomId: string }> {
  const since = new Date(deps.clock.now().getTime() - HALL_MS);
  if ((await countHere(deps.db, [userId, otherId], since)) < 2) throw new AppError('not_found');
  return connectInHall(deps, userId, otherId);
}

/** Ends the presence of those whom nobody has seen for two hours; their accounts say so too. */
export async function sweepHall(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - HALL_MS);
  let gone: number[];
  do {
    gone = await inTransaction(deps.db, async (trx) => {
      const userIds = await takeOutGone(trx, { since, most: BATCH });
      await flag(trx, userIds, false);
      return userIds;
    });
    if (gone.length > 0) announceHall(deps, gone);
  } while (gone.length === BATCH);
}
