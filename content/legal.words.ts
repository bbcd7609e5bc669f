const NUMBER = /\d[\d,]*/g;

/** Returns a text with # in place of its numbers: the key of a translation into which measured numbers are put. */
export const withoutNumbers = (text: string): string => text.replaceAll(NUMBER, '#');

/** Returns a translation with the numbers of a text in place of #, in their order. */
export function withNumbersOf(text: string, translation: string): string {
  const numbers = text.match(NUMBER) ?? [];
  let at = -1;
  return translation.replaceAll('#', () => numbers[(at += 1)] ?? '');
}
