import { describe, expect, it } from 'vitest';
import { wordsAlone } from '#test/words-alone.ts';
import { judge } from './judge.ts';

describe('the count of non sequiturs', () => {
  it.each([
    ['i burned forty loaves', 'You burned forty loaves, then.', 'word'],
    ['nope', 'A no, fair enough.', 'listening'],
    [
      'youre no use',
      'You have a point. I’m an AI with a written stock of lines, and not every line fits the person.',
      'listening',
    ],
    ['the bus was late', 'I once owned a tortoise.', 'non sequitur'],
  ] as const)('The line “%s” with the reply “%s” is judged %s', async (said, reply, verdict) => {
    expect(await judge(wordsAlone, said, reply)).toBe(verdict);
  });
});
