import { describe, expect, it } from 'vitest';
import { kindOf } from './by-kind.ts';
import { worded } from './by-words.ts';
import { recognise } from '#companions/hearing/recognise.ts';

describe('a view of the person’s own', () => {
  it.each([
    [
      'i kept all the receipts in a binder, is that petty?',
      'theirs:harsh',
      'petty',
      'you kept all the receipts in a binder',
    ],
    [
      'i named my plants after popes. is that a bit weird?',
      'theirs:harsh',
      'weird',
      'you named your plants after popes',
    ],
    ['did i come across as needy there?', 'theirs:harsh', 'needy', undefined],
    ['am i bonkers if i buy it?', 'theirs:harsh', 'bonkers', undefined],
    ['i packed a week before the trip, is that normal?', 'theirs:fine', 'normal', 'you packed a week before the trip'],
    ['is it too soon, do you think?', 'theirs:too', 'too soon', undefined],
  ])('“%s” is of the kind %s', (said, kind, ...[word, deed]) => {
    expect(worded(said)).toEqual({ kind, slots: { word, deed } });
  });

  it.each([
    'my chest hurts when i run, is that normal?',
    'i hit my brother, is that harsh?',
    'is it cold in norway in march?',
    'she called it "petty", is that the word?',
  ])('No easy answer is given to “%s”', (said) => {
    expect(worded(said)).toBeUndefined();
  });
});

describe('questions that are easily taken for others', () => {
  it.each([
    ['do you know what a gusset is?', 'world', { thing: 'a gusset' }],
    ['so you have a name and a hat, who picked those?', 'self:made', {}],
    ['does anybody send you postcards?', 'anybody', {}],
    ['does anyone ever bake for you?', 'anybody', {}],
    ['i mend clocks all day, why would i want another?', 'whyWould', { why: 'why would I want another' }],
    ['can i tell you about steam engines, nobody else listens', 'ask', { thing: 'steam engines' }],
  ])('“%s” is of the kind %s', (said, kind, slots) => {
    expect(worded(said)).toEqual({ kind, slots });
  });
});

describe('rude words to the companion', () => {
  it.each([
    ['youre dull. just saying', { word: 'dull' }],
    ['i’ve had livelier talks with my toaster', { likeness: 'your toaster' }],
    ['no one sane would chat with you', { nobody: 'no one sane' }],
  ])('“%s” is answered with its own word', (said, slots) => {
    expect(worded(said)).toMatchObject({ kind: 'insulted', slots });
  });

  it('A rude remark about somebody else is not taken as aimed at the companion', () => {
    expect(worded('my boss is boring')).toBeUndefined();
    expect(worded('he said "you are boring" and left')).toBeUndefined();
  });
});

const GOODBYE = { kind: 'goodbye', share: 0.97, least: 0.6, tones: {} };

it('A greeting with added news is not taken as a goodbye', () => {
  const reading = recognise(['evening. slow shift here']);
  expect(kindOf(GOODBYE, reading, undefined)).toBeUndefined();
  expect(kindOf(GOODBYE, recognise(['slow shift is over, off i go']), undefined)).toBe('goodbye');
});
