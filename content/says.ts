/** What says texts in one language: by id, with the English beside it; a text without an id, by its English; and a list. */
export interface Says {
  t: (id: string, message: string, values?: Record<string, string | number>) => string;
  spoken: (english: string) => string;
  list: (words: string[]) => string;
}
