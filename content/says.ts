/** A translator for one language: by id, with the English beside it; for a text without an id, by its English. */
export interface Says {
  t: (id: string, message: string, values?: Record<string, string | number>) => string;
  spoken: (english: string) => string;
  list: (words: string[]) => string;
}
