import { describe, expect, it } from 'vitest';
import { companions } from '#content/companions/companions.ts';
import { storyOf } from './stories.ts';
import { faultsOf, textsOf } from '#content/companions/story-faults.ts';
import { parseStory } from '#content/companions/story.ts';

describe('stories', () => {
  it.each(companions.map(({ key }) => key))('%s tells a whole story', (key) => {
    const story = storyOf(key);
    expect(story && faultsOf(story)).toEqual([]);
  });

  it('No two characters say the same sentence', () => {
    const said = companions.flatMap(({ key }) => {
      const story = storyOf(key);
      return story === undefined ? [] : textsOf(story);
    });
    expect(said.filter((text, at) => said.indexOf(text) < at)).toEqual([]);
  });

  it('A fault in the form names its line', () => {
    expect(() => parseStory('= a | b | c | d\n: start\nHello.\n- yes')).toThrow('line 4');
    expect(() => parseStory('Hello.')).toThrow('line 1');
  });

  it('A scene without an answer of its own is not whole', () => {
    const faults = faultsOf(parseStory('= a | b | c | d\n: start\nHello.\n- yes > start\nFine.'));
    expect(faults).toContain('a: no answer of its own');
    const asks = faultsOf(parseStory('= a | b | c | d\n~ And you?\n: start\nHello.\n- yes > start\nFine.'));
    expect(asks.some((fault) => fault.startsWith('a: an own answer over'))).toBe(true);
    expect(() => parseStory('~ Me, I hum.')).toThrow('line 1');
  });

  it('The checker finds steps that nothing leads to, loops and missing answers', () => {
    const faults = faultsOf(
      parseStory('= a | b | c | d\n: start\nHello.\n- yes > start\nFine.\n- no > gone\n: lost\nHm.\n! dare | Dance.'),
    );
    expect(faults).toEqual(
      expect.arrayContaining([
        'a: nothing leads to "lost"',
        'a: a loop: start start',
        'a: nothing answers "no"',
        'a: "no" leads to no step: gone',
      ]),
    );
  });
});
