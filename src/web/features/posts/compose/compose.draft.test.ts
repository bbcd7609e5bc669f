import { expect, it } from 'vitest';
import { sharedIn, toggleTag, withShared } from './compose.draft.ts';
import { CHALLENGE } from '#web/features/posts/parts/post.words.ts';

it('The challenge chip adds its tag once and removes it with its space', () => {
  expect(toggleTag('')).toBe(CHALLENGE);
  expect(toggleTag('I said hello ')).toBe(`I said hello ${CHALLENGE}`);
  expect(toggleTag(`I said hello ${CHALLENGE}`)).toBe('I said hello');
  expect(toggleTag(`One ${CHALLENGE} two`)).toBe('One two');
});

it('Shared words are appended to a draft once each', () => {
  expect(sharedIn('title=A+fox&text=A+fox&url=https%3A%2F%2Fexample.com')).toBe('A fox https://example.com');
  expect(sharedIn('title=+&other=x')).toBe('');
  expect(withShared('', 'A fox')).toBe('A fox');
  expect(withShared('Mine ', 'A fox')).toBe('Mine A fox');
  expect(withShared('Mine A fox', 'A fox')).toBe('Mine A fox');
  expect(withShared('Mine', '')).toBe('Mine');
});
