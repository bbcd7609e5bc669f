import { describe, expect, it } from 'vitest';
import { z } from 'zod';
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
    [z.string(), 7, 'This must be of the type string.'],
    [z.enum(['women', 'men']), 'cats', 'This must be one of: women, men.'],
    [z.string().regex(/^a+$/), 'b', 'This is not in the form it should have.'],
    [z.email(), 'nobody', 'Invalid email address'],
    [z.string().max(3, 'Too long for a name.'), 'x'.repeat(4), 'Too long for a name.'],
  ])('%#: A field is refused in plain words, its own where it has some', (schema, input, words) => {
    expect(wordsFor(schema, input)).toBe(words);
  });
});
