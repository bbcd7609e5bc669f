export type Direction = 'ltr' | 'rtl';

/** Letters of scripts that are written from the right, and characters that turn what follows. */
const TURNING =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const [FIRST_STRONG, END] = ['\u2068', '\u2069'];

/**
 * Returns a text between the characters of Unicode that isolate it, so that it turns nothing beside it. However many
 * isolates the text begins or ends itself, the outer one ends after it.
 */
export const isolating = (text: string): string =>
  FIRST_STRONG.repeat(text.split(END).length) + text + END.repeat(text.split(/[\u2066-\u2068]/).length);

/** Returns a text as it can stand in a sentence from the left: isolated if it could turn the sentence. */
export const isolated = (text: string): string => (TURNING.test(text) ? isolating(text) : text);

/** Returns the values of a message from the left, each text isolated. */
export const isolatedIn = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );

/** Returns a sentence without a second stop after a value that ends with one, such as "Akira T." or "9:00 p.m.". */
export function stoppedOnce(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return Object.values(values).reduce<string>(
    (text, value) => (typeof value === 'string' && value.endsWith('.') ? text.replace(`${value}.`, () => value) : text),
    sentence,
  );
}
