import { expect, it } from 'vitest';
import { toggleTag } from './compose.draft.ts';
import { CHALLENGE } from './post.words.ts';

it('The chip adds the tag of the challenge once, and takes it away with its space', () => {
  expect(toggleTag('')).toBe(CHALLENGE);
  expect(toggleTag('I said hello ')).toBe(`I said hello ${CHALLENGE}`);
  expect(toggleTag(`I said hello ${CHALLENGE}`)).toBe('I said hello');
  expect(toggleTag(`One ${CHALLENGE} two`)).toBe('One two');
});
