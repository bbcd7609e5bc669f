import { describe, expect, it } from 'vitest';
import { begunIn, partsOf, withMention } from './mentions.ts';

const handlesIn = (content: string): (string | undefined)[] => partsOf(content).flatMap(({ handle }) => handle ?? []);

describe('The mentions of a message', () => {
  it('The mentions of a message are found wherever a word begins, whatever follows', () => {
    expect(handlesIn('@Wild_Ada, and (@bo1) or @cy3! @ab')).toEqual(['wild_ada', 'bo1', 'cy3']);
  });

  it('The mentions of a message are not found inside an address or a longer word', () => {
    expect(handlesIn(`ana@example.com @@ada x@bob @${'a'.repeat(31)}`)).toEqual([]);
  });

  it('The mentions of a message leave the words as they were', () => {
    const content = 'so @ada: "hm" @bob\n@cyd';
    expect(
      partsOf(content)
        .map(({ text }) => text)
        .join(''),
    ).toBe(content);
  });
});

describe('A mention that is being typed', () => {
  it('A mention in progress is the text after the last @ at the end', () => {
    expect([begunIn('@'), begunIn('so @ad'), begunIn('(@a')]).toEqual(['', 'ad', 'a']);
    expect([begunIn('ana@ex'), begunIn('@ada '), begunIn('')]).toEqual([undefined, undefined, undefined]);
  });

  it('A mention that is being typed is replaced by the handle that was chosen', () => {
    expect(withMention('so @ad', 'ada_wild')).toEqual({ text: 'so @ada_wild ', caret: 13 });
    expect(withMention('@', 'bob')).toEqual({ text: '@bob ', caret: 5 });
    expect(withMention('Ask @ad about it', 'ada', 7)).toEqual({ text: 'Ask @ada about it', caret: 9 });
  });
});
