import type { InfiniteData } from '@tanstack/react-query';
import { authUser, userStats } from '#contract/accounts.ts';
import { listChats } from '#contract/chat.list.ts';
import { countActivity } from '#contract/digest.ts';
import { listInvitations } from '#contract/groups.ts';
import { listIntroductions } from '#contract/introductions.ts';
import { listMatches } from '#contract/matching.ts';
import { nextPlan } from '#contract/plans.ts';
import { listPosts, listPostsBy } from '#contract/posts.ts';
import { withoutPresence } from '#web/features/chat/state/chat.data.ts';
import { feedKey, personsPostsKey } from '#web/features/posts/reading/posts.keys.ts';
import { withoutPresence as dayWithoutPresence } from '#web/parts/match/matchDay.ts';
import type { Keepsake } from '#web/platform/calls/keep.ts';
import { queryKey } from '#web/platform/calls/query.ts';

/**
 * The reads that the first screens of the tabs show, which the next visit shows at once and a visit without a network
 * can use. The chat itself keeps the messages of the last rooms, and the hall keeps its guests.
 */
export const keptOf = (me: number): Keepsake[] => [
  ...[authUser, countActivity, nextPlan, listInvitations, listIntroductions].map((route) => ({
    key: queryKey(route),
    lasting: asItIs,
  })),
  { key: queryKey(listChats), lasting: withoutPresence },
  { key: queryKey(listMatches), lasting: dayWithoutPresence },
  { key: queryKey(listPosts, undefined, { limit: 3 }), lasting: asItIs },
  { key: queryKey(userStats, { id: me }), lasting: asItIs },
  { key: feedKey(listPosts, 'in'), lasting: newestPage },
  { key: personsPostsKey(listPostsBy, me), lasting: newestPage },
];

function asItIs(data: unknown): unknown {
  return data;
}

/** Returns a list that begins with its newest page without its other pages. */
function newestPage(data: unknown): unknown {
  const { pages, pageParams } = data as InfiniteData<unknown>;
  return pageParams[0] === null ? { pages: pages.slice(0, 1), pageParams: [null] } : undefined;
}
