/** A translator for one language: `t` takes an id with the English text, `spoken` only the English text. */
export interface Says {
  t: (id: string, message: string, values?: Record<string, string | number>) => string;
  spoken: (english: string) => string;
  list: (words: readonly string[]) => string;
}
