/** The state of a field. `words` is the text that the field shows when it is wrong or right. */
export type Check = { state: 'empty' } | { state: 'wrong' | 'right'; words: string };
