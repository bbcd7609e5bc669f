import { z } from 'zod';
import { personCard, userId } from './people.ts';
import { route } from './route.ts';

/** The most people that one person can follow. */
export const FOLLOWS_MAX = 5000;
/** The number of people that a new account can follow in a day. */
export const NEWCOMERS_FOLLOWS = 20;

const byId = z.object({ id: userId });
const limit = { max: 120, windowSeconds: 600, by: 'member' } as const;
const followed = z.object({ isFollowing: z.boolean(), followers: z.number().int().min(0) });

/**
 * Begins a follow. A repeat changes nothing. Throws `not_found` for a person the caller may not see, and `follows_used`
 * for a new account after `NEWCOMERS_FOLLOWS` people in a day.
 */
export const follow = route({
  method: 'POST',
  path: '/api/users/:id/follow',
  access: 'member',
  params: byId,
  response: followed,
  limit,
  repeat: 'sets',
});

/** Ends a follow. A repeat changes nothing. */
export const unfollow = route({
  method: 'DELETE',
  path: '/api/users/:id/follow',
  access: 'member',
  params: byId,
  response: followed,
  limit,
});

/** Returns whether the caller (`id`) follows a person (`otherId`). */
export const isFollowing = route({
  method: 'GET',
  path: '/api/users/:id/following/:otherId',
  access: 'member',
  params: z.object({ id: userId, otherId: userId }),
  response: z.object({ isFollowing: z.boolean() }),
});

/** A person in a list of followers or followed people, and whether the caller follows this person. */
const followPerson = personCard.extend({ isFollowing: z.boolean() });

/** The end of a page: the time of its last follow in milliseconds, and the id of the person in it. */
const cursor = z.string().regex(/^\d{1,13}\.\d{12}$/, 'That is no place in the list.');
const list = {
  method: 'GET',
  access: 'member',
  params: byId,
  query: z.object({ cursor: cursor.optional() }),
  response: z.object({ people: z.array(followPerson), nextCursor: cursor.nullable() }),
  limit: { max: 120, windowSeconds: 60, by: 'member' },
} as const;

/** Returns the people who follow a person, the latest first, without people hidden from the caller. */
export const listFollowers = route({ ...list, path: '/api/users/:id/followers' });

/** Returns the people that a person follows, the latest first, without people hidden from the caller. */
export const listFollowing = route({ ...list, path: '/api/users/:id/following' });
