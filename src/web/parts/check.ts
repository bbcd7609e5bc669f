/** The state of a field: empty, wrong or right; `words` is the text of a wrong or right field. */
export type Check = { state: 'empty' } | { state: 'wrong' | 'right'; words: string };
