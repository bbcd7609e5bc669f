import type { Member } from '#contract/people.ts';
import type { MatchReasons } from '#contract/matching.parts.ts';
import { HALL_MOST, HALL_MS, type HallGuest } from '#contract/quest-hall.ts';
import { seededRng } from '#content/seeded-rng.ts';
import {
  connectInHall,
  hallCandidates,
  hallReasons,
  hasCommunity,
  needsOf,
  refuseUnlessReady,
  type HallCandidate,
} from '#server/features/matching/matching.ts';
import { changeAccounts } from '#server/features/people/accounts.ts';
import { membersFor } from '#server/features/people/people.ts';
import { refuseHeld } from '#server/features/visibility/visibility.ts';
import { inTransaction, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { ONLINE_MS } from '#server/platform/presence/presence.ts';
import { dayIn } from '#server/platform/zones.ts';
import { countHere, deleteGone, enter, leave, lockGone, thoseOn, type Spot, type Who } from './quest-hall.queries.ts';
import { announceHall } from './watch.ts';

export { announceHall } from './watch.ts';

/** The most people that one statement of `lookAround` reads. */
const A_LOOK = 250;
/** The most statements that `lookAround` runs when few people fit. */
const MOST_LOOKS = 20;
/** The most people that `sweepHall` removes in one transaction. */
const BATCH = 200;

interface HallStep {
  userId: number;
  isIn: boolean;
}

/**
 * Joins or leaves the hall, in the transaction that locks the person's account. For a person who cannot be matched yet,
 * throws the same error as a search, with what they lack. Call `announceHall` after the commit.
 */
export async function stepIntoHall(
  trx: Trx,
  { clock, rng }: Pick<Deps, 'clock' | 'rng'>,
  { userId, isIn }: HallStep,
): Promise<void> {
  if (isIn) {
    refuseUnlessReady(await needsOf(trx, userId));
    await refuseHeld(trx, userId);
    await enter(trx, { userId, place: rng(), now: clock.now() });
  } else await leave(trx, userId);
  await changeAccounts(trx, [userId], { in_quest_hall: isIn });
}

/**
 * Returns people in the hall that the viewer could be matched with: those online first, then the best of today's draw
 * for the viewer. Demo members appear only when no real person fits, and not for a viewer with a community.
 */
export async function guestsFor(deps: Deps, viewerId: number): Promise<HallGuest[]> {
  const now = deps.clock.now();
  const drawn = await draw(deps, viewerId, now);
  const members = await membersFor(deps.db, [viewerId, ...drawn.keys()], { viewerId, now });
  const found = [...drawn].flatMap(([id, candidate]) => {
    const member = members.get(id);
    if (member === undefined || member.isSeedUser) return [];
    return [asGuest(member, candidate)];
  });
  const guests = nearInAge(found, members.get(viewerId)?.age ?? null);
  return guests.toSorted((a, b) => Number(b.isOnline) - Number(a.isOnline));
}

/** How many years older or younger than the viewer a demo member in the hall is. */
const YEARS_APART = 12;

/** Returns all people, but of the demo members only those near in age, unless none is. */
function nearInAge(guests: HallGuest[], mine: number | null): HallGuest[] {
  const near = guests.filter(
    ({ isDemo, age }) => !isDemo || mine === null || age === null || Math.abs(age - mine) <= YEARS_APART,
  );
  return near.length > 0 ? near : guests;
}

function asGuest(member: Member, { sum, card }: HallCandidate): HallGuest {
  const { total: compatibility, range } = sum;
  const matchId = card?.matchId ?? null;
  return { ...member, inQuestHall: true, vibes: member.currentVibes, compatibility, range, matchId };
}

type HallCandidates = Map<number, HallCandidate>;

/** Returns at most `HALL_MOST` candidates: those online first, then the others, each group by score. */
async function draw(deps: Deps, viewerId: number, now: Date): Promise<HallCandidates> {
  const around = (who: Who): Promise<HallCandidates> => lookAround(deps, { viewerId, who, now });
  const online = byScore(await around({ online: new Date(now.getTime() - ONLINE_MS) }));
  if (online.length >= HALL_MOST) return new Map(online.slice(0, HALL_MOST));
  const here = byScore(await around({ here: new Date(now.getTime() - HALL_MS) }));
  const people = new Map([...online, ...here].slice(0, HALL_MOST + online.length));
  if (people.size > 0) return new Map([...people].slice(0, HALL_MOST));
  const demos = byScore(await around('demos')).slice(0, HALL_MOST);
  return demos.length === 0 || (await hasCommunity(deps.db, viewerId, now)) ? new Map() : new Map(demos);
}

const byScore = (found: HallCandidates): [number, HallCandidate][] =>
  [...found].toSorted(([a, one], [b, other]) => other.score - one.score || a - b);

/**
 * Reads once around the hall until it has found enough people. The start is the same for a viewer all day, so that a
 * reloaded screen shows the same people. The start differs between viewers and between days.
 */
async function lookAround(
  { db }: Deps,
  { viewerId, who, now }: { viewerId: number; who: Who; now: Date },
): Promise<HallCandidates> {
  const start = seededRng(`${viewerId} ${dayIn('UTC', now)}`)();
  const found: HallCandidates = new Map();
  let looks = 0;
  for (const [from, before] of [
    [start, 1],
    [0, start],
  ] as const) {
    let after: Spot | undefined = { place: from, userId: 0 };
    while (after !== undefined && looks < MOST_LOOKS) {
      looks += 1;
      const spots: Spot[] = await thoseOn(db, { viewerId, after, before, who, most: A_LOOK });
      const ids = spots.map(({ userId }) => userId);
      for (const [id, candidate] of await hallCandidates(db, { viewerId, ids, now })) found.set(id, candidate);
      if (found.size >= HALL_MOST) return found;
      after = spots.length < A_LOOK ? undefined : spots.at(-1);
    }
  }
  return found;
}

/** Returns why the viewer and another person fit. Throws `not_found` unless the other is in the hall and they fit. */
export async function reasonsFor({ db, clock }: Deps, viewerId: number, otherId: number): Promise<MatchReasons> {
  const now = clock.now();
  if ((await countHere(db, [otherId], new Date(now.getTime() - HALL_MS))) === 0) throw new AppError('not_found');
  return hallReasons(db, { viewerId, otherId, now });
}

/** Matches two people and opens their room. Throws `not_found` unless both are in the hall and fit each other. */
export async function connect(
  deps: Deps,
  userId: number,
  otherId: number,
): Promise<{ matchId: string; roomId: string }> {
  const since = new Date(deps.clock.now().getTime() - HALL_MS);
  if ((await countHere(deps.db, [userId, otherId], since)) < 2) throw new AppError('not_found');
  return connectInHall(deps, userId, otherId);
}

/** Removes people who were not seen for `HALL_MS` from the hall, and updates their accounts. */
export async function sweepHall(deps: Deps): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - HALL_MS);
  let gone: number[];
  do {
    gone = await inTransaction(deps.db, async (trx) => {
      const userIds = await deleteGone(trx, await lockGone(trx, { since, most: BATCH }), since);
      await changeAccounts(trx, userIds, { in_quest_hall: false });
      return userIds;
    });
    if (gone.length > 0) announceHall(deps, gone);
  } while (gone.length === BATCH);
}
