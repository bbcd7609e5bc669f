import { beforeEach, expect, it } from 'vitest';
import type { Me } from '#contract/people.ts';
import { queryClient } from '#web/platform/calls/query.ts';
import { showAuthor } from './author.data.ts';

const FEED = ['api', 'posts', 'pages', 'in'];
const OTHERS = ['api', 'posts', 'pack', 'pages', 'in'];

const me = {
  id: 1,
  displayName: 'Ana',
  handle: 'ana',
  profileImageUrl: null,
  avatarConfig: null,
  mbtiType: 'INFJ',
  personalityPlanet: null,
} as unknown as Me;

const postBy = (id: number) => ({
  id: `post of ${id}`,
  user: {
    id,
    displayName: 'Ana',
    handle: 'ana',
    username: 'ana',
    profileImageUrl: null,
    avatarConfig: null,
    mbtiType: 'INFJ',
    personalityPlanet: null,
  },
});
const feedOf = (...ids: number[]) => ({ pages: [{ posts: ids.map(postBy) }], pageParams: [null] });

beforeEach(() => queryClient.clear());

it('A changed name shows on the author’s posts and leaves other feeds untouched', () => {
  queryClient.setQueryData(FEED, feedOf(1, 2));
  queryClient.setQueryData(OTHERS, feedOf(2));
  const others = queryClient.getQueryData(OTHERS);
  showAuthor({ ...me, displayName: 'Anouk' });
  const feed = queryClient.getQueryData<ReturnType<typeof feedOf>>(FEED);
  expect(feed?.pages[0]?.posts.map(({ user }) => user.displayName)).toEqual(['Anouk', 'Ana']);
  expect(queryClient.getQueryData(OTHERS)).toBe(others);
});

it('A profile change that no post shows leaves the feed unchanged and still stale', async () => {
  queryClient.setQueryData(FEED, feedOf(1, 2));
  await queryClient.invalidateQueries({ queryKey: FEED });
  const feed = queryClient.getQueryData(FEED);
  showAuthor({ ...me, bio: 'New words' });
  expect(queryClient.getQueryData(FEED)).toBe(feed);
  expect(queryClient.getQueryState(FEED)?.isInvalidated).toBe(true);
});
