import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { MESSAGE_MAX } from '#contract/chat.ts';
import { tidied } from './tidy.ts';

it('A companion cleans what a model said', () => {
  expect(tidied('Mira: hello', 'Mira Oz')).toBe('hello');
  expect(tidied('```\ncode\n```', 'Mira')).toBe('');
  expect(tidied('"Quoted."', 'Mira')).toBe('Quoted.');
  expect(tidied('I’m not a person, I’m an AI character.', 'Mira')).toBe('I’m not a person, I’m an AI character.');
  assert(
    property(string({ unit: 'grapheme', maxLength: 1500 }), (text) => {
      const words = tidied(text, 'Mira (Oz');
      if (words !== undefined) expect([...words].length).toBeLessThanOrEqual(MESSAGE_MAX);
    }),
  );
});
