import { expect, test } from 'vitest';
import type { Post } from '#contract/posts.ts';
import { wideOf } from './shape.ts';

/** Returns posts named by their places: a letter "p" is a picture, "w" words. */
const posts = (kinds: string): Pick<Post, 'id' | 'picture' | 'gif'>[] =>
  [...kinds].map((kind, at) => ({
    id: String(at),
    picture: kind === 'p' ? ({ width: 1, height: 1 } as Post['picture']) : null,
    gif: null,
  }));
const wide = (kinds: string, isWhole = true): string => [...wideOf(posts(kinds), isWhole)].toSorted().join('');

test('Words are wide, and two pictures stand side by side', () => {
  expect(wide('wpwpw')).toBe('024');
  expect(wide('pppp')).toBe('');
});

test('A picture without a neighbor is wide, but the last waits for the next page', () => {
  expect(wide('pwwwwp')).toBe('012345');
  expect(wide('pwwwp')).toBe('123');
  expect([wide('wp'), wide('wp', false)]).toEqual(['01', '0']);
});
