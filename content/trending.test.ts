import { expect, it } from 'vitest';
import { GROUP_DESCRIPTION_MAX, GROUP_NAME_MAX } from '#contract/groups.ts';
import { trendingIds } from '#contract/trending.ts';
import { trendingRooms } from './trending.ts';

it('The twenty open rooms each have an emoji, a description and tags', () => {
  const rooms = Object.values(trendingRooms);
  expect(Object.keys(trendingRooms)).toEqual([...trendingIds]);
  expect(rooms).toHaveLength(20);
  expect(new Set(rooms.map(({ name }) => name)).size).toBe(20);
  for (const { name, description, tags } of rooms) {
    expect(name).toMatch(/\p{Extended_Pictographic}/u);
    expect(name.length).toBeLessThanOrEqual(GROUP_NAME_MAX);
    expect(description.length).toBeLessThanOrEqual(GROUP_DESCRIPTION_MAX);
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) expect(tag).toMatch(/^#[A-Z][A-Za-z]+$/);
  }
});
