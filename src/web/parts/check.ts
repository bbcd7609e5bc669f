/** The state of a field: empty, or wrong or right with the words that say so. */
export type Check = { state: 'empty' } | { state: 'wrong' | 'right'; words: string };
