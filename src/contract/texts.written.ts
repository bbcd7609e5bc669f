/** Returns the most bytes of a text of `max` characters. A family of four is 25 bytes, a letter is 1 to 4. */
export const ceilingOf = (max: number): number => max * 8;

/** Created on first use, because a segmenter makes the browser load its Unicode data. */
let segments: Intl.Segmenter | undefined;

/** Returns the characters of a text as a person counts them: a flag, or a letter with its marks, is one. */
export function graphemes(text: string): string[] {
  segments ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segments.segment(text), ({ segment }) => segment);
}

/** Returns a text in the form in which it is counted: composed, with one kind of line break, without space around it. */
export const canonical = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .trim()
    .normalize('NFC');

/** Counts the characters of a text, as a person counts them, without the space around it. */
export const lengthOf = (text: string): number => graphemes(canonical(text)).length;

/**
 * Returns how many characters may still be added to a text; negative for the number that are too many. A text of fewer
 * than `max` characters is too long when they take more than `8 * max` bytes.
 */
export function leftIn(text: string, max: number): number {
  const ceiling = ceilingOf(max);
  const whole = canonical(text);
  // A text of many times the limit is counted in code units from there on, because segmenting it takes long.
  const head = whole.slice(0, ceiling * 2);
  let [kept, bytes, over] = [0, 0, whole.length - head.length];
  for (const sign of graphemes(head)) {
    bytes += bytesOf(sign);
    if (kept < max && over === 0 && bytes <= ceiling) kept += 1;
    else over += 1;
  }
  return over > 0 ? -over : max - kept;
}

/**
 * Returns whether a text has at most `max` characters and `8 * max` bytes. Long texts are refused by their length, and
 * short ones fit by it: a character has at least one code unit, and a code unit at most 3 bytes.
 */
export const fitsIn = (text: string, max: number): boolean =>
  text.trim().length <= ceilingOf(max) && (canonical(text).length <= max || leftIn(text, max) >= 0);

function bytesOf(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const point = sign.codePointAt(0) ?? 0;
    bytes += point < 0x80 ? 1 : point < 0x8_00 ? 2 : point < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/**
 * What shows nothing by itself. Beside Unicode's own properties, these are letters and signs that are drawn blank: the
 * braille blank, the object's place, a note without a head, two blanks of Egyptian and the filler of Khitan.
 */
const UNSEEN =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Noncharacter_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}\u{16FE4}]/gu;
const SEEN = new RegExp(UNSEEN.source.replace('[', '[^'), 'u');

/** Returns a text without the characters that show nothing by themselves. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '');

/** Returns whether a text shows anything to a reader. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** Where a text is read: `talk` holds all that a database can keep, `notice` has several lines, `line` has one. */
export type Manner = 'talk' | 'notice' | 'line';

/** What pages put around a name of another direction (content/isolated.ts), and so what is in a text copied from one. */
const ISOLATING = /[\u2068\u2069]/g;

/** Returns a text in the form in which it is stored. A notice keeps one empty line of several, a line becomes one line. */
export function formOf(text: string, manner: Manner): string {
  const whole = canonical(text);
  if (manner === 'talk') return whole;
  const spaced = whole.replaceAll('\t', ' ');
  if (manner === 'line') return spaced.replaceAll('\n', ' ');
  return canonical(spaced.replaceAll(ISOLATING, '')).replaceAll(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}

const KEPT_OUT = /[\0\p{Cs}]/u;
const TURNING = /(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Returns the first character that such a text cannot hold; undefined if there is none. */
export const unfitIn = (text: string, manner: Manner): string | undefined =>
  (manner === 'talk' ? KEPT_OUT : TURNING).exec(formOf(text, manner))?.[0];

/** The names of characters that a reader cannot see, and so cannot find in a text. */
const NAMES: Readonly<Record<number, string>> = {
  0x00: 'NUL',
  0x09: 'tab',
  0x0a: 'line break',
  0x1b: 'escape',
  0x7f: 'delete',
  0xad: 'soft hyphen',
  0x6_1c: 'Arabic letter mark',
  0x18_0e: 'vowel separator',
  0x20_0b: 'zero-width space',
  0x20_0c: 'zero-width non-joiner',
  0x20_0d: 'zero-width joiner',
  0x20_0e: 'left-to-right mark',
  0x20_0f: 'right-to-left mark',
  0x20_2a: 'left-to-right embedding',
  0x20_2b: 'right-to-left embedding',
  0x20_2c: 'end of direction',
  0x20_2d: 'left-to-right override',
  0x20_2e: 'right-to-left override',
  0x20_60: 'word joiner',
  0x20_66: 'left-to-right isolate',
  0x20_67: 'right-to-left isolate',
  0x20_68: 'first strong isolate',
  0x20_69: 'end of isolate',
  0x28_00: 'braille blank',
  0x31_64: 'Hangul filler',
  0xfe_ff: 'byte order mark',
};

/** The names of kinds of characters, in the order in which they are tried. */
const KINDS: readonly [RegExp, string][] = [
  [/\p{Cs}/u, 'half of a character'],
  [/\p{Cc}/u, 'control character'],
  [/[\u{E0000}-\u{E007F}]/u, 'hidden tag'],
  [/\p{Variation_Selector}/u, 'variation selector'],
  [/\p{Co}/u, 'private character'],
  [/\p{Default_Ignorable_Code_Point}|\p{Cf}/u, 'invisible character'],
  [/\p{Z}/u, 'separator'],
  [/\p{Cn}/u, 'unknown character'],
];

/** Every name that `nameOf` gives to a character without a look. */
export const characterNames: readonly string[] = [...Object.values(NAMES), ...KINDS.map(([, name]) => name)];

/** Returns the code point of a character, as in U+202E. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Names a character: by what it is if it cannot be seen, else by its look; and its code point, as in U+202E. */
export function nameOf(character: string): { name: string; code: string } {
  const point = character.codePointAt(0) ?? 0;
  const name = NAMES[point] ?? KINDS.find(([kind]) => kind.test(character))?.[1] ?? character;
  return { name, code: codeOf(character) };
}
