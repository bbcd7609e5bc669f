import { z } from 'zod';
import { unfitWords, visibleText } from './texts.ts';
import { isSeen, withoutUnseen } from './texts.written.ts';

const LETTERLESS = 'A name needs a letter.';

/**
 * Accepts a person's name with at least one visible letter and no invisible signs, except for joiners in emojis and
 * where a script needs them. Empty text removes the name; text of nothing but spaces is no name.
 */
export const personName = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .refine((typed) => typed === '' || typed.trim() !== '', { message: LETTERLESS, abort: true })
    .refine((typed) => !/[\n\r\t]./u.test(typed.trim()), { message: 'A name is one line.', abort: true })
    .pipe(visibleText({ manner: 'line', max }))
    .superRefine((name, context) => {
      const message = faultIn(name);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    })
    .meta({ written: 'name', most: max });

function faultIn(name: string): string | undefined {
  if (name === '') return undefined;
  const hidden = hiddenIn(name);
  if (!/\p{L}/u.test(withoutUnseen(name))) return LETTERLESS;
  if (hidden !== undefined) return unfitWords(hidden);
  return /\p{M}{4}/u.test(name.replaceAll(/[\u200C\u200D]/g, '')) ? 'At most three marks on a letter.' : undefined;
}

/** Returns the first character of a name that cannot be seen and has no work to do in it; undefined for none. */
export function hiddenIn(name: string): string | undefined {
  const shown = name
    .replaceAll(PRESENTATION, '')
    .replaceAll(JOINED_EMOJI, (found) => (isKnown(found) ? ' ' : found))
    .replaceAll(/\p{RGI_Emoji}/gv, ' ');
  const plain = shown.replaceAll(/[\u200C\u200D]/g, (joiner, at: number) =>
    joins(joiner, shown.slice(0, at), shown.slice(at + 1)) ? '' : joiner,
  );
  return Array.from(plain).find((sign) => !/\p{Zs}/u.test(sign) && (!isSeen(sign) || /[\p{Co}\p{Cn}]/u.test(sign)));
}

/** The choice between a colored and a plain picture: ♥️ or ♥︎. */
const PRESENTATION = /(?<=(?!\p{Emoji_Modifier}|\p{Regional_Indicator}|[0-9#*])\p{Emoji})[\uFE0E\uFE0F]/gu;

const JOINED_EMOJI =
  /\p{Extended_Pictographic}\p{Emoji_Modifier}?(?:\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}?)+/gu;

/** Returns whether Unicode recommends a sequence of joined emojis, whose choices of presentation may be left out. */
function isKnown(sequence: string): boolean {
  const parts = sequence
    .split('\u200D')
    .map((part) => (/^\p{Emoji_Presentation}|\p{Emoji_Modifier}$/u.test(part) ? part : `${part}\uFE0F`));
  return /^\p{RGI_Emoji}$/v.test(parts.join('\u200D'));
}

/** The scripts whose letters are joined, or kept apart, by a joiner after a virama. */
const SCRIPTS = [
  /\p{sc=Devanagari}/u,
  /\p{sc=Bengali}/u,
  /\p{sc=Gurmukhi}/u,
  /\p{sc=Gujarati}/u,
  /\p{sc=Oriya}/u,
  /\p{sc=Tamil}/u,
  /\p{sc=Telugu}/u,
  /\p{sc=Kannada}/u,
  /\p{sc=Malayalam}/u,
  /\p{sc=Sinhala}/u,
  /\p{sc=Myanmar}/u,
  /\p{sc=Khmer}/u,
  /\p{sc=Balinese}/u,
  /\p{sc=Javanese}/u,
];

/** Arabic letters that join no letter after them, and those that join none at all. */
const RIGHT =
  /[\u0622-\u0625\u0627\u0629\u062F-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06C0\u06C3-\u06CB\u06CD\u06CF\u06D2\u06D3\u06D5\u06EE\u06EF\u0759-\u075B\u076B\u076C\u0771\u0773\u0774\u0778\u0779\u0870-\u0882\u088E\u08AA-\u08AC\u08AE\u08B1\u08B2\u08B9]/u;
const APART = /[\u0621\u0674\u08AD]/u;

/** Returns whether a joiner stands where UAX 31 allows one: its rules A1, A2 and B. */
function joins(joiner: string, before: string, after: string): boolean {
  const [, letter = '', marks = ''] = /(\p{L})(\p{M}*)$/u.exec(before) ?? [];
  const [, next = ''] = /^\p{M}*(\p{L})/u.exec(after) ?? [];
  const isNonJoiner = joiner === '\u200C';
  if (isNonJoiner && isArabic(letter) && isArabic(next)) return !RIGHT.test(letter) && !APART.test(letter + next);
  const script = SCRIPTS.find((one) => one.test(letter));
  if (script === undefined) return false;
  const isNextSame = script.test(next);
  // Before the virama: the other form of a conjunct in Bengali, Kannada and Sinhala.
  if (marks === '') return !isNonJoiner && BEFORE.test(letter) && isVirama(after.slice(0, 1)) && isNextSame;
  const virama = marks.slice(-1);
  if (!isVirama(virama) || !script.test(virama)) return false;
  if (isNonJoiner) return /^\p{L}/u.test(after) && isNextSame;
  return !/^\p{M}/u.test(after) && (next === '' || isNextSame);
}

const BEFORE = /\p{sc=Bengali}|\p{sc=Kannada}|\p{sc=Sinhala}/u;
const isArabic = (letter: string): boolean => /^\p{sc=Arabic}$/u.test(letter);

/** Returns whether the combining class of a mark is 9: normalizing puts it behind a mark of class 8 and before 10. */
const isVirama = (mark: string): boolean =>
  mark !== '' &&
  `${mark}\u3099`.normalize('NFD') === `\u3099${mark}` &&
  `\u05B0${mark}`.normalize('NFD') === `${mark}\u05B0`;
