import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusedIn } from '#content/error-words.ts';
import { fieldWords } from './field-words.ts';

const wordsFor = (schema: z.ZodType, input: unknown): string | undefined =>
  schema.safeParse(input, { error: fieldWords }).error?.issues[0]?.message;

describe('what a refused field says', () => {
  it.each<[z.ZodType, unknown, string]>([
    [z.string().max(50), 'x'.repeat(400), 'At most 50 characters.'],
    [z.string().min(8), 'short', 'At least 8 characters.'],
    [z.string().min(1), '', 'Please fill this in.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'At most 2.'],
    [z.number().min(18), 17, 'At least 18.'],
    [z.string(), undefined, 'This is missing.'],
    [z.string(), 7, 'This is not of the right kind.'],
    [z.enum(['women', 'men']), 'cats', 'Choose one of those that are there.'],
    [z.string().regex(/^a+$/), 'b', 'This is not in the form it should have.'],
  ])('A refusal of case %# is plain in English and Spanish', (schema, input, words) => {
    expect(wordsFor(schema, input)).toBe(words);
    expect(refusedIn('es', words)).not.toBe(words);
  });

  it('A schema that has words of its own keeps them', () => {
    expect(wordsFor(z.string().max(3, 'Too long for a name.'), 'x'.repeat(4))).toBe('Too long for a name.');
  });
});
