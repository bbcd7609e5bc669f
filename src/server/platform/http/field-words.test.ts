import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { refusedIn } from '#server/platform/speaker.ts';
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
    [z.uuid(), 'b', 'This is not in the form it should have.'],
    [z.iso.datetime(), 'noon', 'This is not in the form it should have.'],
    [z.url(), 'b', 'This is not in the form it should have.'],
    [z.number().multipleOf(5), 7, 'This is not of the right kind.'],
    [z.int(), 1.5, 'This is not of the right kind.'],
    [z.union([z.number(), z.array(z.number())]), 'b', 'This is not of the right kind.'],
    [z.record(z.enum(['a']), z.string()), { b: '' }, 'This is missing.'],
    [z.strictObject({ a: z.string() }), { a: 'a', b: '' }, 'Nobody asked for “b” here.'],
    [z.object({}).refine(() => false), {}, 'This is not of the right kind.'],
  ])('A refusal of case %# is plain in English and Spanish', (schema, input, words) => {
    expect(wordsFor(schema, input)).toBe(words);
    expect(refusedIn('es', words)).not.toBe(words);
  });

  it('No refusal of any kind is in the library’s words', () => {
    const refused = [
      z.email(),
      z.ipv4(),
      z.base64(),
      z.literal('a'),
      z.number(),
      z.nan(),
      z.boolean(),
      z.never(),
      z.date(),
      z.tuple([z.string()]),
      z.map(z.string(), z.string()),
      z.set(z.string()),
      z.string().startsWith('a'),
      z.string().includes('a'),
      z.record(z.string().regex(/a/), z.string()),
      z.discriminatedUnion('of', [z.object({ of: z.literal('a') })]),
    ];
    for (const input of ['b', 7.5, null, undefined, [], ['b'], { b: 1 }, { of: 'b' }, Number.NaN]) {
      for (const schema of refused) {
        for (const { message } of schema.safeParse(input, { error: fieldWords }).error?.issues ?? []) {
          expect([message, refusedIn('es', message)]).not.toEqual([message, message]);
        }
      }
    }
  });

  it('A schema that has words of its own keeps them', () => {
    expect(wordsFor(z.string().max(3, 'Too long for a name.'), 'x'.repeat(4))).toBe('Too long for a name.');
  });
});
