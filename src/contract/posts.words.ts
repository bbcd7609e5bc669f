import { z } from 'zod';

const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Counts visible characters: an emoji of a family is one. */
export function lengthOf(text: string): number {
  return [...segments.segment(text)].length;
}

/** The UTF-16 units allowed per visible character. An emoji of a family or a letter with several marks has many. */
const UNITS_EACH = 16;

/** A text for many readers, of at most `max` visible characters. */
export const writtenIn = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .max(max * UNITS_EACH, `At most ${max} characters.`)
    .transform((value) => value.normalize('NFC').trim())
    .refine((value) => value.length > 0, 'Write something first.')
    .refine((value) => lengthOf(value) <= max, `At most ${max} characters.`)
    .refine((value) => !/\0|\p{Cs}|[\u202A-\u202E\u2066-\u2069\uFEFF]/u.test(value), 'Some characters cannot be sent.');
