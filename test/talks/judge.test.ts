import { describe, expect, it } from 'vitest';
import { wordsAlone } from '#test/words-alone.ts';
import { judge } from './judge.ts';

describe('the count of non sequiturs', () => {
  it.each([
    ['i burned forty loaves', 'You burned forty loaves, then.', 'word'],
    ['nope', 'A no, fair enough.', 'listening'],
    ['the bus was late', 'I once owned a tortoise.', 'non sequitur'],
  ] as const)('“%s” and “%s” is: %s', async (said, reply, verdict) => {
    expect(await judge(wordsAlone, said, reply)).toBe(verdict);
  });
});
