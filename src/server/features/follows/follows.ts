import type { z } from 'zod';
import { FOLLOWS_MAX, NEWCOMERS_FOLLOWS, type follow, type listFollowers } from '#contract/follows.ts';
import { noteDeed } from '#server/features/digest/digest.ts';
import { holdPair } from '#server/features/chat/chat.ts';
import { NEW_ACCOUNT_MS } from '#contract/people.ts';
import { cardsFor } from '#server/features/people/people.ts';
import { isNewcomer } from '#server/features/people/manners.ts';
import {
  endFollow,
  followCountsFor,
  followCountsOf,
  followedAmong,
  followeesOf,
  followersOf,
  putFollow,
  type FollowPlace,
  type FollowWish,
} from '#server/features/visibility/follows.ts';
import { inTransaction, type Db, type Trx } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { cursorOf, pageOf, placeOf } from '#server/platform/paging.ts';
import { AppError } from '#server/platform/errors.ts';
import { quotaDayOf, spend } from '#server/platform/limits/quotas.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;
type Followed = z.output<typeof follow.response>;

interface FollowPair {
  userId: number;
  followeeId: number;
}

/** Follows a person once. Throws `not_found` for a person hidden from the caller, and `follows_full` at the limit. */
export async function followPerson(deps: Pick<Deps, 'db' | 'clock' | 'newId'>, edge: FollowPair): Promise<Followed> {
  const { db, clock, newId } = deps;
  if (edge.userId === edge.followeeId) throw new AppError('invalid', { message: 'You cannot follow yourself.' });
  return inTransaction(db, async (trx) => {
    // A block takes the same lock. So the later of a follow and a block sees the result of the earlier.
    await holdPair(trx, { newId }, { a: edge.userId, b: edge.followeeId });
    if (await followOnce(trx, { ...edge, now: clock.now() })) {
      await noteDeed(trx, deps, { kind: 'follow', postId: null, receiverId: edge.followeeId, actorId: edge.userId });
    }
    return { isFollowing: true, followers: (await followCountsFor(trx, edge.followeeId, edge.userId)).followers };
  });
}

/** Returns false when the follow exists already. */
async function followOnce(trx: Trx, { userId, followeeId, now }: FollowPair & { now: Date }): Promise<boolean> {
  const card = await cardOf(trx, followeeId, { viewerId: userId, now });
  if (card.isSeedUser)
    throw new AppError('invalid', { message: 'AI characters have nothing to follow. Write to them.' });
  if (!(await putFollow(trx, { userId, followeeId, now }))) return false;
  // The insert above locks the count, so two concurrent follows cannot both pass the limit.
  if ((await followCountsOf(trx, userId)).following > FOLLOWS_MAX) throw new AppError('follows_full');
  await spendFollow(trx, userId, now);
  return true;
}

/** Takes one of a new account's follows of the day; throws `follows_used` when there are none left. */
async function spendFollow(trx: Trx, userId: number, now: Date): Promise<void> {
  if (!(await isNewcomer(trx, userId, new Date(now.getTime() - NEW_ACCOUNT_MS)))) return;
  const day = await quotaDayOf(trx, userId, now);
  await spend(trx, day, { userId, kind: 'follow', most: NEWCOMERS_FOLLOWS, code: 'follows_used' });
}

/** Ends a follow, even of a hidden person. After that, throws `not_found` for a hidden person as for an unknown one. */
export async function unfollowPerson({ db, clock }: Needs, { userId, followeeId }: FollowPair): Promise<Followed> {
  await endFollow(db, { userId, followeeId });
  await cardOf(db, followeeId, { viewerId: userId, now: clock.now() });
  return { isFollowing: false, followers: (await followCountsFor(db, followeeId, userId)).followers };
}

export async function isFollowed({ db, clock }: Needs, { userId, followeeId }: FollowPair): Promise<boolean> {
  await cardOf(db, followeeId, { viewerId: userId, now: clock.now() });
  return (await followedAmong(db, userId, [followeeId])).has(followeeId);
}

const PAGE = 30;

interface FollowPageQuery {
  userId: number;
  viewerId: number;
  cursor: string | undefined;
}
type FollowPage = z.output<typeof listFollowers.response>;

/**
 * Returns a page of a person's followers that the viewer sees; throws `not_found` for a person hidden from the viewer.
 */
export function followers(deps: Needs, wish: FollowPageQuery): Promise<FollowPage> {
  return pageBy(deps, wish, followersOf);
}

/** Returns a page of the people that a person follows, with the same rules as `followers`. */
export function followees(deps: Needs, wish: FollowPageQuery): Promise<FollowPage> {
  return pageBy(deps, wish, followeesOf);
}

async function pageBy(
  { db, clock }: Needs,
  { userId, viewerId, cursor }: FollowPageQuery,
  read: (db: Db, wish: FollowWish) => Promise<FollowPlace[]>,
): Promise<FollowPage> {
  const view = { viewerId, now: clock.now() };
  await cardOf(db, userId, view);
  const place = placeOf(cursor);
  const after = place && { at: place.at, id: Number(place.id) };
  const rows = await read(db, { userId, viewerId, after, limit: PAGE + 1 });
  const { page, nextCursor } = pageOf(rows, PAGE, cursorOf);
  const ids = page.map(({ id }) => id);
  const [cards, mine] = await Promise.all([cardsFor(db, ids, view), followedAmong(db, viewerId, ids)]);
  const people = ids.flatMap((id) => {
    const card = cards.get(id);
    return card === undefined ? [] : [{ ...card, isFollowing: mine.has(id) }];
  });
  return { people, nextCursor };
}

async function cardOf(db: Db, id: number, view: { viewerId: number; now: Date }) {
  const card = (await cardsFor(db, [id], view)).get(id);
  if (card === undefined) throw new AppError('not_found');
  return card;
}
