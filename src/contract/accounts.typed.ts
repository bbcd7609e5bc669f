/** Signs that a paste can bring along and nobody sees: marks of direction, joiners, spaces of no width. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const MOST_BEFORE = 9;

/** Returns a digit of any script as one of 0 to 9. The ten digits of a script follow each other. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < MOST_BEFORE && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Returns what a person typed or pasted into a field whose value is compared: without invisible signs and outer
 * spaces, in the usual width, and with the digits 0 to 9.
 */
export const asTyped = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(/\p{Nd}/gu, (sign) => (sign >= '0' && sign <= '9' ? sign : digitOf(sign)))
    .trim();
