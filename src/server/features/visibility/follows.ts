/** Who follows whom. */
export {
  endFollow,
  endFollowsBetween,
  followCountsFor,
  followCountsOf,
  followedAmong,
  followeesOf,
  followersOf,
  friendsOf,
  putFollow,
  type FollowPlace,
  type FollowWish,
  COUNTED_ONE_BY_ONE,
} from './follows.queries.ts';
