/** Returns the length of a text as the server counts it. */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC').trim()].length;
}
