import { expect, test } from 'vitest';
import { sentAround } from './homecoming.ts';

test('A newcomer’s onward link leads only to a shared group, post or profile', () => {
  for (const address of [
    '/g/STqc3ySXncYdHrQzPA98CA',
    '/post/1',
    '/u/wren_of_the_link',
    '/users/123456789012',
    '/users/123456789012?returnTo=%2Fbrowse',
  ])
    expect(sentAround(address)).toBe(address);
  for (const address of [
    '/',
    '/match',
    '/g/',
    '/g/a/b',
    '/chat/1',
    '/post',
    '/post?challenge',
    '//u/a',
    '/u/a/../../b',
  ])
    expect(sentAround(address)).toBeNull();
  expect(sentAround(null)).toBeNull();
});
