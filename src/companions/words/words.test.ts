import { expect, it } from 'vitest';
import { withoutQuestion } from './words.ts';

it('A line without its question keeps no word that only led up to it', () => {
  expect(withoutQuestion('P.S. to your story: is there something you wanted to say?')).toBe('');
  expect(withoutQuestion('I keep a jar. P.S. What do you keep?')).toBe('I keep a jar.');
  expect(withoutQuestion('Ah. I see it.')).toBe('Ah. I see it.');
});
